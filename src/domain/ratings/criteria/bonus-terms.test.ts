import { describe, expect, test } from 'vitest';
import type { BonusTerms } from '../../bonuses/terms.ts';
import { money } from '../../money/money.ts';
import { casinoWith, known, offerOf100 } from '../facts-for-tests.ts';
import { bonusTerms } from './bonus-terms.ts';

const judge = (offer: BonusTerms | null) => bonusTerms.judge({ ...casinoWith({}), offer });

describe('the straight sum of a bonus of 100, on a slot that keeps 4%', () => {
  test.each([
    // multiple × 100 × 4%, as a share of 100
    ['10 times cost 40', 10, 'pass'],
    ['18.75 times cost 75, the most that passes', 18.75, 'pass'],
    ['18.85 times cost 75.4, which is printed as 75 and passes', 18.85, 'pass'],
    ['18.9 times cost 75.6, which is printed as 76', 18.9, 'partial'],
    ['31.25 times cost 125, the most that earns half', 31.25, 'partial'],
    ['31.5 times cost 126', 31.5, 'fail'],
    ['60 times cost 240', 60, 'fail'],
  ] as const)('%s: %s', (_, multiple, verdict) => {
    expect(judge(offerOf100(multiple)).verdict).toBe(verdict);
  });

  test('is told in percent, as an average of bets that are all made', () => {
    expect(judge(offerOf100(35)).reason).toBe(
      'If every bet is made, they cost 140% of the bonus on average.',
    );
  });
});

test.each([
  ['credit without a deposit', { reference: { bonus: money(100), deposit: money(0) } }],
  ['winnings of spins', { wagering: known({ multiple: 60, base: 'winnings' as const }) }],
] as const)('%s put no own money at risk, and cannot fail by the sum', (_, changes) => {
  expect(judge({ ...offerOf100(60), ...changes }).verdict).toBe('partial');
});

test('an offer without wagering passes', () => {
  expect(judge(offerOf100(0))).toEqual({
    verdict: 'pass',
    reason: 'Nothing has to be wagered.',
  });
});

test('an offer that no game clears fails', () => {
  expect(judge({ ...offerOf100(10), contribution: known({ slots: 0 }) }).verdict).toBe('fail');
});

test('a game that counts half doubles the cost', () => {
  // 10 × 100 ÷ 50% = 2,000; × 4% = 80
  const counted = (percent: number) => ({
    ...offerOf100(10),
    contribution: known({ slots: percent }),
  });
  expect(judge(counted(100)).reason).toContain('40%');
  expect(judge(counted(50))).toEqual({
    verdict: 'partial',
    reason: 'If every bet is made, they cost 80% of the bonus on average.',
  });
});

test.each([
  ['no offer is listed', null],
  ['the wagering is not stated', { ...offerOf100(35), wagering: null }],
  ['only poker counts', { ...offerOf100(15), contribution: known({ slots: 0, poker: 100 }) }],
  ['the games that count are not stated', { ...offerOf100(35), contribution: null }],
] as const)('it is not rated where %s', (_, offer) => {
  expect(judge(offer).verdict).toBe('unrated');
});
