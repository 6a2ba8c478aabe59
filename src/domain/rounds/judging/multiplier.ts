import Big from 'big.js';
import type { PayRule } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, quotient, type Ratio, textOf } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged } from './judgement.ts';
import { minesDouble, minesRatio } from './mines-steps.ts';
import type { Outcome, Unjudged } from './outcome.ts';
import { payingPart } from './payout.ts';

/** Whether the multiplier shown, and each step shown, is that of the rule in the form it is shown in. */
export function judgeMultiplier(
  round: Round,
  pays: PayRule,
  outcome: Outcome | Unjudged,
): Judgement {
  const { kind, play, shownMultiplier: shown } = round;
  if (kind !== 'played' && kind !== 'zero-stake') return notJudged(kind);
  if ('reason' in outcome) return notJudged(outcome.reason);
  if (play.game === 'crash' && play.automatic === false) return notJudged('left-by-hand');
  const wrongStep = stepThatDiffers(round, pays);
  if (wrongStep !== null) return wrongStep;
  if (shown === null) return notJudged('no-multiplier');
  if (!isDecimal(shown)) return notJudged('multiplier-impossible');
  const isLost = play.game === 'sports' ? Number(round.paid) === 0 : !outcome.won;
  if (Number(shown) === 0) return isLost ? AGREE : differ('multiplier', shown, said(outcome, pays));
  // Where a lost round names no target, what it shows cannot be held against anything.
  if (play.game === 'crash' && isLost && play.leftAt === null && (play.setAt ?? null) === null) {
    return notJudged('no-bet');
  }
  return isShown(shown, outcome.multiplier, pays)
    ? AGREE
    : differ('multiplier', shown, said(outcome, pays));
}

const said = ({ multiplier }: Outcome, { shown }: PayRule) => {
  if (typeof multiplier === 'number') return textOf(multiplier);
  const rounding = typeof shown === 'object' ? shown : ({ places: 18, by: 'half-up' } as const);
  return textOf(quotient(multiplier, rounding));
};

const CLOSE = 1e-12;

function isShown(text: string, multiplier: number | Ratio, pays: PayRule): boolean {
  const { shown } = pays;
  const number = Number(text);
  if (typeof multiplier === 'number') {
    if (shown === 'double') return Math.abs(number - multiplier) <= multiplier * CLOSE;
    const inSingle = Math.fround(number) === Math.fround(multiplier);
    return number === multiplier || (shown === 'single-precision' && inSingle);
  }
  if (shown === 'double') {
    const value = Number(quotient(multiplier, { places: 20, by: 'half-up' }));
    return Math.abs(number - value) <= value * CLOSE;
  }
  if (typeof shown === 'object') return quotient(multiplier, shown).eq(text);
  // Of two fields with a multiplier a history may give either.
  return [multiplier, payingPart(multiplier, pays)].some(({ over, under }) =>
    over.eq(new Big(text).times(under)),
  );
}

function stepThatDiffers({ play }: Round, pays: PayRule): Judgement | null {
  const { multiplier: rule, numbers } = pays;
  if (play.game !== 'mines' || play.steps === null || rule.of !== 'mines') return null;
  for (const [place, shown] of play.steps.entries()) {
    const isMine = play.mines?.includes(play.opened[place] ?? -1) ?? Number(shown) === 0;
    if (isMine) continue;
    const step =
      numbers === 'doubles'
        ? minesDouble(Number(rule.returns), play.mineCount, place + 1)
        : minesRatio(rule, play.mineCount, place + 1);
    const asPaid: PayRule = {
      ...pays,
      shown: pays.shown === 'single-precision' ? 'as-paid' : pays.shown,
    };
    if (!isDecimal(shown) || !isShown(shown, step, asPaid)) {
      return differ('step', shown, said({ won: true, multiplier: step }, pays));
    }
  }
  return null;
}
