import type {
  AuditReport,
  CheckId,
  CheckTally,
  CurrencyCost,
  ShownSum,
} from '#domain/rounds/report.ts';
import { formatCount, formatPercent } from '../text.ts';
import type { AnswerId, Verdict } from './answer-words.ts';
import { counted, formatRough, formatSum, gameName, leftOutLine } from './round-words.ts';

/** One of the six answers, its figure first. */
export type AnswerWords = {
  id: AnswerId;
  verdict: Verdict;
  figure: string;
  evidence: readonly string[];
  tallies?: readonly CheckTally[];
  /** Tallies by the usual rule of the game, where the operator's is another one. */
  usual?: readonly CheckTally[];
};

const verdictOf = (agree: number, differ: number): Verdict =>
  differ > 0 ? 'differs' : agree > 0 ? 'follows' : 'open';

/** Sentences whose condition holds. */
const present = (...lines: readonly (string | false)[]) => lines.filter((line) => line !== false);

/** The six answers, in reading order. */
export const auditAnswers = (report: AuditReport): readonly AnswerWords[] => [
  seedsAnswer(report),
  checkedAnswer(report, 'results', ['result', 'beacon-time']),
  checkedAnswer(report, 'payouts', ['payout', 'multiplier', 'statement']),
  orderAnswer(report),
  costAnswer(report),
  bonusAnswer(report),
];

function seedsAnswer({ seedSums, byOperator }: AuditReport): AnswerWords {
  const { kept, broken, waiting, waitingRounds, leftOver, otherClientSeed } = seedSums;
  const revealed = kept + broken;
  const seeds = waiting === 1 ? 'that seed' : 'those seeds';
  const [figure = 'These files name no hash of a seed.', ...evidence] = present(
    revealed > 0 &&
      `${formatCount(kept)} of ${formatCount(revealed)} revealed seeds have the hash that was shown before.`,
    waiting > 0 && `${counted(waiting, 'seed')} not revealed yet.`,
    waitingRounds > 0 &&
      `${counted(waitingRounds, 'round')} can be judged once you paste ${seeds} below.`,
    waiting > 0 &&
      waitingRounds === 0 &&
      'Without a result that we can read, only the hash can be checked once it is revealed.',
    leftOver > 0 &&
      `${counted(leftOver, 'seed')} revealed in these files ${leftOver === 1 ? 'has' : 'have'} the hash of no bet in them. ${waiting > 0 ? 'If a seed is missing, the casino may have revealed another in its place; or they belong to bets that the files leave out.' : 'They may belong to bets that the files leave out.'}`,
    otherClientSeed > 0 &&
      `${counted(otherClientSeed, 'round')} ${otherClientSeed === 1 ? 'names' : 'name'} another client seed than the rest under the same hash.`,
  );
  const tallies = byOperator.filter(({ check }) => check === 'commitment');
  return { id: 'seeds', verdict: verdictOf(kept, broken), figure, evidence, tallies };
}

const AGREE_WORDS = {
  results: 'follow from the seeds',
  payouts: 'are the stake times the table',
  shown: 'are the stake times the table or, without one, the multiplier that the file shows',
};

/** Answer based on checks of rounds; the first check is its figure. */
function checkedAnswer(
  { byOperator, byUsual, shownSums }: AuditReport,
  id: 'results' | 'payouts',
  checks: readonly CheckId[],
): AnswerWords {
  const own = byOperator.filter(({ check }) => checks.includes(check));
  const usual = byUsual.filter(({ check }) => checks.includes(check));
  // Without a rule of the operator, only the usual one can be checked.
  const isAlone = (tally: CheckTally) =>
    !byOperator.some(({ operator, game }) => operator === tally.operator && game === tally.game);
  const tallies = [...own, ...usual.filter(isAlone)];
  const sum = (key: 'agree' | 'differ' | 'notJudged', chosen: readonly CheckTally[]) =>
    chosen.reduce((total, tally) => total + tally[key], 0);
  const main = tallies.filter(({ check }) => check === checks[0]);
  const judged = main.filter(({ agree, differ }) => agree + differ > 0);
  const [agree, differ, open] = [sum('agree', main), sum('differ', main), sum('notJudged', main)];
  const further = sum('differ', tallies) - differ;
  // Without a table, only the multiplier in the file can be checked.
  const words = judged.some(({ rule }) => rule === 'shown-multiplier') ? 'shown' : id;
  const short = id === 'payouts' ? shownSums.filter(({ isShort }) => isShort) : [];
  const coarse = tallies
    .flatMap(({ unjudged }) => unjudged)
    .reduce((total, { reason, count }) => total + (reason === 'too-coarse' ? count : 0), 0);
  // A few rows that agree do not stand for many that are too coarse.
  const standing = coarse > agree ? 0 : agree;
  return {
    id,
    verdict: verdictOf(standing, differ + further + short.length),
    figure:
      judged.length === 0
        ? `No ${id.slice(0, -1)} can be judged yet.`
        : `${formatCount(agree)} of ${formatCount(agree + differ)} ${id} ${AGREE_WORDS[words]}.`,
    evidence: present(
      ...short.map(shortWords),
      coarse > 0 &&
        `${counted(coarse, 'payout')} too coarse to say: the multiplier is shown rounded or cut.`,
      id === 'payouts' && toleranceWords(judged),
      further > 0 && `${counted(further, 'further check')} of these rounds differ.`,
      open > 0 && `${counted(open, 'round')} cannot be judged; the reasons stand below.`,
    ),
    tallies,
    usual: usual.filter((tally) => !isAlone(tally)),
  };
}

