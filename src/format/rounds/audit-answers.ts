import type { AuditReport, CheckId, CheckTally } from '#domain/rounds/report.ts';
import { formatCount } from '../text.ts';
import { costAnswer } from './cost-answer.ts';

export type AnswerId = 'seeds' | 'results' | 'payouts' | 'order' | 'cost' | 'bonus-rules';

/** One of the six answers: its figure first, in words. */
export type AnswerWords = {
  id: AnswerId;
  question: string;
  verdict: 'follows' | 'differs' | 'open';
  figure: string;
  evidence: readonly string[];
  /** What it cannot prove. */
  limit: string;
  tallies: readonly CheckTally[];
  /** The same by the rule usually meant by the game. */
  usual: readonly CheckTally[];
};

const TITLES: Record<AnswerId, Record<AnswerWords['verdict'], string>> = {
  seeds: { follows: 'Promise kept', differs: 'Another hash', open: 'Not revealed yet' },
  results: { follows: 'Follows', differs: 'Does not follow this rule', open: 'Not judged yet' },
  payouts: { follows: 'Follows', differs: 'Does not follow this rule', open: 'Not judged yet' },
  order: { follows: 'Whole', differs: 'Gaps or doubles', open: 'Cannot be seen' },
  cost: { follows: 'Worked out', differs: 'Worked out', open: 'No edge on file' },
  'bonus-rules': { follows: 'Kept', differs: 'Rows break a rule', open: 'Not asked' },
};

/** How a verdict is shown: a word and a sign, and not by colour alone. */
export function verdictWords({ id, verdict }: Pick<AnswerWords, 'id' | 'verdict'>) {
  const look = {
    follows: { tone: 'good', icon: 'check' },
    differs: { tone: 'warn', icon: 'cross' },
    open: { tone: 'plain', icon: 'info' },
  } as const;
  return {
    ...look[id === 'cost' || id === 'order' ? 'open' : verdict],
    title: TITLES[id][verdict],
  };
}

/** So many of something, in figures: 1 round, 2,000 rounds. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The six answers in the order in which a reader asks. */
export function auditAnswers(report: AuditReport): readonly AnswerWords[] {
  return [
    seedsAnswer(report),
    resultsAnswer(report),
    payoutsAnswer(report),
    orderAnswer(report),
    costAnswer(report),
    bonusAnswer(report),
  ];
}

const sumOf = (tallies: readonly CheckTally[], checks: readonly CheckId[]) => {
  const chosen = tallies.filter(({ check }) => checks.includes(check));
  const sum = (key: 'agree' | 'differ' | 'notJudged') =>
    chosen.reduce((total, tally) => total + tally[key], 0);
  return { chosen, agree: sum('agree'), differ: sum('differ'), notJudged: sum('notJudged') };
};

const verdictOf = (agree: number, differ: number): AnswerWords['verdict'] =>
  differ > 0 ? 'differs' : agree > 0 ? 'follows' : 'open';

const notJudgedLine = (count: number) =>
  count === 0 ? [] : [`${counted(count, 'round')} cannot be judged; the reasons stand below.`];

function seedsAnswer({ seeds, withoutSeed, byOperator }: AuditReport): AnswerWords {
  const of = (state: 'kept' | 'broken' | 'needs-seed') =>
    seeds.filter((seed) => seed.state === state);
  const [kept, broken, waiting] = [of('kept').length, of('broken').length, of('needs-seed')];
  const revealed = kept + broken;
  const figure =
    seeds.length === 0
      ? 'These files name no hash of a seed.'
      : revealed === 0
        ? `${counted(waiting.length, 'seed')} not revealed yet.`
        : `${formatCount(kept)} of ${formatCount(revealed)} revealed seeds have the hash that was shown before.`;
  const decided = waiting.reduce((sum, { rounds }) => sum + rounds, 0);
  const evidence = [
    ...(waiting.length > 0 && revealed > 0
      ? [`${counted(waiting.length, 'seed')} not revealed yet.`]
      : []),
    ...(decided > 0
      ? [
          `They decide ${counted(decided, 'round')}. Paste revealed seeds below and these rounds are judged.`,
        ]
      : []),
    ...(withoutSeed > 0 ? [`${counted(withoutSeed, 'round')} without a hash of a seed.`] : []),
  ];
  return {
    id: 'seeds',
    question: 'Did each seed keep its promise?',
    verdict: verdictOf(kept, broken),
    figure,
    evidence,
    limit: 'This cannot show that you saw the hash before the bet. Only you can know that.',
    tallies: sumOf(byOperator, ['commitment']).chosen,
    usual: [],
  };
}

