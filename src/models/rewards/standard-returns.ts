import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import {
  REWARD_GAMES,
  REWARD_WEEKS,
  type RewardGame,
  returnsOf,
  ruleOfOffer,
} from '#domain/loyalty/yardstick.ts';
import { type NamedRule, returnsModel } from '#format/reward-words.ts';

/** Returns to the three bettors of the yardstick on a game. */
export function standardReturns(rules: readonly NamedRule[], game: RewardGame) {
  const cases = REWARD_WEEKS.map((week) => {
    const bettor = { ...week, ...REWARD_GAMES[game] };
    return {
      bettor,
      found: returnsOf(
        rules.map(({ rule }) => rule),
        bettor,
      ),
    };
  });
  return returnsModel(rules, cases);
}

/** Line of the yardstick for a cashback offer: on dice where they count, else on the slot. */
export function returnTerm(kind: BonusKind, terms: BonusTerms) {
  const rule = ruleOfOffer(kind, terms);
  if (rule === null) return [];
  const isDice = (terms.contribution?.value.dice ?? 0) > 0;
  const named = [{ casino: '', href: null, rule }];
  const { cost, rewards } = standardReturns(named, isDice ? 'dice' : 'slot');
  const [reward] = rewards;
  const lines = reward?.lines.map(({ who, back }) => `${back} for ${who} a week`).join(', ');
  return [
    {
      label: 'Comes back of each $100 bet',
      value:
        reward?.cannot ??
        `${lines}; the bets cost ${cost.slice(1)} on ${isDice ? 'dice' : 'a slot'}`,
      note: (reward?.lines ?? []).some(({ share }) => share > 1)
        ? 'More than the cost is a limit of the model: it has no rule against such play.'
        : null,
    },
  ];
}
