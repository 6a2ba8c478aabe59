import { liqdRule } from '../pair-rule.ts';
import { liqdScheme } from '../pair-scheme.ts';
import { decimalsClaim } from '../result-claim.ts';
import { roundsOf } from '../scheme.ts';
import { playRoll, rollField } from './dice.ts';
import { MINES_FIELDS, MINES_READ, playTiles, shuffled } from './mines.ts';
import { dropByNumbers, parseDropClaim, parseRisk, parseRows, PLINKO_FIELDS } from './plinko.ts';

export const liqdRules = {
  dice: liqdRule({
    readClaim: decimalsClaim({ least: 0, most: 99.99 }),
    draws: () => [{ suffix: ':0', many: 10_000 }],
    play: ([number = Number.NaN]) => playRoll(number, 'Roll, ÷ 100'),
  }),
  plinko: liqdRule({
    ...dropByNumbers(1),
    inputs: { rows: parseRows, risk: parseRisk },
    readClaim: parseDropClaim,
  }),
  /** Shuffle from the first tile, each swapped with itself or a later one; the first tiles are the mines. */
  mines: liqdRule({
    ...MINES_READ,
    draws: ({ mineCount }) =>
      Array.from({ length: mineCount }, (_, place) => ({ suffix: `:${place}`, many: 25 - place })),
    table: {
      caption: 'An HMAC for each mine: how many places on it is exchanged with',
      draw: 'Mine',
      outcome: 'Tile',
    },
    play: (numbers) => {
      const tiles = shuffled(numbers.map((number, place) => [place, place + number]));
      const mines = tiles.slice(0, numbers.length);
      return { ...playTiles(mines, 1), outcomes: mines.map((tile) => String(tile + 1)) };
    },
  }),
};

export const liqdDice = liqdScheme({
  id: 'liqd-dice',
  name: 'Dice of LIQD: 0.00 to 99.99',
  guide: 'dice',
  fields: rollField('A roll of this rule is from 0.00 to 99.99.'),
  inWords: 'The cursor is 0 and n is 10,000.',
  publishedRounds: roundsOf(
    '015307d5a3f62db476210c3797bac8b7',
    '918c2a302c7219c91cf31ce3619acb0ac820b9b7760e8ea3889787bfcb5d14d8',
    { seed: 'auditf2456fc140ac', nonce: '0', claim: '24.01' },
    'f66e2db19bd4cd8a0d925abf5f0a2ee0',
    '45e8b4f8bfbe778f91c54fdcb2a1d7a09e69ac2e77ea63cf0a46e3ac7913858f',
    { seed: 'audit2444a014224c' },
    { nonce: '0', claim: '78.35' },
    { nonce: '1', claim: '21.00' },
  ),
  notShown: ['a number that the limit passes over'],
});

export const liqdPlinko = liqdScheme({
  id: 'liqd-plinko',
  name: 'Plinko of LIQD: an HMAC for each row, from 1',
  guide: 'plinko',
  fields: PLINKO_FIELDS,
  inWords: 'The cursor is the row, counted from 1; n is 2, and 1 goes right.',
  publishedRounds: roundsOf(
    '26134b2207a85f4050d6a1ffa43111b4',
    '45ee4ae6c6cf77ce67d3d041c45c4ba6743458079146adf409f96815919d4377',
    { seed: 'audit631d14e1099b', rows: '10' },
    { nonce: '11', risk: '', claim: '1110001001' },
    { nonce: '12', risk: 'low', claim: '3.00' },
    'fc9a1d6fad00e0832fddfdea45435c85',
    '3b34a0fce5732f2d9c89b16fca9c2b6a231c2b7f2de29bbc41e141861dc39d36',
    { seed: 'auditb1141320acde', rows: '8' },
    { nonce: '28', risk: '', claim: '01011111' },
  ),
});

export const liqdMines = liqdScheme({
  id: 'liqd-mines',
  name: 'Mines of LIQD: shuffled from the first tile',
  fields: MINES_FIELDS,
  inWords:
    'The tiles 1 to 25 are shuffled from the first place: the cursor is the place, counted from 0, n is how many places are left from it on, and the place is exchanged with the one as many places on as drawn. The first tiles are the mines.',
  publishedRounds: roundsOf(
    'a397afa99f65138e7c2b8530099dd989',
    '62dda86f3331792e30e8f0fe8de8e090079d15469b8557577e8199d58e2c9f47',
    { seed: 'audita2881c873dd6', mineCount: '7' },
    { nonce: '25', claim: '12, 21, 24, 11, 6, 9, 4' },
    { nonce: '26', claim: '25, 4, 17, 9, 20, 18, 10' },
    { nonce: '27', claim: '1, 8, 14, 18, 23, 17, 3' },
  ),
  notShown: ['a number that the limit passes over'],
});
