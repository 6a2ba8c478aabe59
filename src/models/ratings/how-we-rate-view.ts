import { type Grade, GRADES } from '#domain/facts/fact.ts';
import type { Criterion, Scale } from '#domain/ratings/criterion.ts';
import type { Listed } from '#domain/ratings/ranking.ts';
import { METHOD } from '#domain/ratings/method.ts';
import { SHARE_EARNED, starsOf, TOP_SCORE } from '#domain/ratings/score.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatPoints, GRADE_MEANINGS, VERDICT_WORDS } from '#format/ratings.ts';
import { formatCount, formatDate, formatFraction, formatList } from '#format/text.ts';
import { CASINO_VERDICT_WORDS, VERDICT_RULE } from '#format/verdict-words.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';
import { formatCoverage } from '../reviews/review-score.ts';
import { type Robustness, robustnessInWords } from './robustness.ts';
import { MOST_NAMED } from './method-view.ts';

type Casinos = readonly Listed<RatedCasino>[];

/** Scores that show the rounding: just below a half star, and on it. */
const ROUNDED = [3.875, 4] as const;

/** View of the rules, from the criteria and weights that the rating uses. */
export function rulesView(
  casinos: Casinos,
  factsByGrade: Readonly<Record<Grade, number>>,
  robustness: Robustness,
) {
  const grades = gradeRows(factsByGrade);
  return {
    lead: 'Rules compute each score from recorded facts. No editor gives a mark.',
    sum: sumInWords(),
    criteria: WEIGHTED_CRITERIA.map(criterionView),
    unknown: `A fact that nobody has found stays unknown. Its criterion isn’t judged, earns no points and lowers the figure beside the score, such as “${WEIGHTED_CRITERIA.length - 1} of ${WEIGHTED_CRITERIA.length} criteria judged”. A casino gains nothing by keeping quiet. A missing term of an offer counts as a drawback, because the casino writes its own terms.`,
    example: workedExample(casinos),
    ranking: rankingInWords(casinos),
    robust: robustnessInWords(robustness),
    verdicts: verdictsInWords(casinos),
    grades,
    gradesNote: gradesInWords(grades),
  };
}

function sumInWords(): string[] {
  const total = WEIGHTED_CRITERIA.reduce((sum, { weight }) => sum + weight, 0);
  const [below, exact] = ROUNDED.map(
    (score) => `${formatPoints(score)} becomes ${starsOf(score).toFixed(1)}`,
  );
  return [
    `This is version ${METHOD.version} of the method, in force since ${formatDate(METHOD.since)}. There are ${WEIGHTED_CRITERIA.length} criteria. Each asks one question of the facts and has one answer: pass, partial, fail or not known. Each has a weight, and the weights add up to ${formatFraction(total)}.`,
    `A pass earns the whole weight and a partial ${formatFraction(SHARE_EARNED.partial)} of it. A fail or an unknown earns nothing. The points are ${TOP_SCORE} × weight × share. The score is their total, from 0 to ${TOP_SCORE}. Stars are the score rounded down to the half: ${below}, ${exact}.`,
  ];
}

function criterionView({ criterion, weight }: { criterion: Criterion; weight: number }) {
  const { id, name, question, rule, scale } = criterion;
  return {
    id,
    name,
    question,
    weight: formatFraction(weight),
    percent: weight * 100,
    rules: (['pass', 'partial', 'fail'] as const).map((verdict) => ({
      verdict,
      word: VERDICT_WORDS[verdict],
      points: formatPoints(TOP_SCORE * weight * SHARE_EARNED[verdict]),
      rule: rule[verdict],
    })),
    scale: scale === undefined ? null : scaleView(name, scale),
  };
}

