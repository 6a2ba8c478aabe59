import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { outcomeOf } from './outcome.ts';
import { hundredPlayers } from './hundred-players.ts';
import { NUMBERS, PLAN_GAMES, PLAN_KINDS, planFields, type TypedPlan } from './plan-fields.ts';
import { requiresNoBets, planOfReader, readTypedPlan } from './typed-plan.ts';
import { planWithoutBonus } from './without-bonus.ts';

/** 100% of $100 at 35 times the bonus on red or black: the published row of roulette. */
const ROULETTE: TypedPlan = {
  kind: 'match',
  deposit: '100',
  match: '100',
  wagering: '35',
  base: 'bonus',
  game: 'roulette',
  bet: '1',
  counts: '100',
  bonus: 'cashable',
  cap: 'none',
};

function readOk(typed: TypedPlan) {
  const read = readTypedPlan(typed);
  if (!read.ok) throw new Error(`Expected a plan, found ${JSON.stringify(read.reasons)}`);
  return read.plan;
}

function planned(typed: TypedPlan) {
  const result = planOfReader(readOk(typed));
  if (!result.ok) throw new Error(`Expected a plan, found ${result.reason}`);
  return result;
}

describe('a plan that a reader typed', () => {
  test('leads to the published row', () => {
    const result = outcomeOf(planned(ROULETTE).plan);
    expect(result.ok && result.outcome.chances.loses).toBeCloseTo(0.053141, 6);
    expect(result.ok && result.outcome.chances.above).toBeCloseTo(0.529629, 6);
    expect(result.ok && result.outcome.medianMinor).toBe(10_600);
  });

  test.each([
    // 35 × 100, the bonus being 50
    ['on the deposit alone', { base: 'deposit', match: '50' }, 15_000, 3500],
    // 50% of 100 = 50; 35 × 50
    ['a match of a half', { match: '50' }, 15_000, 1750],
    // 100% of 100, but at most 40; 35 × 40
    ['with a largest bonus', { largest: '40' }, 14_000, 1400],
  ] as const)('asks for its bets %s', (_, changes, balanceMinor, bets) => {
    expect(planned({ ...ROULETTE, ...changes }).plan.starts).toEqual([
      { balanceMinor, bets, chance: 1 },
    ]);
  });

  test.each([
    ['a sum', { cap: 'sum', capsum: '300' }, 30_000],
    // 3 × 100
    ['times the bonus', { cap: 'times', captimes: '3' }, 30_000],
  ] as const)('may have a largest withdrawal as %s', (_, changes, capMinor) => {
    expect(planned({ ...ROULETTE, ...changes }).plan.rule).toMatchObject({ capMinor });
  });

  test.each(['ordinary', 'steady', 'wild'])('the %s slot may return 100%%, and no more', (game) => {
    const typed = { ...ROULETTE, game, rtp: '100' };
    expect(readTypedPlan(typed).ok).toBe(true);
    expect(readTypedPlan({ ...typed, rtp: '100.01' })).toMatchObject({
      reasons: { rtp: 'too-large' },
    });
  });

  const EVERY = PLAN_KINDS.flatMap((kind) => PLAN_GAMES.map((game) => ({ kind, game })));
  test.each(EVERY)('what is wrong is said of a field of the form: %o', (choices) => {
    for (const text of ['', '100', '10000', 'x']) {
      const every = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, text]));
      const read = readTypedPlan({ ...every, ...choices });
      const named = read.ok ? [] : Object.keys(read.reasons);
      expect(planFields({ ...every, ...choices })).toEqual(expect.arrayContaining(named));
    }
  });

  test('spins begin with what they win', () => {
    const { plan } = planned({
      kind: 'spins',
      spins: '1',
      spin: '1',
      wagering: '2',
      game: 'own',
      chance: '50',
      pays: '1.5',
      bet: '1',
      counts: '100',
    });
    // Half the time $1.50, which is bet twice: 3 bets of $1.
    expect(plan.starts).toEqual([
      { balanceMinor: 0, bets: 0, chance: 0.5 },
      { balanceMinor: 150, bets: 3, chance: 0.5 },
    ]);
  });

  test('terms that only warn are read too', () => {
    const { terms } = readOk({ ...ROULETTE, maxbet: '5', days: '7' });
    expect(terms.maxBet).toEqual(money(5));
    expect(terms.expiryDays).toBe(7);
  });

  // Facts on terms, "Two pots, bonus can be left free of charge": 35x, leave at twice the deposit.
  test('may leave with own money before the bonus is bet', () => {
    const apart = { ...ROULETTE, game: 'ordinary', rtp: '96', withdrawal: 'free', stop: '200' };
    const result = outcomeOf(planned(apart).plan);
    if (!result.ok) throw new Error(result.reason);
    const { loses, less, above } = hundredPlayers(result.outcome.chances);
    expect([loses.count, less.count, above.count]).toEqual([29, 39, 32]);
    expect(result.outcome.medianMinor).toBe(50);
    // The same 3,500 bets without the bonus: 39 of 100 lose all.
    const alone = planWithoutBonus(planned(apart).plan);
    const ownAlone = alone && outcomeOf(alone);
    expect(ownAlone?.ok && hundredPlayers(ownAlone.outcome.chances).loses.count).toBe(39);
    // Own money at the stop and a balance of both are two accounts: only one of them is read.
    expect(planFields(apart)).not.toContain('balance');
    expect(planFields({ ...apart, stop: ' ' })).toContain('balance');
    expect(planFields(ROULETTE)).not.toContain('stop');
  });

  test.each(['100', '99.99'])('leaves at no more than it put in: %s', (stop) => {
    expect(readTypedPlan({ ...ROULETTE, withdrawal: 'free', stop })).toEqual({
      ok: false,
      reasons: { stop: 'not-above-deposit' },
    });
  });

  test('knows what was bet so far where canceling counts it', () => {
    const begun = { ...ROULETTE, cancel: 'balance-less-wins', sofar: '300' };
    expect(readOk(begun).offer.betSoFar).toEqual(money(300));
    expect(readOk({ ...begun, cancel: 'keeps-own' }).offer.betSoFar).toBeUndefined();
  });

  test('asks for no bets only where the wagering is none', () => {
    expect(requiresNoBets(readOk({ ...ROULETTE, wagering: '0' }))).toBe(true);
    expect(requiresNoBets(readOk(ROULETTE))).toBe(false);
  });
});

