import Big from 'big.js';
import { FINDINGS_KEPT } from '../findings-kept.ts';
import { gameOf } from '../judging/tallies.ts';
import type { BonusFindings, BonusRules, RowFinding } from '../report.ts';
import type { Round } from '../round.ts';

/** A bet from nine tenths of the largest one on is near it. */
const NEAR = '0.9';

/** Refused, void, free and zero-stake rounds are no bets under a bonus. */
const BETS: readonly Round['kind'][] = ['played', 'cashed-out', 'open'];

/**
 * Rounds that break the rules of a bonus, and those that come within a tenth of its largest bet. A round
 * outside its time, or of a game left out, is held against nothing else.
 * A bet of exactly the largest amount keeps the rule, unless the terms say "less than".
 */
export function bonusRules(rounds: readonly Round[], rules: BonusRules): BonusFindings {
  const { excludedGames, largestBet, isBelow = false } = rules;
  const bets = rounds.filter(({ kind }) => BETS.includes(kind));
  const judged = bets.filter((round) => canJudge(round, rules));
  const findings = judged.flatMap((round): RowFinding | [] => {
    const place = { file: round.file, row: round.row };
    const outside = outsideTime(round.at, rules);
    if (outside !== null) return { ...place, reason: outside };
    const found = gameOf(round).trim().toLowerCase();
    if (excludedGames.includes(found)) return { ...place, reason: 'excluded-game', found };
    if (largestBet === null) return [];
    const bet = new Big(round.stake ?? 0);
    const sizes = { ...place, found: bet.toFixed(), expected: largestBet };
    if (isBelow ? bet.gte(largestBet) : bet.gt(largestBet))
      return { ...sizes, reason: 'above-largest-bet' };
    return bet.gte(new Big(largestBet).times(NEAR)) ? { ...sizes, reason: 'near-largest-bet' } : [];
  });
  const isNear = ({ reason }: { reason: string }) => reason === 'near-largest-bet';
  const [near, broken] = [findings.filter(isNear), findings.filter((found) => !isNear(found))];
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
