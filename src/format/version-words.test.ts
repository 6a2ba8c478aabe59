import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { CASE } from '#domain/outcomes/offer-for-tests.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { termsPlan } from '#domain/outcomes/offer-plan.ts';
import { outcome } from '#domain/outcomes/outcome-for-tests.ts';
import { played, type PlayedOffer } from '#domain/outcomes/played.ts';
import { DICE_WIN_CHANCE, evenMoneyGame } from '#domain/outcomes/yardstick-games.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { changedClauses, termsVersions } from '#domain/terms/versions.ts';
import { changeLine, versionEffect } from './version-words.ts';

const DICE = { kind: 'dice', model: 'even-money', table: evenMoneyGame(DICE_WIN_CHANCE) } as const;

function play(terms: OfferTerms, own: Partial<OfferCase>): PlayedOffer {
  const offer = { ...CASE, ...own };
  const plan = termsPlan(terms, offer);
  if (!plan.ok) return plan;
  return { ok: true, ...played(offer, plan, outcome(plan.plan)) };
}

const lost = (offer: PlayedOffer) =>
  offer.ok ? offer.players.loses.count + offer.players.nothingAtRisk.count : offer.reason;

const facts = (terms: OfferTerms) =>
  Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, { value }]));

// terms-versions.json: two states of one page, by a program written apart.
describe('pairs of versions', () => {
  const wagering = { multiple: 35, base: 'deposit-and-bonus' } as const;
  const match: OfferTerms = {
    ...{ matchPercent: 100, maxCashOut: 'no-cap', stickiness: 'cashable', maxBet: money(10) },
    contribution: { slots: 100, dice: 100 },
  };

  test('V1: a divisor of progress from 0.035 to 0.04', () => {
    const before: OfferTerms = {
      ...{ ...match, wagering: { ...wagering, byEdge: 0.035 } },
      leaving: { cancel: 'keeps-own' },
    };
    const after: OfferTerms = {
      ...{ ...match, wagering: { ...wagering, byEdge: 0.04 }, minDeposit: money(20) },
      leaving: { cancel: 'not-once-played' },
    };
    const changed = changedClauses(facts(before), facts(after));
    expect(changed.toSorted()).toEqual(['leaving', 'minDeposit', 'wagering']);
    const slots = [play(before, {}), play(after, {})] as const;
    expect(slots.map(lost)).toEqual([87, 88]);
    expect(versionEffect(...slots)).toBe(
      '1 more of 100 leaves with nothing. The average falls from $122 to $117.',
    );
    const dice = { game: DICE, bet: money(10) };
    expect([play(before, dice), play(after, dice)].map(lost)).toEqual([81, 83]);
  });

  test('V3: a credit from 40 to 100 times', () => {
    const credit: OfferTerms = {
      ...{ awards: [{ kind: 'credit', sum: money(5) }], stickiness: 'cashable' },
      ...{ contribution: { slots: 100, dice: 100 }, maxCashOut: 'no-cap' },
    };
    const versions = [40, 100].map((multiple): OfferTerms => {
      return { ...credit, wagering: { multiple, base: 'bonus' } };
    });
    const own = { deposit: money(0), bet: money(0.05) };
    const [before, after] = versions.map((terms) => play(terms, own));
    if (before === undefined || after === undefined) throw new Error('Expected two versions');
    expect([before, after].map(lost)).toEqual([92, 96]);
    expect(versionEffect(before, after)).toBe(
      '4 more of 100 leave with nothing. The average falls from $3.23 to $2.53.',
    );
    expect(versions.map((terms) => lost(play(terms, { ...own, game: DICE })))).toEqual([27, 67]);
  });

  test('V5: a bonus released in lumps became something else', () => {
    const before: OfferTerms = {
      ...{ matchPercent: 100, release: { lump: money(10) }, expiryDays: 365 },
    };
    expect(changedClauses(facts(before), {}).toSorted()).toEqual([
      'expiryDays',
      'matchPercent',
      'release',
    ]);
  });
});

test('versions follow each other, the newest first; each says only what was different', () => {
  const said = (value: number | null) => (value === null ? null : { value });
  const earlier = [
    { until: '2025-12-31', terms: { matchPercent: said(200) } },
    { until: '2026-06-30', terms: { expiryDays: said(null) } },
  ];
  const today = { matchPercent: said(100), expiryDays: said(7) };
  expect(termsVersions(today, earlier)).toEqual([
    { until: null, terms: today },
    { until: '2026-06-30', terms: { ...today, expiryDays: null } },
    { until: '2025-12-31', terms: { matchPercent: { value: 200 }, expiryDays: null } },
  ]);
});

test('maps that differ only in the order of their keys are the same clause', () => {
  const [one, other] = [
    { contribution: { value: { slots: 100, dice: 10 } } },
    { contribution: { value: { dice: 10, slots: 100 } } },
  ];
  expect(changedClauses(one, other)).toEqual([]);
});

test('a change says both, or that one was not said', () => {
  expect(changeLine('Wagering', '35 × the bonus', '40 × the bonus')).toBe(
    'Wagering: from 35 × the bonus to 40 × the bonus.',
  );
  expect(changeLine('Expires', null, 'After 7 days')).toBe(
    'Expires: not said before, now After 7 days.',
  );
});
