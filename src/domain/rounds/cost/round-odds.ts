import { bucketChances, plinkoTableOdds } from '../../odds/plinko.ts';
import { PLINKO_ROWS, PLINKO_TABLES, type PlinkoRisk } from '../../odds/plinko-tables.ts';
import type { OperatorId, Play, Round } from '../round.ts';

export type Outcome = { probability: number; multiplier: number };

export type RoundOdds = {
  /** Share of the stake that is kept on average. */
  edgeFraction: number;
  /** Each multiplier once. `null` where the edge is the same under every plan, but the player's plan is not known. */
  outcomes: readonly Outcome[] | null;
};

export type OddsOf = (round: Round) => RoundOdds | null;

type PlayOf<Game extends Play['game']> = Extract<Play, { game: Game }>;

/** Share that comes back, before anything the game takes on top. */
const RETURN: Record<OperatorId, number> = { stake: 0.99, liqd: 0.99, bustabit: 0.99, duel: 0.999 };

/** Rolls that a die has. Sources: the operators' captures, as the method page names them. */
export const DICE_ROLLS: Partial<Record<OperatorId, number>> = {
  stake: 10_001,
  duel: 10_001,
  liqd: 10_000,
};

const TILES = 25;

/** Odds of rounds by the stated rule of their operator. The same bet gives the same object. */
export function oddsByOperator(rounds: readonly Round[]): OddsOf {
  const plans = plansOf(rounds);
  const known = new Map<string, RoundOdds | null>();
  return ({ operator, play }) => {
    if (operator === null) return null;
    const bet = betKey(operator, play, plans);
    if (bet === null) return null;
    const id = `${operator} ${bet}`;
    let odds = known.get(id);
    if (odds === undefined) known.set(id, (odds = oddsOfPlay(operator, play, plans)));
    return odds;
  };
}

function betKey(operator: OperatorId, play: Play, plans: Plans): string | null {
  switch (play.game) {
    case 'plinko':
      return `plinko ${play.rows} ${play.risk}`;
    case 'dice':
      return play.wins && `dice ${play.wins.from} ${play.wins.to} ${play.wins.outside}`;
    case 'limbo':
      return play.target && `limbo ${play.target}`;
    case 'crash':
      return play.bonusPercent === undefined ? `crash ${crashTarget(operator, play, plans)}` : null;
    case 'mines':
      return `mines ${play.mineCount}`;
    default:
      return null;
  }
}

function oddsOfPlay(operator: OperatorId, play: Play, plans: Plans): RoundOdds | null {
  switch (play.game) {
    case 'plinko':
      return plinkoOf(operator, play.rows, play.risk);
    case 'dice':
      return play.wins === null ? null : diceOf(operator, play.wins);
    case 'limbo':
      return operator === 'stake' ? reach(RETURN.stake, Number(play.target)) : null;
    case 'crash':
      return crashOf(operator, crashTarget(operator, play, plans));
    case 'mines':
      return minesOf(operator, play.mineCount, plans.get(planId(operator, play)) ?? null);
    default:
      return null;
  }
}

/** The usual board; Duel scales it to a return of 0.999 and rounds to eight decimals. */
export function plinkoOf(operator: OperatorId, rows: number, risk: PlinkoRisk): RoundOdds | null {
  const height = PLINKO_ROWS.find((known) => known === rows);
  if (height === undefined || operator === 'bustabit') return null;
  const table = PLINKO_TABLES[height][risk];
  const factor = operator === 'duel' ? RETURN.duel / plinkoTableOdds(table).rtpFraction : 1;
  const chances = bucketChances(height);
  return priced(
    table.map((multiplier, bucket) => ({
      probability: chances[bucket] ?? 0,
      multiplier: Math.round(multiplier * factor * 1e8) / 1e8,
    })),
  );
}

/**
 * Stake quotes a chance out of 10,000, Duel out of 10,001. LIQD pays by the width of the range,
 * in which one more roll wins.
 */
function diceOf(operator: OperatorId, { from, to, outside }: NonNullable<PlayOf<'dice'>['wins']>) {
  const rolls = DICE_ROLLS[operator];
  if (rolls === undefined) return null;
  const inside = to - from + 1;
  const winning = outside ? rolls - inside : inside;
  const byWidth = outside ? rolls - (inside - 1) : inside - 1;
  const quoted = operator === 'liqd' ? byWidth : winning;
  const quotedOf = operator === 'duel' ? rolls : 10_000;
  return twoWays(winning / rolls, (RETURN[operator] * quotedOf) / quoted);
}

