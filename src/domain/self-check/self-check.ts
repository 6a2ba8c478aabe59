export const QUESTION_COUNT = 9;

/** Points of the four answers: never, sometimes, most of the time, almost always. */
export const ANSWER_POINTS = [0, 1, 2, 3] as const;
export type AnswerPoints = (typeof ANSWER_POINTS)[number];

/** Nine times the highest answer. */
export const HIGHEST_POINTS = 27;

/**
 * Ranges of the total, lowest first.
 * Source: J. Ferris and H. Wynne, The Canadian Problem Gambling Index: Final report (2001), the
 * Problem Gambling Severity Index.
 */
export const SELF_CHECK_BANDS = [
  { id: 'no-problem', minPoints: 0, maxPoints: 0 },
  { id: 'low-risk', minPoints: 1, maxPoints: 2 },
  { id: 'moderate-risk', minPoints: 3, maxPoints: 7 },
  { id: 'high-risk', minPoints: 8, maxPoints: HIGHEST_POINTS },
] as const;
export type SelfCheckBandId = (typeof SELF_CHECK_BANDS)[number]['id'];

/** Risk bands in which no paid links are shown to the reader. */
export function isAtRisk(band: SelfCheckBandId): boolean {
  return band === 'moderate-risk' || band === 'high-risk';
}

export type SelfCheckResult =
  | { ok: true; points: number; bandId: SelfCheckBandId }
  /** Indexes of the unanswered questions, from 0. */
  | { ok: false; reason: 'unanswered'; unanswered: number[] };

/**
 * Adds up nine answers in the order of the questions; `null` is an unanswered question. Only a complete set has a
 * total: a missing answer must not count as "never".
 * Throws if there are not nine answers or one is not worth 0, 1, 2 or 3 points.
 */
export function scoreSelfCheck(answers: readonly (AnswerPoints | null)[]): SelfCheckResult {
  if (answers.length !== QUESTION_COUNT) {
    throw new RangeError(`Expected ${QUESTION_COUNT} answers, found ${answers.length}`);
  }
  const unanswered: number[] = [];
  let points = 0;
  for (const [position, answer] of answers.entries()) {
    if (answer === null) unanswered.push(position);
    else if (ANSWER_POINTS.includes(answer)) points += answer;
    else throw new RangeError(`Expected 0, 1, 2 or 3 points, found ${String(answer)}`);
  }
  if (unanswered.length > 0) return { ok: false, reason: 'unanswered', unanswered };
  return { ok: true, points, bandId: bandOf(points) };
}

function bandOf(points: number): SelfCheckBandId {
  const band = SELF_CHECK_BANDS.find(({ maxPoints }) => points <= maxPoints);
  if (band === undefined) throw new RangeError(`Expected at most 27 points, found ${points}`);
  return band.id;
}
