import { describe, expect, test } from 'vitest';
import { balancePlan } from '#domain/outcomes/balance-plan.ts';
import type { HundredPlayers } from '#domain/outcomes/hundred-players.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { sliderWords, weighedResult } from './balance-words.ts';

const FIGURES = { deposit: 120, match: 150, wagering: 20, bet: 4 };
const NONE = { count: 0, isFewerThanOne: false };
const players = (
  lost: number,
  less: number,
  more: number,
  fewerThanOne = false,
): HundredPlayers => ({
  loses: { count: lost, isFewerThanOne: false },
  nothingAtRisk: NONE,
  less: { count: less, isFewerThanOne: fewerThanOne },
  above: { count: more, isFewerThanOne: false },
});

function resultOf(counts: HundredPlayers, medianMinor: number) {
  const read = readTypedPlan(balancePlan(FIGURES, 96));
  if (!read.ok) throw new Error('Expected a plan');
  const outcome = { medianMinor } as Played['outcome'];
  return weighedResult(FIGURES, 96, { players: counts, outcome, offer: read.plan.offer });
}

describe('weighedResult', () => {
  test('says the plan, the groups and the middle result', () => {
    // 150% of $120 are $180, and 20 times that $3,600.
    const { weighed, label, caption } = resultOf(players(70, 5, 25), 250);
    expect(weighed).toEqual({ lost: 70, less: 5, more: 25 });
    expect(label).toContain('On its left arm lie the 70 who lose everything');
    expect(caption).toEqual({
      lost: { count: '70', text: 'lose everything' },
      middle: '$2.50',
      more: { count: '25', text: 'leave with more than they put in' },
      text: '100 players put in $120, get a $180 bonus and make $3,600 of $4 bets on a slot that returns 96%. They stop when all bets are made or the money is gone. 5 leave with what they put in, or less.',
    });
  });

  test('says it of one, and of fewer than one', () => {
    const { caption } = resultOf(players(1, 98, 1), 100_00);
    expect(caption.lost).toEqual({ count: '1', text: 'loses everything' });
    expect(caption.more).toEqual({ count: '1', text: 'leaves with more than was put in' });
    const fewer = resultOf(players(90, 0, 10, true), 0);
    expect(fewer.caption.text).toContain('Fewer than 1 leaves with what they put in, or less.');
  });

  test('says of nobody that they are none', () => {
    expect(resultOf(players(90, 0, 10), 0).caption.text).toContain(
      '0 leave with what they put in, or less.',
    );
  });
});

test.each([
  ['deposit', 1000, { label: 'You put in', value: '$1,000' }],
  ['match', 150, { label: 'Bonus', value: '150%' }],
  ['wagering', 35, { label: 'Wagering', value: '35×' }],
  ['bet', 10, { label: 'One bet', value: '$10' }],
] as const)('a slider says its figure with its unit: %s', (slider, at, words) => {
  expect(sliderWords(slider, at)).toEqual(words);
});