function resultsAnswer({ byOperator, byUsual }: AuditReport): AnswerWords {
  const { agree, differ, notJudged } = sumOf(byOperator, ['result']);
  const judged = agree + differ;
  return {
    id: 'results',
    question: 'Does each result follow from the seeds?',
    verdict: verdictOf(agree, differ),
    figure:
      judged === 0
        ? 'No result can be worked out again yet.'
        : `${formatCount(agree)} of ${formatCount(judged)} results follow from the seeds.`,
    evidence: notJudgedLine(notJudged),
    limit:
      'This follows the rule that the casino publishes. A rule can have worse odds than usual and still be followed.',
    tallies: sumOf(byOperator, ['result', 'beacon-time']).chosen,
    usual: sumOf(byUsual, ['result', 'beacon-time']).chosen,
  };
}

function payoutsAnswer({ byOperator, byUsual }: AuditReport): AnswerWords {
  const all: readonly CheckId[] = ['payout', 'multiplier', 'statement'];
  const { agree, differ, notJudged } = sumOf(byOperator, ['payout']);
  const others = sumOf(byOperator, ['multiplier', 'statement']);
  const judged = agree + differ;
  return {
    id: 'payouts',
    question: 'Is each payout the stake times the table?',
    verdict: verdictOf(agree + others.agree, differ + others.differ),
    figure:
      judged === 0
        ? 'No payout can be judged yet.'
        : `${formatCount(agree)} of ${formatCount(judged)} payouts are the stake times the table.`,
    evidence: [
      ...(others.differ > 0
        ? [
            `${counted(others.differ, 'multiplier or statement', 'multipliers or statements')} of the history do not fit.`,
          ]
        : []),
      ...notJudgedLine(notJudged),
    ],
    limit:
      'This compares your file with a table that we read on a certain day. It cannot show that the file is whole or that the money reached you.',
    tallies: sumOf(byOperator, all).chosen,
    usual: sumOf(byUsual, all).chosen,
  };
}

function orderAnswer({ seeds, withoutSeed }: AuditReport): AnswerWords {
  const rounds = seeds.reduce((sum, seed) => sum + (seed.firstNonce === null ? 0 : seed.rounds), 0);
  const missing = seeds.reduce((sum, seed) => sum + seed.missingCount, 0);
  const doubled = seeds.reduce((sum, seed) => sum + seed.doubled.length, 0);
  const late = seeds.reduce((sum, seed) => sum + seed.outOfOrder.length, 0);
  const faults = [
    ...(missing > 0 ? [`${counted(missing, 'bet number')} missing`] : []),
    ...(doubled > 0 ? [`${formatCount(doubled)} twice`] : []),
    ...(late > 0 ? [`${formatCount(late)} out of order`] : []),
  ];
  return {
    id: 'order',
    question: 'Is anything missing, doubled or out of order?',
    verdict: rounds === 0 ? 'open' : faults.length > 0 ? 'differs' : 'follows',
    figure:
      rounds === 0
        ? 'These files hold no bet numbers.'
        : faults.length > 0
          ? `Of ${counted(rounds, 'numbered round')}: ${faults.join(', ')}.`
          : `${counted(rounds, 'numbered round')} without a gap, a double or a jump.`,
    evidence: [
      ...(missing > 0
        ? [
            'A gap is usually another game with the same seeds, another day, or a row that the export left out. Add those files and look again.',
          ]
        : []),
      ...(withoutSeed > 0
        ? [`Of ${counted(withoutSeed, 'round')} without a seed the order cannot be seen.`]
        : []),
    ],
    limit:
      'Rounds before the first number and after the last cannot be seen, nor whole seeds that no file names.',
    tallies: [],
    usual: [],
  };
}

function bonusAnswer({ bonusRules }: AuditReport): AnswerWords {
  const frame = {
    id: 'bonus-rules',
    question: 'Were the rules of a bonus kept?',
    limit: 'A casino can read its terms in another way. Its own record of your wagering counts.',
    tallies: [],
    usual: [],
  } as const;
  if (bonusRules === null) {
    return {
      ...frame,
      verdict: 'open',
      figure: 'You entered no rules.',
      evidence: [
        'Enter the dates, the largest bet and the games left out, and each row is held against them.',
      ],
    };
  }
  const { rounds, brokenCount, nearCount, notJudged } = bonusRules;
  return {
    ...frame,
    verdict: verdictOf(rounds - brokenCount, brokenCount),
    figure:
      brokenCount === 0
        ? `None of ${counted(rounds, 'round')} breaks a rule.`
        : `${formatCount(brokenCount)} of ${counted(rounds, 'round')} break a rule.`,
    evidence: [
      ...(nearCount > 0 ? [`${counted(nearCount, 'bet')} within a tenth of the largest bet.`] : []),
      ...notJudgedLine(notJudged),
    ],
  };
}
