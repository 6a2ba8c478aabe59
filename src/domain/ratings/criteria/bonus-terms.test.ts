import { describe, expect, test } from 'vitest';
import type { BonusTerms } from '../../bonuses/terms.ts';
import { casinoWith, known, offerOf100 } from '../facts-for-tests.ts';
import { bonusTerms } from './bonus-terms.ts';

const judge = (offer: BonusTerms | null) => bonusTerms.judge({ ...casinoWith({}), offer });

describe('the cost of clearing a bonus of 100', () => {
  test.each([
    // multiple × 100 × edge, as a share of 100
    ['20 times at 3% costs 60', 20, 0.03, 'pass'],
    ['25 times at 3% costs 75, the most that passes', 25, 0.03, 'pass'],
    ['26 times at 3% costs 78', 26, 0.03, 'partial'],
    ['37.7 times at 2% costs 75.4, which is printed as 75 and passes', 37.7, 0.02, 'pass'],
    ['37.8 times at 2% costs 75.6, which is printed as 76', 37.8, 0.02, 'partial'],
    ['25 times at 5% costs 125, the most that earns half', 25, 0.05, 'partial'],
    ['42 times at 3% costs 126', 42, 0.03, 'fail'],
    ['60 times at 4% costs 240', 60, 0.04, 'fail'],
  ] as const)('%s: %s', (_, multiple, edge, verdict) => {
    expect(judge(offerOf100(multiple, edge)).verdict).toBe(verdict);
  });

  test('is told in percent, as an average', () => {
    expect(judge(offerOf100(35, 0.04)).reason).toBe(
      'Completing the wagering costs 140% of the bonus on average.',
    );
  });
});

test('an offer without wagering passes', () => {
  expect(judge(offerOf100(0, 0.04))).toEqual({
    verdict: 'pass',
    reason: 'Nothing has to be wagered.',
  });
});

test('an offer whose reference game does not count fails', () => {
  expect(judge({ ...offerOf100(10, 0.01), contribution: known({ slots: 0 }) }).verdict).toBe(
    'fail',
  );
});

test('a game that counts half doubles the cost', () => {
  // 10 × 100 ÷ 50% = 2,000; × 4% = 80
  const counted = (percent: number) => ({
    ...offerOf100(10, 0.04),
    contribution: known({ slots: percent }),
  });
  expect(judge(counted(100)).reason).toContain('40%');
  expect(judge(counted(50))).toEqual({
    verdict: 'partial',
    reason: 'Completing the wagering costs 80% of the bonus on average.',
  });
});

test.each([
  ['no offer is listed', null],
  ['the wagering is not stated', { ...offerOf100(35, 0.04), wagering: null }],
  ['the games that count are not stated', { ...offerOf100(35, 0.04), contribution: null }],
] as const)('it is not rated where %s', (_, offer) => {
  expect(judge(offer).verdict).toBe('unrated');
});
