import { expect, test } from 'vitest';
import type { CasinoFacts } from '#domain/casinos/facts.ts';
import { money } from '#domain/money/money.ts';
import { casinoWith, known } from '#domain/ratings/facts-for-tests.ts';
import { FACT_NAMES, type FactName, formatFact, formatJurisdiction } from './fact-values.ts';

const licence = { authority: 'curacao', number: 'CW-1' };

const CASES: { [Name in FactName]?: [fact: CasinoFacts[Name], text: string][] } = {
  // A list begins with a capital and ends with and; a known one with nothing in it says None.
  games: [[known(['slots', 'table-games', 'dice']), 'Slots, table games and dice']],
  saferTools: [[known([]), 'None']],
  // A game that opens its seeds and not its rule is no round to recompute.
  provablyFairGames: [
    [known([]), 'None'],
    [known(['crash', 'aviator']), 'Crash and aviator (seeds without the rule)'],
  ],
  vipProgram: [[known(false), 'No']],
  minDepositUsdt: [[known(money(10, 'USDT')), '10 USDT']],
  maxPayout: [
    [known('no-limit'), 'No Limit'],
    [known({ ...money(5000), per: 'week' }), '$5,000 a week'],
  ],
  withdrawal: [[known({ fromMinutes: 60, toMinutes: 720 }), '1 to 12 h']],
  withdrawalFee: [
    [known('none'), 'No fee'],
    [known('network-only'), 'The network fee only'],
    [known('casino-fee'), 'A fee of its own'],
  ],
  // A level of identity checks carries the answer of the comparison table.
  kyc: [
    [known({ level: 'none', disclosure: 'vague', triggers: [] }), 'No: no check stated'],
    [
      known({ level: 'above-threshold', disclosure: 'vague', triggers: [] }),
      'Partial: above an amount',
    ],
    [known({ level: 'at-sign-up', disclosure: 'vague', triggers: [] }), 'Yes: at sign-up'],
  ],
  licence: [
    [known({ standing: 'on-register', ...licence }), 'Curaçao, CW-1, on the register'],
    [known({ standing: 'claimed', ...licence }), 'Curaçao, CW-1, claimed by the casino'],
    [
      known({ standing: 'claimed', ...licence, number: null }),
      'Curaçao, no number printed, claimed by the casino',
    ],
    [known({ standing: 'none-found' }), 'None found'],
  ],
};

test.each(
  Object.entries(CASES).flatMap(([name, cases]) =>
    cases.map(([fact, text]) => ({ name: name as FactName, fact, text })),
  ),
)('$name reads “$text”', ({ name, fact, text }) => {
  expect(formatFact(casinoWith({ [name]: fact }).facts, name, 'Curaçao')).toBe(text);
});

test('what nobody has found out is null for every fact, never an empty text', () => {
  expect(FACT_NAMES).toHaveLength(18);
  for (const name of FACT_NAMES) expect(formatFact(casinoWith({}).facts, name, '')).toBeNull();
});

test.each([
  [known({ standing: 'claimed', ...licence }), 'Curaçao', 'Curaçao'],
  [known({ standing: 'none-found' }), null, 'None found'],
  [null, null, null],
] as [CasinoFacts['licence'], string | null, string | null][])(
  'the jurisdiction of %o is %s',
  (fact, country, text) => {
    expect(formatJurisdiction(casinoWith({ licence: fact }).facts, country)).toBe(text);
  },
);
