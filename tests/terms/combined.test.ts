import { expect, test } from 'vitest';
import { reportOnTerms } from '#owner/outcome/read-terms.ts';

const SLOTS = { contribution: { slots: 100 }, stickiness: 'cashable' };

/** Clauses in combinations that the corpus has not; results by backward induction on a lattice, in another language. */
test.each([
  [
    'two multiples, and an end below a balance, in BTC',
    '--deposit 0.004 --bet 0.00004 --game ordinary --currency BTC',
    {
      ...SLOTS,
      awards: [{ kind: 'match', percent: 200, most: '0.01 BTC' }],
      wagering: 'bonus 25x and deposit 3x',
      maxCashOut: 'no maximum',
      ends: { balanceBelow: '0.0004 BTC' },
    },
    [0.782412697, 0.209219662, 0.007672914],
  ],
  [
    'three lumps by turnover',
    '--deposit 60 --bet 0.6 --game dice --lumps 3',
    {
      awards: [{ kind: 'match', percent: 150, most: '300 USD' }],
      release: { lump: '15 USD', every: '450 USD' },
      contribution: { dice: 100 },
    },
    [0.008589578, 0.865628405, 91.327647344],
  ],
  [
    'a cap that stays, the lower of two, and play after it',
    '--deposit 100 --bet 1 --game ordinary --play-on 500',
    {
      ...SLOTS,
      matchPercent: 60,
      wagering: '18x deposit',
      maxCashOut: { most: 'the lower of 4x deposit or $350', stays: true },
    },
    [0.805785171, 0.174616959, 54.968848826],
  ],
  [
    'a size of deposit with its own wagering, of which only the bonus becomes money',
    '--deposit 300 --bet 3 --game ordinary',
    {
      contribution: { slots: 80 },
      stickiness: 'bonus-only',
      maxCashOut: 'no limit',
      awards: [
        { kind: 'match', percent: 50, from: '$20', upTo: '$199.99', wagering: '20x bonus' },
        { kind: 'match', percent: 80, from: '$200', most: '$200', wagering: '25x bonus' },
      ],
    },
    [0.780267667, 0.193873683, 99.020895],
  ],
  [
    'bets on sports alone',
    '--deposit 100 --bet 5 --odds 1.9 --margin 5',
    {
      matchPercent: 100,
      cap: '$50',
      wagering: { multiple: 6, base: 'deposit-and-bonus', leastOdds: 1.7 },
      contribution: { sport: 100 },
      stickiness: 'cashable',
      maxCashOut: 'no limit',
    },
    [0.084504936, 0.529631589, 105.639136033],
  ],
])('%s', (_, reader, terms, [nothing = 0, above = 0, mean = 0]) => {
  const line = `${reader} --min-withdrawal 0`.split(' ');
  const found = reportOnTerms(['--terms', JSON.stringify(terms), ...line]);
  expect(found).toMatchObject({
    ok: true,
    report: {
      nothing: expect.closeTo(nothing, 9),
      cashOutAbove: expect.closeTo(above, 9),
      cashOutMean: expect.closeTo(mean, 8),
    },
  });
});
