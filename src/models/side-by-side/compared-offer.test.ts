import { describe, expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import { TERMS } from '#domain/outcomes/offer-for-tests.ts';
import { bestInRow } from '#domain/side-by-side/best-in-row.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import { outcomeSummary } from '#format/outcome-views.ts';
import { playedOffer } from '../outcomes/played-offer.ts';
import { comparedOutcome, termCells, termRows } from './compared-offer.ts';

/** Offer with only the fields that the comparison reads. */
const offerOf = (terms: Partial<BonusTerms> = {}, kind: BonusKind = 'welcome') =>
  ({
    kind,
    headline: '100% up to $500',
    label: 'Welcome bonus',
    terms: { ...TERMS, ...terms },
    sources: { terms: { title: 'Terms of the bonus' } },
  }) as unknown as Offer;

function bestAmong(id: string, ...offers: (Offer | null)[]) {
  const best = termRows().find((row) => row.id === id)?.best;
  if (!best) return null;
  return bestInRow(
    offers.map((offer) => termCells(offer)[id]?.measure ?? null),
    best.better,
  );
}

describe('the terms of an offer', () => {
  test('stand in the words of the cards, each with its source', () => {
    expect(termCells(offerOf())['term-wagering']).toEqual({
      text: '35 × the bonus',
      isKnown: true,
      receipt: { readOn: 'Nov 1, 2026', grade: 'D', meaning: 'the casino’s own claim' },
      measure: { amount: 35, basis: 'bonus' },
    });
  });

  test('that are not stated, or of no offer, are written out', () => {
    expect(termCells(offerOf({ maxBet: null }))['term-maxBet']).toEqual({
      text: 'It doesn’t say',
      isKnown: false,
      receipt: null,
      measure: null,
    });
    expect(termCells(null)['term-maxBet']?.text).toBe('No offer known');
  });

  test.each<[string, Partial<BonusTerms>, Partial<BonusTerms>, number[] | undefined]>([
    [
      'the lower wagering',
      { wagering: known({ multiple: 35, base: 'bonus' }) },
      { wagering: known({ multiple: 25, base: 'bonus' }) },
      [1],
    ],
    // 20 × deposit and bonus can be more than 35 × bonus.
    [
      'none of the wagering on other things',
      { wagering: known({ multiple: 35, base: 'bonus' }) },
      { wagering: known({ multiple: 20, base: 'deposit-and-bonus' }) },
      undefined,
    ],
    ['the lower deposit', {}, { minDeposit: known('none') }, [1]],
    ['the higher cap', {}, { maxCashOut: known(money(500)) }, [0]],
    ['the longer time', {}, { expiryDays: known(30) }, [1]],
    ['time without end', { expiryDays: known('never') }, { expiryDays: known(30) }, [0]],
  ])('have %s', (_, first, second, places) => {
    const [name] = Object.keys(second);
    expect(bestAmong(`term-${name}`, offerOf(first), offerOf(second))?.places).toEqual(places);
  });

  test('are not better for what becomes of the bonus', () => {
    expect(termRows().find(({ id }) => id === 'term-stickiness')?.best).toBeNull();
  });
});

describe('what an offer does to a hundred players', () => {
  test('is what cards and review say of it', () => {
    const offer = offerOf();
    const { groups, lead, lines } = outcomeSummary(
      offer.kind,
      offer.terms,
      playedOffer(offer.kind, offer.terms),
    );
    const compared = comparedOutcome(offer);
    expect(compared).toMatchObject({ groups, lead, details: lines });
    expect(compared.label).toBe('Welcome bonus: 100% up to $500');
    expect(compared.lines.at(-1)).toMatch(/^Worked out with \$100 put in/);
  });

  test('is set against another where the players put in and bet the same', () => {
    const measures = (...offers: Offer[]) => offers.map((offer) => comparedOutcome(offer).measure);
    const [hard, easy] = [offerOf(), offerOf({ wagering: known({ multiple: 5, base: 'bonus' }) })];
    expect(bestInRow(measures(hard, easy), 'less')?.places).toEqual([1]);
    const dear = offerOf({ minDeposit: known(money(500)) });
    expect(bestInRow(measures(hard, dear), 'less')).toBeNull();
  });

  test('has no figure where nothing was at risk, nothing was played, or there is no offer', () => {
    expect(
      comparedOutcome(offerOf({ wagering: known({ multiple: 0, base: 'bonus' }) })),
    ).toMatchObject({ groups: null, lead: 'No wagering.', measure: null });
    expect(comparedOutcome(offerOf({ wagering: null }))).toMatchObject({
      groups: null,
      lines: expect.arrayContaining(['The wagering isn’t stated.']) as unknown,
      measure: null,
    });
    expect(comparedOutcome(null)).toMatchObject({ lead: 'No offer known.', measure: null });
    const credit = offerOf(
      {
        minDeposit: known('none'),
        matchPercent: null,
        cap: known(money(10)),
        reference: { bonus: money(10), deposit: money(0) },
      },
      'no-deposit',
    );
    const compared = comparedOutcome(credit);
    expect(compared.lead).toMatch(/leave with nothing/);
    expect(compared.measure).toBeNull();
  });
});
