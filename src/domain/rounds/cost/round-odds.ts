import { bucketChances } from '../../odds/plinko.ts';
import { quotedOf } from '../judging/outcome.ts';
import { boardOf, minesDouble } from '../judging/multiplier-tables.ts';
import type { PayRule } from '../operators/operator.ts';
import { recordOf, usualOf } from '../operators/operators.ts';
import type { DecimalText, OperatorId, Play, Round } from '../round.ts';

/** Multipliers that a bet can pay, each once, and their chances in the same order. */
export type Outcomes = { multipliers: readonly number[]; chances: readonly number[] };

export type RoundOdds = {
  /** Share of the stake that is kept on average, as the operator states it. */
  edgeFraction: DecimalText;
  /** `null` where the chances are not known, or hang on an unknown plan of the player. */
  outcomes: Outcomes | null;
};

export type OddsOf = (round: Round) => RoundOdds | null;

/** Numbers that a roll of dice is drawn from, which are not those that the chance is quoted of. */
const ROLLS: Partial<Record<OperatorId, number>> = { stake: 10_001, duel: 10_001, liqd: 10_000 };

/** Odds by the records of the operators. The same bet gives the same object. */
export function oddsByOperator(rounds: readonly Round[]): OddsOf {
  const plans = minesPlans(rounds);
  const known = new Map<string, RoundOdds | null>();
  return ({ operator, play }) => {
    const id = `${operator} ${betId(play)}`;
    const found = known.get(id);
    if (found !== undefined || operator === null) return found ?? null;
    const record = recordOf(operator, play.game);
    const edgeFraction = record?.edgeFraction ?? null;
    const pays = record?.pays ?? usualOf(play.game)?.pays ?? null;
    const outcomes =
      pays && edgeFraction && outcomesOf(operator, play, pays, Number(edgeFraction), plans);
    const odds = edgeFraction === null ? null : { edgeFraction, outcomes: outcomes || null };
    known.set(id, odds);
    return odds;
  };
}

function betId(play: Play): string {
  if (play.game === 'plinko') return `plinko ${play.rows} ${play.risk}`;
  if (play.game === 'dice') return `dice ${play.wins?.from} ${play.wins?.to} ${play.wins?.outside}`;
  if (play.game === 'crash') return `crash ${play.setAt} ${play.bonusPercent === undefined}`;
  return play.game === 'mines' ? `mines ${play.mineCount}` : play.game;
}

function outcomesOf(
  operator: OperatorId,
  play: Play,
  { multiplier: rule, paidPart }: PayRule,
  edge: number,
  plans: ReadonlyMap<string, number>,
): Outcomes | null {
  const paid = Number(paidPart?.fraction ?? 1);
  if (play.game === 'plinko' && rule.of === 'plinko') {
    const board = boardOf(play, rule)?.map(Number);
    if (board === undefined) return null;
    const chances = new Map<number, number>();
    for (const [bucket, chance] of bucketChances(play.rows).entries()) {
      const multiplier = board[bucket] ?? 0;
      chances.set(multiplier, (chances.get(multiplier) ?? 0) + chance);
    }
    return { multipliers: [...chances.keys()], chances: [...chances.values()] };
  }
  if (play.game === 'dice' && rule.of === 'dice') {
    const drawn = ROLLS[operator];
    if (play.wins === null || drawn === undefined) return null;
    const { from, to, outside } = play.wins;
    const quoted = quotedOf(play.wins, rule);
    const winning = outside ? drawn - (to - from + 1) : to - from + 1;
    return winOr(winning / drawn, (Number(rule.returns) * rule.numbers * paid) / quoted);
  }
  // A target is reached with (1 − edge) ÷ target. A player who stopped before it let go of these odds.
  if (play.game === 'crash') {
    const target = play.bonusPercent === undefined ? Number(play.setAt ?? 0) : 0;
    return target === 0 ? null : winOr((1 - edge) / target, target * paid);
  }
  const tiles = play.game === 'mines' ? plans.get(`${operator} ${play.mineCount}`) : undefined;
  if (play.game !== 'mines' || rule.of !== 'mines' || tiles === undefined) return null;
  return winOr(
    1 / minesDouble(1, play.mineCount, tiles),
    minesDouble(Number(rule.returns) * paid, play.mineCount, tiles),
  );
}

function winOr(chance: number, multiplier: number): Outcomes | null {
  if (!(chance > 0 && chance < 1 && Number.isFinite(multiplier))) return null;
  return { multipliers: [0, multiplier], chances: [1 - chance, chance] };
}

/** Won rounds of mines that have to stop at the same tile before that is called a plan. */
const WON_ALIKE = 3;

/**
 * Number of tiles that a player aims at, by operator and number of mines. A lost round does not show it, and to count
 * only rounds that do is to count the won ones alone. So it is known only if all won rounds show the same.
 */
function minesPlans(rounds: readonly Round[]): ReadonlyMap<string, number> {
  const kinds = Map.groupBy(
    rounds.flatMap(({ operator, play }) => (play.game === 'mines' ? { operator, ...play } : [])),
    ({ operator, mineCount }) => `${operator} ${mineCount}`,
  );
  const plans = new Map<string, number>();
  for (const [id, plays] of kinds) {
    const won = plays.filter(({ hitMine }) => hitMine === false);
    const stops = new Set(won.map(({ opened }) => opened.length));
    const [stop = 0] = stops;
    const isPlan = stops.size === 1 && won.length >= WON_ALIKE;
    if (isPlan && plays.every(({ opened }) => opened.length <= stop)) plans.set(id, stop);
  }
  return plans;
}