/** Duel pays 0.999 of the multiplier as well, so its edge is taken twice. */
function crashOf(operator: OperatorId, target: number | null): RoundOdds | null {
  if (operator === 'liqd') return null;
  const paid = operator === 'duel' ? RETURN.duel : 1;
  const edgeFraction = tidy(1 - RETURN[operator] * paid);
  return target === null ? { edgeFraction, outcomes: null } : reach(RETURN[operator], target, paid);
}

const reach = (returned: number, target: number, paid = 1) =>
  twoWays(returned / target, target * paid);

/** All tiles aimed at are safe with C(25 − mines, tiles) ÷ C(25, tiles), and pay by its inverse. */
function minesOf(operator: OperatorId, mines: number, tiles: number | null): RoundOdds | null {
  if (operator === 'bustabit') return null;
  if (tiles === null) return { edgeFraction: tidy(1 - RETURN[operator]), outcomes: null };
  let safe = 1;
  for (let tile = 0; tile < tiles; tile += 1) safe *= (TILES - mines - tile) / (TILES - tile);
  return twoWays(safe, RETURN[operator] / safe);
}

function twoWays(probability: number, multiplier: number): RoundOdds | null {
  const possible = probability > 0 && probability <= 1 && Number.isFinite(multiplier);
  return possible
    ? priced([
        { probability: 1 - probability, multiplier: 0 },
        { probability, multiplier },
      ])
    : null;
}

function priced(ways: readonly Outcome[]): RoundOdds {
  const chances = new Map<number, number>();
  for (const { probability, multiplier } of ways) {
    chances.set(multiplier, (chances.get(multiplier) ?? 0) + probability);
  }
  const outcomes = [...chances].map(([multiplier, probability]) => ({ probability, multiplier }));
  const back = outcomes.reduce((sum, way) => sum + way.probability * way.multiplier, 0);
  return { edgeFraction: tidy(1 - back), outcomes };
}

/** Takes the noise of doubles off an edge, so that 1 − 0.99 is 0.01. */
const tidy = (fraction: number) => Number(fraction.toFixed(14));

/** Where the player stops, by game and operator. */
type Plans = ReadonlyMap<string, number>;

/** Won rounds that have to stop at the same place before it is called a plan. */
const WON_ALIKE = 3;
/** Stands beside a multiplier that was stopped at by hand, so that it is never the only stop. */
const BY_HAND = -1;

/**
 * Where a player stops is a plan, and a lost round does not show it. Counting only rounds that show it would
 * count the won ones alone. So a plan is taken as known only where every won round of a kind stopped at the
 * same tile or multiplier; the lost ones then aimed at it too.
 */
function plansOf(rounds: readonly Round[]): Plans {
  const seen = new Map<string, { stops: Set<number>; won: number; furthest: number }>();
  for (const { operator, play } of rounds) {
    if (operator === null || (play.game !== 'mines' && play.game !== 'crash')) continue;
    const id = planId(operator, play);
    const kind = seen.get(id) ?? { stops: new Set<number>(), won: 0, furthest: 0 };
    seen.set(id, kind);
    if (play.game === 'mines') {
      kind.furthest = Math.max(kind.furthest, play.opened.length);
      if (play.hitMine === false) kind.stops.add(play.opened.length);
    } else if (play.leftAt !== null && !play.setAt) {
      kind.stops.add(Number(play.leftAt));
      if (play.automatic === false) kind.stops.add(BY_HAND);
    }
    if (play.game === 'mines' ? play.hitMine === false : play.leftAt !== null) kind.won += 1;
  }
  const plans = new Map<string, number>();
  for (const [id, { stops, won, furthest }] of seen) {
    const [stop = 0] = stops;
    if (stops.size === 1 && won >= WON_ALIKE && furthest <= stop) plans.set(id, stop);
  }
  return plans;
}

const planId = (operator: OperatorId, play: PlayOf<'mines'> | PlayOf<'crash'>) =>
  play.game === 'mines' ? `${operator} mines ${play.mineCount}` : `${operator} crash`;

/** A cash-out that was set counts even where the player stopped before it: who lets it stand gets these odds. */
const crashTarget = (operator: OperatorId, play: PlayOf<'crash'>, plans: Plans) =>
  play.setAt ? Number(play.setAt) : (plans.get(planId(operator, play)) ?? null);
