import type { Step } from './working.ts';

/** One of several fractions of a bet, on one line: its bytes, its value and what it decided. */
export type Draw = { position: number; bytes: string; float: string; decided: string | null };

export type ArrangedSteps = {
  /** Steps that stand by themselves, up to the fractions. */
  before: readonly Step[];
  /** The fractions side by side, where a bet needs more than one. */
  draws: readonly Draw[];
  /** What follows from them. */
  after: readonly Step[];
};

const DRAWN = new Set<Step['id']>(['bytes', 'float', 'direction']);

/** Puts what belongs to one fraction of a long working together; a short working stays a list. */
export function arrangeSteps(steps: readonly Step[]): ArrangedSteps {
  const floats = steps.filter(({ id }) => id === 'float');
  if (floats.length < 2) return { before: steps, draws: [], after: [] };
  const valueAt = (id: Step['id'], position: number) =>
    steps.find((step) => step.id === id && step.position === position)?.value ?? null;
  const draws = floats.map(({ value, position = 0 }) => ({
    position,
    bytes: valueAt('bytes', position) ?? '',
    float: value,
    decided: valueAt('direction', position),
  }));
  const lastDrawn = steps.findLastIndex(({ id }) => DRAWN.has(id));
  const alone = (step: Step) => !DRAWN.has(step.id);
  return {
    before: steps.slice(0, lastDrawn).filter(alone),
    draws,
    after: steps.slice(lastDrawn + 1),
  };
}
