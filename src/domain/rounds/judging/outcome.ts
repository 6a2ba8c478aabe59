import Big from 'big.js';
import { PLINKO_TABLES } from '../../odds/plinko-tables.ts';
import type { MultiplierRule, PayRule } from '../operators/operator.ts';
import type { Play } from '../round.ts';
import { isDecimal, ONE, type Ratio, whole } from './decimals.ts';
import { minesDouble, minesRatio } from './mines-steps.ts';
import { isPlinkoRows, scaledBoard } from './plinko-boards.ts';

/** What a play came to by a rule: numbers are doubles. `multiplier` is that of a win, won or not. */
export type Outcome = { won: boolean; multiplier: number | Ratio };
/** Why a play cannot be judged, by id. */
export type Unjudged = { reason: string };

type PlayOf<Game> = Extract<Play, { game: Game }>;
type RuleOf<Game> = Extract<MultiplierRule, { of: Game }>;

const no = (reason: string): Unjudged => ({ reason });

export function outcomeOf(play: Play, { multiplier, numbers }: PayRule): Outcome | Unjudged {
  const doubles = numbers === 'doubles';
  if (multiplier.of === 'plinko' && play.game === 'plinko') return drop(play, multiplier, doubles);
  if (multiplier.of === 'mines' && play.game === 'mines') return dig(play, multiplier, doubles);
  if (multiplier.of === 'dice' && play.game === 'dice') return roll(play, multiplier, doubles);
  if (play.game === 'limbo') return reach(play.target, play.result, doubles);
  if (play.game === 'crash') return leave(play, doubles);
  if (play.game === 'sports') return { won: true, multiplier: play.odds.reduce(times, 1) };
  return no('no-rule');
}

const times = (so_far: number, odds: string) => so_far * Number(odds);

/** The bucket of a drop, by its path where there is one. */
export function bucketOf({ rows, path, bucket }: PlayOf<'plinko'>): number | Unjudged {
  if (!isPlinkoRows(rows)) return no('rows-impossible');
  if (path === null) {
    if (bucket === null) return no('no-result');
    return Number.isInteger(bucket) && bucket >= 0 && bucket <= rows
      ? bucket
      : no('bucket-impossible');
  }
  if (path.length !== rows) return no('path-not-of-rows');
  let right = 0;
  for (const step of path) {
    if (step === 'R') right += 1;
    else if (step !== 'L') return no('path-not-of-steps');
  }
  return right;
}

function drop(play: PlayOf<'plinko'>, { scaled }: RuleOf<'plinko'>, doubles: boolean) {
  const bucket = bucketOf(play);
  const { rows, risk } = play;
  if (typeof bucket !== 'number') return bucket;
  if (!isPlinkoRows(rows)) return no('rows-impossible');
  const board: readonly (number | Big)[] =
    scaled === null ? PLINKO_TABLES[rows][risk] : scaledBoard(scaled, rows, risk);
  const paid = board[bucket];
  if (paid === undefined) return no('bucket-impossible');
  const multiplier = doubles && typeof paid === 'number' ? paid : whole(new Big(paid));
  return { won: Number(paid) >= 1, multiplier };
}

const isTile = (tile: number) => Number.isInteger(tile) && tile >= 0 && tile < 25;
const areTiles = (tiles: readonly number[]) =>
  tiles.every(isTile) && new Set(tiles).size === tiles.length;

/** Whether a mine was opened, and how many tiles were safe. */
export function tilesOpened(play: PlayOf<'mines'>): { hit: boolean; safe: number } | Unjudged {
  const { mineCount, mines, opened } = play;
  if (!Number.isInteger(mineCount) || mineCount < 1 || mineCount > 24) {
    return no('mine-count-impossible');
  }
  if (!areTiles(opened)) return no('tiles-impossible');
  if (mines !== null && (!areTiles(mines) || mines.length !== mineCount)) {
    return no('mines-impossible');
  }
  const hit = mines === null ? play.hitMine : opened.some((tile) => mines.includes(tile));
  if (hit === null || opened.length === 0) return no('no-result');
  const safe = opened.length - (hit ? 1 : 0);
  return safe > 25 - mineCount ? no('tiles-impossible') : { hit, safe };
}

function dig(play: PlayOf<'mines'>, rule: RuleOf<'mines'>, doubles: boolean) {
  const tiles = tilesOpened(play);
  if ('reason' in tiles) return tiles;
  const { hit, safe } = tiles;
  const multiplier = doubles
    ? minesDouble(Number(rule.returns), play.mineCount, safe)
    : minesRatio(rule, play.mineCount, safe);
  return { won: !hit, multiplier };
}

function roll(play: PlayOf<'dice'>, rule: RuleOf<'dice'>, doubles: boolean): Outcome | Unjudged {
  const { roll: rolled, wins } = play;
  if (wins === null) return no('no-bet');
  if (rolled === null) return no('no-result');
  if (!Number.isInteger(rolled) || rolled < 0 || rolled > 10_000) return no('roll-impossible');
  const { from, to, outside } = wins;
  const between = rule.counts === 'width' ? to - from : to - from + 1;
  const winning = outside ? rule.numbers - between : between;
  if (!(winning > 0 && winning <= rule.numbers)) return no('bet-impossible');
  const won = (rolled >= from && rolled <= to) !== outside;
  if (doubles) return { won, multiplier: (Number(rule.returns) * rule.numbers) / winning };
  const over = new Big(rule.returns).times(rule.numbers);
  return { won, multiplier: { over, under: new Big(winning) } };
}

const asNumber = (text: string, doubles: boolean) =>
  doubles ? Number(text) : whole(new Big(text));

function reach(target: string | null, result: string | null, doubles: boolean) {
  if (target === null || !isDecimal(target)) return no('no-bet');
  if (result === null || !isDecimal(result)) return no('no-result');
  return { won: Number(result) >= Number(target), multiplier: asNumber(target, doubles) };
}

/** Who left before the bust has won; a cash-out set beforehand shows what a lost round would have paid. */
function leave({ leftAt, setAt = null, bust }: PlayOf<'crash'>, doubles: boolean) {
  const target = leftAt ?? (bust === null ? null : setAt);
  if (target === null) return { won: false, multiplier: doubles ? 0 : whole(ONE) };
  if (!isDecimal(target) || Number(target) < 1) return no('multiplier-impossible');
  const won = bust === null || Number(target) <= Number(bust);
  return { won, multiplier: asNumber(target, doubles) };
}
