import Big from 'big.js';
import type { PayRule } from '../operators/operator.ts';
import type { Play } from '../round.ts';
import { isDecimal, type Ratio, whole } from './decimals.ts';
import { notJudged, type Unjudged } from './judgement.ts';
import { boardOf, minesDouble, minesRatio, type RuleOf } from './multiplier-tables.ts';

/** Outcome of a play by a rule. The multiplier is that of a win, won or not; a number is a double. */
export type Outcome = { won: boolean; multiplier: number | Ratio };

type PlayOf<Game> = Extract<Play, { game: Game }>;
type DiceBet = NonNullable<PlayOf<'dice'>['wins']>;

/** Outcome of what was played by the rule of its game, or the reason that it cannot be judged. */
export function outcomeOf(play: Play, { multiplier: rule, numbers }: PayRule): Outcome | Unjudged {
  const doubles = numbers === 'doubles';
  if (rule.of === 'plinko' && play.game === 'plinko') return drop(play, rule, doubles);
  if (rule.of === 'mines' && play.game === 'mines') return dig(play, rule, doubles);
  if (rule.of === 'dice' && play.game === 'dice') return roll(play, rule, doubles);
  // No history known here names a target.
  if (play.game === 'limbo') return notJudged('no-bet');
  if (play.game === 'crash') return leave(play, doubles);
  if (play.game !== 'sports') return notJudged('no-rule');
  return { won: true, multiplier: play.odds.reduce((sum, odds) => sum * Number(odds), 1) };
}

/** The bucket of a drop, by its path where there is one. */
export function bucketOf({ rows, path, bucket }: PlayOf<'plinko'>): number | Unjudged {
  if (path === null) {
    if (bucket === null) return notJudged('no-result');
    const isPossible = Number.isInteger(bucket) && bucket >= 0 && bucket <= rows;
    return isPossible ? bucket : notJudged('bucket-impossible');
  }
  if (path.length !== rows) return notJudged('path-not-of-rows');
  let right = 0;
  for (const step of path) {
    if (step === 'R') right += 1;
    else if (step !== 'L') return notJudged('path-not-of-steps');
  }
  return right;
}

function drop(play: PlayOf<'plinko'>, rule: RuleOf<'plinko'>, doubles: boolean) {
  const board = boardOf(play, rule);
  if (board === null) return notJudged('rows-impossible');
  const bucket = bucketOf(play);
  if (typeof bucket !== 'number') return bucket;
  const paid = board[bucket];
  if (paid === undefined) return notJudged('bucket-impossible');
  const won = Number(paid) >= 1;
  return { won, multiplier: doubles && typeof paid === 'number' ? paid : whole(paid) };
}

const areTiles = (tiles: readonly number[]) =>
  tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < 25) &&
  new Set(tiles).size === tiles.length;

function dig(play: PlayOf<'mines'>, rule: RuleOf<'mines'>, doubles: boolean) {
  const { mineCount, mines, opened, hitMine } = play;
  if (!Number.isInteger(mineCount) || mineCount < 1 || mineCount > 24) {
    return notJudged('mine-count-impossible');
  }
  if (mines !== null && (!areTiles(mines) || mines.length !== mineCount)) {
    return notJudged('mines-impossible');
  }
  const hit = mines === null ? hitMine : opened.some((tile) => mines.includes(tile));
  if (hit === null || opened.length === 0) return notJudged('no-result');
  const safe = opened.length - (hit ? 1 : 0);
  if (!areTiles(opened) || safe > 25 - mineCount) return notJudged('tiles-impossible');
  const multiplier = doubles
    ? minesDouble(Number(rule.returns), mineCount, safe)
    : minesRatio(rule, mineCount, safe);
  return { won: !hit, multiplier };
}

/** Count of numbers that the multiplier of a bet at dice is quoted for. */
export function quotedOf({ from, to, outside }: DiceBet, { counts, numbers }: RuleOf<'dice'>) {
  const between = counts === 'width' ? to - from : to - from + 1;
  return outside ? numbers - between : between;
}

function roll({ roll: rolled, wins }: PlayOf<'dice'>, rule: RuleOf<'dice'>, doubles: boolean) {
  if (wins === null) return notJudged('no-bet');
  if (rolled === null) return notJudged('no-result');
  if (!Number.isInteger(rolled) || rolled < 0 || rolled > 10_000) {
    return notJudged('roll-impossible');
  }
  const { from, to, outside } = wins;
  const winning = quotedOf(wins, rule);
  if (!(winning > 0 && winning <= rule.numbers)) return notJudged('bet-impossible');
  const won = (rolled >= from && rolled <= to) !== outside;
  const over = new Big(rule.returns).times(rule.numbers);
  return { won, multiplier: doubles ? Number(over) / winning : { over, under: new Big(winning) } };
}

const numberOf = (text: string, doubles: boolean) => (doubles ? Number(text) : whole(text));

/** A player who left before the bust has won; of a lost round, a cash-out set beforehand shows that it was lost. */
function leave({ leftAt, setAt = null, bust }: PlayOf<'crash'>, doubles: boolean) {
  const target = leftAt ?? (bust === null ? null : setAt);
  // Called lost, without the point at which it crashed: nothing to hold that against.
  if (target === null && bust === null) return notJudged('no-crash-point');
  if (target === null) return { won: false, multiplier: numberOf('0', doubles) };
  if (!isDecimal(target) || Number(target) < 1) return notJudged('multiplier-impossible');
  const won = bust === null || Number(target) <= Number(bust);
  return { won, multiplier: numberOf(target, doubles) };
}
