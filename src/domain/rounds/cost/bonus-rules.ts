import Big from 'big.js';
import type { BonusRules, BonusRulesResult, RowFinding } from '../report.ts';
import { FINDINGS_KEPT } from '../report.ts';
import type { Round } from '../round.ts';

type Broken = BonusRulesResult['broken'][number];

/** A bet from nine tenths of the largest one on is near it. */
const NEAR = '0.9';

/** Refused, void, free and zero-stake rounds are no bets under a bonus. */
const BETS: readonly Round['kind'][] = ['played', 'cashed-out', 'open'];

/**
 * Which rounds break the rules of a bonus, and which come within a tenth of its largest bet. A round can break
 * two rules and is then listed under each; one outside the time of the bonus is held against nothing else.
 * `rounds` are the bets that were judged. A bet of exactly the largest amount keeps the rule.
 */
export function bonusRules(rounds: readonly Round[], rules: BonusRules): BonusRulesResult {
  const bets = rounds.filter(({ kind }) => BETS.includes(kind));
  const judged = bets.filter((round) => canJudge(round, rules));
  const broken: Broken[] = [];
  const near: RowFinding[] = [];
  const judgeStake = stakeRule(rules);
  for (const round of judged) {
    const place = { file: round.file, row: round.row };
    const outside = outsideTime(round.at, rules);
    if (outside !== null) {
      broken.push({ ...place, rule: 'outside-time', ...outside });
      continue;
    }
    const game = gameName(round);
    if (rules.excludedGames.includes(game)) {
      broken.push({ ...place, rule: 'excluded-game', reason: 'excluded-game', found: game });
    }
    const bet = judgeStake(round);
    if (bet?.reason === 'above-largest-bet') broken.push({ ...place, rule: 'largest-bet', ...bet });
    else if (bet !== null) near.push({ ...place, ...bet });
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

function stakeRule({ largestBet }: BonusRules) {
  if (largestBet === null) return () => null;
  const largest = new Big(largestBet);
  const nearFrom = largest.times(NEAR);
  return ({ stake }: Round) => {
    const found = new Big(stake ?? 0);
    const amounts = { found: found.toFixed(), expected: largest.toFixed() };
    if (found.gt(largest)) return { reason: 'above-largest-bet', ...amounts };
    return found.gte(nearFrom) ? { reason: 'near-largest-bet', ...amounts } : null;
  };
}

/** What the history calls the game, in small letters, as a rule names it. */
const gameName = ({ play }: Round) =>
  (play.game === 'other' ? play.name : play.game).trim().toLowerCase();

const canJudge = ({ at, currency, stake }: Round, rules: BonusRules) =>
  currency === rules.currency &&
  (at !== null || (rules.startsAt === null && rules.endsAt === null)) &&
  (stake !== null || rules.largestBet === null);

function outsideTime(at: number | null, { startsAt, endsAt }: BonusRules) {
  if (at === null) return null;
  const found = String(at);
  if (startsAt !== null && at < startsAt) return { reason: 'before-start', found };
  if (endsAt !== null && at > endsAt) return { reason: 'after-end', found };
  return null;
}