describe('a plan that cannot be read', () => {
  test('says so of every field at once', () => {
    const read = readTypedPlan({
      ...ROULETTE,
      deposit: 'much',
      wagering: '',
      bet: '0',
      maxbet: 'five',
    });
    expect(read).toEqual({
      ok: false,
      reasons: {
        deposit: 'not-a-number',
        wagering: 'missing',
        bet: 'too-small',
        maxbet: 'not-a-number',
      },
    });
  });

  test('has a bet that is more than play begins with', () => {
    expect(readTypedPlan({ ...ROULETTE, bet: '200' }).ok).toBe(true);
    expect(readTypedPlan({ ...ROULETTE, bet: '200.01' })).toEqual({
      ok: false,
      reasons: { bet: 'above-balance' },
    });
  });

  test('has a game that returns more than is bet', () => {
    const game = { ...ROULETTE, game: 'own', chance: '50', pays: '2.01' };
    expect(readTypedPlan(game)).toEqual({ ok: false, reasons: { pays: 'returns-too-much' } });
    expect(readTypedPlan({ ...game, pays: '2' }).ok).toBe(true);
  });

  test('what is not asked for is not read', () => {
    expect(readTypedPlan({ ...ROULETTE, credit: 'x', rtp: 'y', capsum: 'z' }).ok).toBe(true);
  });

  test('an empty form asks for what it needs', () => {
    const read = readTypedPlan({});
    expect(!read.ok && Object.keys(read.reasons)).toEqual([
      'deposit',
      'match',
      'wagering',
      'rtp',
      'bet',
      'counts',
    ]);
  });
});
