import { duelRule } from '../pair-rule.ts';
import { duelScheme } from '../pair-scheme.ts';
import { decimalsClaim } from '../result-claim.ts';
import { roundsOf } from '../scheme.ts';
import { twoDecimals } from '../working.ts';
import { playRoll, rollField } from './dice.ts';
import { MINES_FIELDS, MINES_READ, playTiles, shuffled } from './mines.ts';
import { dropByNumbers, NOT_OF_ROWS, parsePathClaim, parseRows, ROWS_FIELD } from './plinko.ts';

export const duelRules = {
  dice: duelRule({
    readClaim: decimalsClaim({ least: 0, most: 10_000 }),
    draws: () => [{ suffix: '', many: 10_001 }],
    play: ([number = Number.NaN]) => ({
      ...playRoll(number, ''),
      forms: [
        { value: twoDecimals(number), name: 'a roll from 0.00 to 100.00' },
        { value: twoDecimals(number * 100), name: 'a roll in hundredths' },
      ],
      steps: [{ label: 'Roll, in hundredths', value: String(number) }],
    }),
  }),
  plinko: duelRule({ ...dropByNumbers(0), inputs: { rows: parseRows }, readClaim: parsePathClaim }),
  mines: duelRule({
    ...MINES_READ,
    // Fisher–Yates shuffle from tile 24 down to 1.
    draws: () => Array.from({ length: 24 }, (_, step) => ({ suffix: `:${step}`, many: 25 - step })),
    table: {
      caption: 'An HMAC for each place, from the last to the second: what it is exchanged with',
      draw: 'Step',
      outcome: 'Place',
    },
    play: (numbers, { mineCount }) => {
      const tiles = shuffled(numbers.map((number, step) => [24 - step, number]));
      return { ...playTiles(tiles.slice(0, mineCount), 0), outcomes: numbers.map(String) };
    },
  }),
};

export const duelDice = duelScheme({
  id: 'duel-dice',
  name: 'Dice of Duel: bytes of the seed, rejection',
  guide: 'dice',
  fields: rollField('A roll is from 0.00 to 100.00, or 0 to 10000.', 'As 19.38 or 1938. '),
  inWords: 'The message is client seed and nonce with a colon between them; n is 10,001.',
  publishedRounds: roundsOf(
    '528555039caf67c0219c9537cf6626c63cb0bfa384b72571410e522773270eb5',
    '91afc2eb50c2c801865a533f7b2a3177fc46bda00fcb500bd290ff73f09e1832',
    { seed: 'bRNvtSn0hp2uVFRe' },
    { nonce: '10', claim: '19.38' },
    { nonce: '12', claim: '65.81' },
    { nonce: '14', claim: '5635' },
  ),
  notShown: ['a number that the limit passes over', 'a roll of 100.00'],
});

export const duelPlinko = duelScheme({
  id: 'duel-plinko',
  name: 'Plinko of Duel: an HMAC for each row, from 0',
  guide: 'plinko',
  fields: {
    rows: ROWS_FIELD,
    claim: {
      label: 'Path or bucket the casino showed',
      hint: 'L and R or 0 and 1; or “bucket 7”, counted from 0. We compare it if you fill it in.',
      sentences: {
        'claim-not-a-path': 'Enter the path in letters L and R, or the bucket as “bucket 7”.',
        'claim-not-of-rows': NOT_OF_ROWS,
      },
    },
  },
  inWords: 'The message is client seed, nonce and row, counted from 0; n is 2, and 1 goes right.',
  // Rounds in outer buckets, which few drops reach.
  publishedRounds: roundsOf(
    'a3eb90fdfc358d73b25fa159f78cd04832e7ddf4a14c3e92ed6f1c26aa8f358a',
    'b6950a2097b2d704aa2e9ebb0186226c6e3d8c9e0a7304031b93dedd9f26f55e',
    { seed: 'xHHLgl98SuBtxRRy' },
    { nonce: '47', rows: '13', claim: 'bucket 11' },
    { nonce: '45', rows: '13', claim: 'bucket 3' },
    '5de225f630d2de838265252752ab4ba050a3f20a53711e23a0a43979abf755bd',
    '9fae5bb7897874cb71d7bd1be6dca522ddcd8f0c8f18ecaab9c5474d63b9be5a',
    { seed: 'MAAxNnpj1uB4AobA', nonce: '20', rows: '8', claim: 'bucket 7' },
  ),
  notShown: [
    'the order of the steps, as buckets alone are published',
    'a number that the limit passes over',
  ],
});

export const duelMines = duelScheme({
  id: 'duel-mines',
  name: 'Mines of Duel: shuffled from the last tile',
  fields: MINES_FIELDS,
  inWords:
    'The message is client seed, nonce and step, counted from 0. The tiles 0 to 24 are shuffled from the last place down: n is how many places are left, and the place is exchanged with the one drawn. The first tiles are the mines.',
  publishedRounds: roundsOf(
    '1cdcd1d16090b08915c3bf8da241aa5db94605244449f8fd67cf92e7f21eb0f7',
    'f85bab9377e3e732e93d8f47b2c952f1294f1a2c7aca469ab88d90cb33728173',
    { seed: 'Bw2ll1YE0PQa1CGz', mineCount: '3' },
    { nonce: '0', claim: '8, 17, 21' },
    { nonce: '1', claim: '1, 3, 12' },
    '8bd7f665ba791cf1371418104c9d7d4406845a83c543c57d6391b0b2156092b7',
    '3a0dd4c1459119de16a079709208a8066dbcd4fa64201e0d2316afc9689022e0',
    { seed: '3yu8NCzJ3jRtr5qv', mineCount: '15' },
    { nonce: '38', claim: '0, 1, 2, 6, 7, 8, 10, 11, 15, 19, 20, 21, 22, 23, 24' },
  ),
  notShown: ['a number that the limit passes over'],
});
