import Big from 'big.js';
import {
  type BonusRules,
  type BonusRulesResult,
  FINDINGS_KEPT,
  type RowFinding,
} from '../report.ts';
import type { Round } from '../round.ts';

/** A bet from nine tenths of the largest one on is near it. */
const NEAR = '0.9';

/** Refused, void, free and zero-stake rounds are no bets under a bonus. */
const BETS: readonly Round['kind'][] = ['played', 'cashed-out', 'open'];

/**
 * Which rounds break the rules of a bonus, and which come within a tenth of its largest bet. A round
 * outside its time, or of a game left out, is held against nothing else.
 * `rounds` are the bets that were judged. A bet of exactly the largest amount keeps the rule.
 */
export function bonusRules(rounds: readonly Round[], rules: BonusRules): BonusRulesResult {
  const { excludedGames, largestBet } = rules;
  const bets = rounds.filter(({ kind }) => BETS.includes(kind));
  const judged = bets.filter((round) => canJudge(round, rules));
  const broken: BonusRulesResult['broken'][number][] = [];
  const near: RowFinding[] = [];
  for (const { file, row, at, play, stake } of judged) {
    const place = { file, row };
    const reason = outsideTime(at, rules);
    if (reason !== null) {
      broken.push({ ...place, rule: 'outside-time', reason });
      continue;
    }
    const game = (play.game === 'other' ? play.name : play.game).trim().toLowerCase();
    if (excludedGames.includes(game)) {
      broken.push({ ...place, rule: 'excluded-game', reason: 'excluded-game', found: game });
      continue;
    }
    if (largestBet === null) continue;
    const bet = { ...place, found: new Big(stake ?? 0).toFixed(), expected: largestBet };
    if (new Big(bet.found).gt(largestBet)) {
      broken.push({ ...bet, rule: 'largest-bet', reason: 'above-largest-bet' });
    } else if (new Big(largestBet).times(NEAR).lte(bet.found)) {
      near.push({ ...bet, reason: 'near-largest-bet' });
    }
  }
  return {
    rounds: judged.length,
    broken: broken.slice(0, FINDINGS_KEPT),
    brokenCount: broken.length,
    near: near.slice(0, FINDINGS_KEPT),
    nearCount: near.length,
    notJudged: bets.length - judged.length,
  };
}

const canJudge = ({ at, currency, stake }: Round, rules: BonusRules) =>
  currency === rules.currency &&
  (at !== null || (rules.startsAt === null && rules.endsAt === null)) &&
  (stake !== null || rules.largestBet === null);

function outsideTime(at: number | null, { startsAt, endsAt }: BonusRules) {
  if (at === null) return null;
  if (startsAt !== null && at < startsAt) return 'before-start';
  return endsAt !== null && at > endsAt ? 'after-end' : null;
}
