import type { PayRule, Rounding } from '../operators/operator.ts';
import type { Round } from '../round.ts';
import { isDecimal, quotient, type Ratio, textOf } from './decimals.ts';
import { AGREE, differ, type Judgement, notJudged, type Unjudged } from './judgement.ts';
import { minesDouble, minesRatio } from './multiplier-tables.ts';
import type { Outcome } from './outcome.ts';
import { CLOSE, isWonWhole, payingPart } from './payout.ts';

/** Compares the multiplier shown, and each step, with the rule's, rounded as the operator shows it. */
export function judgeMultiplier(round: Round, pays: PayRule, outcome: Outcome | Unjudged) {
  const { kind, play, shownMultiplier: shown, stake, paid, saysWon } = round;
  if (kind !== 'played' && kind !== 'zero-stake') return notJudged(kind);
  if ('reason' in outcome) return outcome;
  const wrongStep = stepThatDiffers(round, pays);
  if (wrongStep !== null) return wrongStep;
  if (shown === null) return notJudged('no-multiplier');
  if (!isDecimal(shown)) return notJudged('multiplier-impossible');
  // Every bucket of a board pays something.
  const paysNothing = play.game !== 'plinko' && !outcome.won;
  const isLost = play.game === 'sports' ? Number(paid) === 0 && saysWon !== true : paysNothing;
  if (isLost && Number(shown) === 0) return AGREE;
  if (play.game === 'crash') {
    if (play.automatic === false) return notJudged('left-by-hand');
    // A lost round that names no target leaves nothing to hold it against.
    if (play.leftAt === null && (play.setAt ?? null) === null) return notJudged('no-bet');
  }
  const { multiplier } = outcome;
  const isPart = play.game === 'sports' && Number(paid) < Number(stake) * Number(multiplier);
  if (isPart && Number(shown) > 0 && !isWonWhole(round, outcome)) return notJudged('partly-paid');
  const { shown: form } = pays;
  const expected =
    typeof multiplier === 'object' && isRounding(form) ? quotient(multiplier, form) : multiplier;
  return isShown(shown, multiplier, pays, form)
    ? AGREE
    : differ('multiplier', shown, textOf(expected));
}

const isRounding = (shown: PayRule['shown']): shown is Rounding => /^\d/.test(shown ?? '');

function isShown(text: string, multiplier: number | Ratio, pays: PayRule, shown: PayRule['shown']) {
  const number = Number(text);
  if (shown === 'double') {
    const value = Number(typeof multiplier === 'number' ? multiplier : textOf(multiplier));
    return Math.abs(number - value) <= value * CLOSE;
  }
  if (typeof multiplier === 'number') {
    const inSingle = Math.fround(number) === Math.fround(multiplier);
    return number === multiplier || (shown === 'single-precision' && inSingle);
  }
  if (isRounding(shown)) return quotient(multiplier, shown).eq(text);
  // Of two fields with a multiplier a history may give either.
  const fields = [multiplier, payingPart(multiplier, pays)];
  return fields.some(({ over, under }) => over.eq(under.times(text)));
}

function stepThatDiffers({ play }: Round, pays: PayRule): Judgement | null {
  const { multiplier: rule, numbers, shown } = pays;
  if (play.game !== 'mines' || play.steps === null || rule.of !== 'mines') return null;
  // The steps of a round are in full where its row is in single precision.
  const form = shown === 'single-precision' ? undefined : shown;
  for (const [place, text] of play.steps.entries()) {
    if (play.mines?.includes(play.opened[place] ?? -1) ?? Number(text) === 0) continue;
    const step =
      numbers === 'doubles'
        ? minesDouble(Number(rule.returns), play.mineCount, place + 1)
        : minesRatio(rule, play.mineCount, place + 1);
    if (!isDecimal(text) || !isShown(text, step, pays, form))
      return differ('step', text, textOf(step));
  }
  return null;
}