/** Scale of a criterion as a table, with a column for each number of points. */
function scaleView(name: string, { counts, steps, notes }: Scale) {
  const most = Math.max(...steps.flatMap(({ answers }) => answers.map(({ adds }) => adds)));
  const columns = Array.from({ length: most + 1 }, (_, count) => count);
  return {
    caption: `What counts as a ${counts.one}: the scale of the criterion “${name}”`,
    columns: columns.map((count) =>
      count === 0 ? `No ${counts.one}` : `${count} ${count === 1 ? counts.one : counts.many}`,
    ),
    rows: steps.map(({ term, answers }) => ({
      term,
      answers: columns.map(
        (count) => answers.find(({ adds }) => adds === count)?.answer ?? 'Not possible',
      ),
    })),
    notes,
  };
}

/** Worked example: the reviewed casino whose breakdown has the most kinds of verdict. */
function workedExample(casinos: Casinos) {
  const kindsOf = ({ rating }: RatedCasino) =>
    new Set(rating.breakdown.map(({ verdict }) => verdict)).size;
  const [casino] = casinos.filter(isReviewed).sort((a, b) => kindsOf(b) - kindsOf(a));
  if (casino === undefined) throw new Error('Expected a reviewed casino, found none');
  const { name, slug, rating } = casino;
  const score = formatPoints(rating.score);
  return {
    name,
    href: pageHref(FOLDERS.reviews, slug),
    rows: rating.breakdown.map(({ name: criterion, weight, verdict, points, reason }) => ({
      label: `${criterion}: ${VERDICT_WORDS[verdict].toLowerCase()}`,
      working: `${reason} ${TOP_SCORE} × ${formatFraction(weight)} × ${SHARE_EARNED[verdict]}`,
      figure: formatPoints(points),
    })),
    total: { label: `Score of ${name}`, figure: score },
    outcome: `${score} rounds down to ${rating.stars.toFixed(1)} stars, with ${formatCoverage(rating)}.`,
  };
}

function rankingInWords(casinos: Casinos): string[] {
  // Casinos of equal rank are neighbours.
  const ranked = casinos.filter(({ rank }) => rank !== null);
  const [first, second] = ranked.filter(
    ({ rank }, index) => ranked[index - 1]?.rank === rank || ranked[index + 1]?.rank === rank,
  );
  const tie =
    first === undefined || second === undefined
      ? 'At present no two casinos are tied.'
      : `At present ${first.name} and ${second.name} share rank ${first.rank}.`;
  return [
    'The higher score comes first. If two scores are equal, the casino with more criteria judged comes first. If that is equal too, they share a rank in alphabetical order, and we skip the next rank: 1, 2, 2, 4.',
    `${tie} Stars, bonus sizes and payments don’t affect the order.`,
  ];
}

function verdictsInWords(casinos: Casinos): string[] {
  const now = (['recommended', 'avoid'] as const).map((word) => {
    const names = casinos.filter(({ verdict }) => verdict === word).map(({ name }) => name);
    const who = names.length > MOST_NAMED ? formatCount(names.length) : formatList(names);
    return `${CASINO_VERDICT_WORDS[word]} now: ${names.length === 0 ? 'none' : who}.`;
  });
  return [...VERDICT_RULE, now.join(' ')];
}

/** Meaning of each grade, and the number of facts and terms that carry it. */
function gradeRows(factsByGrade: Readonly<Record<Grade, number>>) {
  return GRADES.map((grade) => {
    const count = factsByGrade[grade];
    return { grade, meaning: GRADE_MEANINGS[grade].full, count, countText: formatCount(count) };
  });
}

function gradesInWords(grades: ReturnType<typeof gradeRows>): string {
  const own = grades.find(({ grade }) => grade === 'A')?.count ?? 0;
  const tests = own === 0 ? ' We have made no test of our own, so no fact has grade A.' : '';
  return `Every fact has a source, the date on which we read it, and a grade. The grade doesn’t change the points. It tells you how far to trust the fact.${tests}`;
}

const isReviewed = ({ entry }: Pick<RatedCasino, 'entry'>) => entry.data.review !== null;