/** A shortfall that no row shows by itself. */
const shortWords = ({ currency, rounds, difference }: ShownSum) =>
  `${counted(rounds, 'round')} together paid ${formatSum(difference.replace('-', ''), currency)} less than stake times multiplier. Rounding errs both ways and does not explain that; a casino that pays a part of the multiplier it shows would.`;

/** How near a payout had to be, in words and money; false where all were compared to the last digit. */
function toleranceWords(tallies: readonly CheckTally[]) {
  const known = tallies.flatMap(({ tolerance }) => tolerance ?? []);
  if (known.length === 0) return false;
  const most = (values: readonly (string | null)[]) => Math.max(...values.map(Number));
  const [unit, money] = [
    most(known.map(({ multiplier }) => multiplier)),
    most(known.map(({ money }) => money)),
  ];
  const shown =
    unit > 0 ? ` Multipliers are those of the file, shown to ${formatRough(unit)}×.` : '';
  return `A payout agrees if it is right to ${money > 0 ? formatRough(money) : 'the last digit'}.${shown}`;
}

function orderAnswer({ seedSums, withoutSeed, doubles }: AuditReport): AnswerWords {
  const { numbered: rounds, missing, shared, isPerGame, outOfOrder: late } = seedSums;
  const faults = present(
    missing > 0 && `${counted(missing, 'bet number')} missing`,
    shared > 0 && !isPerGame && `${counted(shared, 'number')} on two rounds`,
    late > 0 && `${formatCount(late)} out of order`,
  );
  const numbered = counted(rounds, 'numbered round');
  const [figure = 'We read no bet numbers in these files.'] = present(
    faults.length > 0 && `${faults.join(', ')}, in ${numbered}.`,
    rounds > 0 && `${numbered} without a gap, a double or a jump.`,
  );
  const evidence = present(
    missing > 0 &&
      'A gap is usually another game with the same seeds, another day, or a row that the export left out. Add those files and look again.',
    shared > 0 &&
      `${counted(shared, 'round')} have the number of another round with other contents. Does this casino count for each game?`,
    doubles.others > 0 &&
      `${counted(doubles.others, 'row')} have the bet ID of another row with other contents, and both count. Is one of them a correction?`,
    doubles.alike > 0 &&
      `${counted(doubles.alike, 'row')} of one file equal a row of another, down to the moment, and both count. Do the files overlap?`,
    doubles.count > 0 &&
      `${counted(doubles.count, 'row')} stand here twice, as where two exports overlap. They count once.`,
    withoutSeed > 0 && `${counted(withoutSeed, 'round')} name no seed, so no gap can be seen.`,
  );
  return { id: 'order', verdict: verdictOf(rounds, faults.length), figure, evidence };
}

/** Notes on games whose rule has another edge than the operator states. */
const twoEdges = ({ byOperator, rules }: AuditReport) =>
  byOperator.flatMap(({ check, rule, operator, game }) => {
    const { edgeFraction = null, edgeByRule } = rules?.find(({ id }) => id === rule) ?? {};
    if (check !== 'payout' || edgeFraction === null || edgeByRule === undefined) return [];
    const [stated, kept] = [edgeFraction, edgeByRule].map((edge) =>
      formatPercent(Number(edge) * 100),
    );
    return [
      `${gameName(operator, game)}: the sum above takes the stated edge of ${stated}. The game’s own rule keeps ${kept}, and the drawing takes that.`,
    ];
  });

function costAnswer(report: AuditReport): AnswerWords {
  const { costs, files } = report;
  // A file of many players is not the reader's own history.
  const who = files.some(({ shape }) => shape.endsWith('-of-many')) ? 'All players' : 'You';
  const [figure = 'These files hold no stakes.', ...others] = costs.map((c) => costLine(c, who));
  const evidence = present(...others, ...twoEdges(report));
  const isKnown = costs.some(({ expectedCost }) => expectedCost !== null);
  return { id: 'cost', verdict: isKnown ? 'follows' : 'open', figure, evidence };
}

/** You lost 12.5 USDT; the stated edge costs 10 USDT on average. */
function costLine({ net, currency, expectedCost, leftOut }: CurrencyCost, who: string): string {
  if (net === null) {
    return `No total yet: ${leftOut.map((left) => leftOutLine(left, currency)).join(' ')}`;
  }
  const sum = formatSum(net.replace(/^-/, ''), currency || '(no currency named)');
  const ended = Number(net) === 0 ? 'ended even' : `${Number(net) < 0 ? 'lost' : 'won'} ${sum}`;
  return expectedCost === null
    ? `${who} ${ended}. No stated edge is on file for these games.`
    : `${who} ${ended}. The stated edge costs ${formatRough(Number(expectedCost), currency)} on average.`;
}

function bonusAnswer({ bonusRules }: AuditReport): AnswerWords {
  const id = 'bonus-rules';
  if (bonusRules === null) {
    const evidence = ['Enter the rules below, and we check each round against them.'];
    return { id, verdict: 'open', figure: 'You entered no rules.', evidence };
  }
  const { rounds, brokenCount: broken, nearCount: near, notJudged: open } = bonusRules;
  return {
    id,
    verdict: verdictOf(rounds - broken, broken),
    figure: `${broken === 0 ? 'None' : formatCount(broken)} of ${counted(rounds, 'round')} ${broken > 1 ? 'break' : 'breaks'} a rule.`,
    evidence: present(
      near > 0 && `${counted(near, 'bet')} within a tenth below the largest bet.`,
      open > 0 && `${counted(open, 'round')} cannot be judged.`,
    ),
  };
}
