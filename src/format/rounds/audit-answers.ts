import type {
  AuditReport,
  CheckId,
  CheckTally,
  CurrencyCost,
  ShownSum,
} from '#domain/rounds/report.ts';
import { startSentence } from '../counted.ts';
import { formatCount, formatPercent } from '../text.ts';
import type { AnswerId } from './answer-words.ts';
import { reasonWords } from './reason-words.ts';
import {
  counted,
  formatAmount,
  formatRough,
  formatSum,
  gameName,
  leftOutLine,
} from './round-words.ts';

/** One answer of the audit: as a line of the finding, and as a folded question. */
export type AnswerWords = {
  id: AnswerId;
  mark: 'yes' | 'no' | 'half' | 'open' | 'sum';
  /** The answer in a sentence without a full stop, and what stands beside it. */
  says: string;
  detail: string;
  /** Figure beside the question, and its small print. */
  figure: string;
  note: string;
  evidence: readonly string[];
  tallies?: readonly CheckTally[];
  /** Rows that agree by more than a lost bet, and rows that cannot be judged. */
  counts?: readonly [judged: number, open: number];
  /** Tallies by the usual rule of the game, where the operator's is another one. */
  usual?: readonly CheckTally[];
};

/** Sentences whose condition holds. */
const present = (...lines: readonly (string | false)[]) => lines.filter((line) => line !== false);

const isAre = (count: number) => (count === 1 ? 'is' : 'are');
const sumOf = (key: 'agree' | 'lost' | 'differ' | 'notJudged', tallies: readonly CheckTally[]) =>
  tallies.reduce((total, tally) => total + tally[key], 0);

/** The seven answers, in reading order. */
export const auditAnswers = (report: AuditReport): readonly AnswerWords[] => [
  payoutsAnswer(report),
  orderAnswer(report),
  seedsAnswer(report),
  resultsAnswer(report),
  costAnswer(report),
  luckAnswer(report),
  bonusAnswer(report),
];

/** Tallies by the operator's rule, or the usual one where no rule of the operator is known. */
function talliesOf({ byOperator, byUsual }: AuditReport, checks: readonly CheckId[]) {
  const isOf = ({ check }: CheckTally) => checks.includes(check);
  const isAlone = (tally: CheckTally) =>
    !byOperator.some(({ operator, game }) => operator === tally.operator && game === tally.game);
  const usual = byUsual.filter(isOf);
  const tallies = [...byOperator.filter(isOf), ...usual.filter(isAlone)];
  const main = tallies.filter(({ check }) => check === checks[0]);
  const [agree, differ, open] = [
    sumOf('agree', main),
    sumOf('differ', main),
    sumOf('notJudged', main),
  ];
  const won = agree - sumOf('lost', main);
  // The reason that most of the rows share.
  const why = main
    .flatMap(({ unjudged }) => unjudged)
    .toSorted((one, other) => other.count - one.count)[0]?.reason;
  return {
    tallies,
    usual: usual.filter((tally) => !isAlone(tally)),
    main,
    ...{ agree, differ, open, why },
    counts: [won, open],
    further: sumOf('differ', tallies) - differ,
    // A few rows that agree do not stand for many that cannot be told, and lost ones for none.
    mark: differ > 0 ? 'no' : won === 0 || open > won ? 'open' : open > 0 ? 'half' : 'yes',
  } as const;
}

/** Sum that payouts fall short by: 0.00011 USDC too little. */
export const shortWords = (tallies: readonly CheckTally[]): string[] =>
  [
    ...Map.groupBy(
      tallies.flatMap(({ difference }) => difference),
      ({ currency }) => currency,
    ),
  ].flatMap(([currency, parts]) => {
    const sum = parts.reduce((total, part) => total + Number(part.sum), 0);
    const size = formatAmount(String(Math.abs(sum)), currency);
    return sum === 0 ? [] : [`${size} too ${sum < 0 ? 'little' : 'much'}`];
  });

function payoutsAnswer(report: AuditReport): AnswerWords {
  const found = talliesOf(report, ['payout', 'multiplier', 'statement']);
  const { main, tallies, usual, counts, agree, differ, open, why, further, mark } = found;
  const all = agree + differ;
  const short = report.shownSums.filter(({ isShort }) => isShort);
  // Without a table, only the multiplier in the file can be compared.
  const isShown = main.some(
    ({ rule, ...of }) => rule === 'shown-multiplier' && of.agree + of.differ > 0,
  );
  const wrong = isShown
    ? `${differ === 1 ? 'doesn’t' : 'don’t'} match the multiplier in your file`
    : `${isAre(differ)} wrong`;
  const right = isShown ? 'match the multiplier in your file' : 'are right';
  const rest = open > 0 ? `${counted(open, 'payout')} can’t be checked.` : '';
  const says =
    differ > 0
      ? `${formatCount(differ)} of ${counted(all, 'payout')} ${wrong}`
      : short[0] !== undefined
        ? `${counted(short[0].rounds, 'payout')} together are ${shortSum(short[0])} too low`
        : all === 0
          ? 'Payouts: can’t tell'
          : all === 1
            ? `The ${open > 0 ? 'only payout that can be checked' : 'payout'} ${isShown ? 'matches the multiplier in your file' : 'is right'}`
            : `All ${formatCount(all)} payouts ${open > 0 ? 'that can be checked ' : ''}${right}`;
  return {
    id: 'payouts',
    mark: further + short.length > 0 ? 'no' : mark,
    says,
    detail:
      all === 0 && why !== undefined
        ? `${reasonWords(why)}.`
        : rest || `Compared ${nearness(main)}.`,
    figure: all === 0 ? 'Can’t tell' : `${formatCount(agree)} of ${formatCount(all)}`,
    note: all === 0 ? '' : open > 0 ? `${formatCount(open)} can’t be checked` : nearness(main),
    evidence: present(
      ...shortWords(main).map((sum) => `In total you were paid ${sum}.`),
      ...short.map(
        (sum) =>
          `${counted(sum.rounds, 'payout')} together are ${shortSum(sum)} below stake times multiplier. Rounding errs both ways, so it doesn’t explain that. Paying part of the multiplier would.`,
      ),
      all > 0 && `Compared ${nearness(main)}.`,
      isShown &&
        'We know no pay table for this file, so we compare each payout with stake times multiplier. A difference may also mean that a column holds something else.',
      further > 0 && `${counted(further, 'further check')} of these bets differ.`,
      open > 0 && `${rest} The reasons are listed below.`,
    ),
    ...{ tallies, usual, counts },
  };
}

const shortSum = ({ currency, difference }: ShownSum) =>
  formatAmount(difference.replace('-', ''), currency);

/** Coarsest tolerance of a payout: to the last digit, or to within 1.00 where the file shows 2.00×. */
function nearness(tallies: readonly CheckTally[]): string {
  const known = tallies.flatMap(({ tolerance }) => tolerance ?? []);
  if (known.length === 0) return 'to the last digit';
  const most = (values: readonly (string | null)[]) => Math.max(...values.map(Number));
  const unit = most(known.map(({ multiplier }) => multiplier));
  const sum = most(known.map((of) => of.money));
  const money = sum > 0 ? `to within ${formatAmount(String(sum), '')}` : 'to the last digit';
  return unit > 0 ? `${money}, as the file shows multipliers to ${formatRough(unit)}×` : money;
}

function resultsAnswer(report: AuditReport): AnswerWords {
  const found = talliesOf(report, ['result', 'beacon-time']);
  const { tallies, usual, counts, agree, differ, open, why, further, mark } = found;
  const { kept, broken, waitingRounds: waiting } = report.seedSums;
  const all = agree + differ;
  return {
    id: 'results',
    mark: further > 0 ? 'no' : mark,
    says:
      differ > 0
        ? `${formatCount(differ)} of ${counted(all, 'result')} ${differ === 1 ? 'doesn’t' : 'don’t'} follow from the seeds`
        : all === 0
          ? `Results: can’t tell${waiting > 0 ? ' yet' : ''}`
          : all === 1
            ? 'The one result follows from the seeds'
            : `All ${formatCount(all)} results ${open > 0 ? 'that can be checked ' : ''}follow from the seeds`,
    detail:
      all > 0
        ? present(kept > 0 && broken === 0 && 'The seeds match their hashes.').join('')
        : waiting > 0
          ? 'Your seed isn’t revealed.'
          : why === undefined
            ? 'We know no rule that draws these games.'
            : `${reasonWords(why)}.`,
    figure:
      all === 0 && waiting === 0
        ? 'Can’t tell'
        : `${formatCount(agree)} of ${formatCount(all + waiting)}`,
    note: waiting > 0 ? `${formatCount(waiting)} wait for the seed` : '',
    evidence: present(
      waiting > 0 && `${counted(waiting, 'result')} can be worked out again once the seed is here.`,
      further > 0 && `${counted(further, 'further check')} of these bets differ.`,
      open > waiting &&
        `${counted(open - waiting, 'result')} can’t be checked; the reasons are listed below.`,
    ),
    ...{ tallies, usual, counts },
  };
}

function seedsAnswer({ seedSums, byOperator }: AuditReport): AnswerWords {
  const { kept, broken, waiting, leftOver, otherClientSeed } = seedSums;
  const all = kept + broken + waiting;
  const open = waiting > 0 && `${counted(waiting, 'seed')} not revealed yet.`;
  return {
    id: 'seeds',
    mark: broken > 0 ? 'no' : kept === 0 ? 'open' : waiting > 0 ? 'half' : 'yes',
    says:
      broken > 0
        ? `${counted(broken, 'seed')} ${broken === 1 ? 'doesn’t match its hash' : 'don’t match their hashes'}`
        : kept > 0
          ? `${formatCount(kept)} of ${counted(all, 'seed')} ${kept === 1 ? 'matches its hash' : 'match their hashes'}`
          : 'Seeds: can’t tell',
    detail: open || '',
    figure: all === 0 ? 'No hashes' : `${formatCount(kept)} of ${formatCount(all)}`,
    note: waiting > 0 ? `${formatCount(waiting)} not revealed` : '',
    evidence: present(
      all === 0 && 'These files name no hash of a seed.',
      open,
      leftOver > 0 &&
        `${counted(leftOver, 'seed')} revealed in these files ${leftOver === 1 ? 'has' : 'have'} the hash of no bet in them. ${waiting > 0 ? 'The casino may have revealed another in place of a missing one, or the files leave out their bets.' : 'The files may leave out their bets.'}`,
      otherClientSeed > 0 &&
        `${counted(otherClientSeed, 'bet')} ${otherClientSeed === 1 ? 'names' : 'name'} another client seed than the rest under the same hash.`,
    ),
    tallies: byOperator.filter(({ check }) => check === 'commitment'),
  };
}

function orderAnswer({ seedSums, seeds, withoutSeed, doubles }: AuditReport): AnswerWords {
  const { numbered, missing, shared, isPerGame, outOfOrder: late } = seedSums;
  const faults = present(
    missing > 0 && `${counted(missing, 'bet number')} ${isAre(missing)} missing`,
    shared > 0 &&
      !isPerGame &&
      `${counted(shared, 'bet number')} ${isAre(shared)} on two different bets`,
    late > 0 && `${counted(late, 'bet')} ${isAre(late)} out of order`,
  );
  const [only] = seeds.length === 1 ? seeds : [];
  const range =
    only === undefined || only.firstNonce === null
      ? counted(numbered, 'numbered bet')
      : `Bets ${only.firstNonce} to ${only.lastNonce}`;
  const isOpen = numbered === 0;
  return {
    id: 'order',
    mark: isOpen ? 'open' : faults.length > 0 ? 'half' : 'yes',
    says: isOpen
      ? 'Missing bets: can’t tell'
      : (faults[0] ?? (withoutSeed > 0 ? 'No numbered bet is missing' : 'No bet is missing')),
    detail: isOpen
      ? 'We read no bet numbers in these files.'
      : faults.length > 1
        ? `${startSentence(faults.slice(1).join(', '))}.`
        : `${range}${faults.length > 0 ? '' : ', without a gap'}.`,
    figure: isOpen
      ? 'Can’t tell'
      : faults.length > 0
        ? formatCount(missing + (isPerGame ? 0 : shared) + late)
        : 'None',
    note: isOpen ? '' : `${formatCount(numbered)} numbered`,
    evidence: present(
      ...faults.map((fault) => `${fault}.`),
      missing > 0 &&
        'A gap is usually another game with the same seeds, another day, or a row left out of the export. Add those files.',
      shared > 0 &&
        `${counted(shared, 'bet')} have the number of another bet with other contents. Does this casino count for each game?`,
      doubles.count > 0 &&
        `${counted(doubles.count, 'row')} are here twice, as when two exports overlap. We count them once.`,
      withoutSeed > 0 &&
        `${counted(withoutSeed, 'bet')} name no seed, so a gap there can’t be seen.`,
    ),
  };
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
      `${gameName(operator, game)}: the total above takes the stated edge of ${stated}. The game’s own rule keeps ${kept}, and the drawing takes that.`,
    ];
  });

const unanswered = (
  id: AnswerId,
  says: string,
  figure: string,
  detail = '',
  evidence: readonly string[] = detail === '' ? [] : [detail],
): AnswerWords => ({ id, mark: 'open', says, detail, figure, note: '', evidence });

function costAnswer(report: AuditReport): AnswerWords {
  const { costs, files } = report;
  const [first, ...others] = costs;
  if (first === undefined) {
    const addFile = 'Add a file with stakes and payouts.';
    return unanswered('cost', 'Cost: can’t tell', 'No stakes', addFile);
  }
  // A file of many players is not the reader's own history.
  const who = files.some(({ shape }) => shape.endsWith('-of-many')) ? 'All players' : 'You';
  return {
    id: 'cost',
    mark: first.net === null ? 'open' : 'sum',
    says: netLine(first, who),
    detail: [
      first.net === null ? leftOut(first) : edgeLine(first),
      ...others.slice(0, 2).map((cost) => `${netLine(cost, who)}.`),
    ].join(' '),
    figure:
      first.net === null
        ? 'No total yet'
        : `${Number(first.net) > 0 ? '+' : ''}${formatAmount(first.net, first.currency)}`,
    note: `${formatAmount(first.staked, '')} staked${others.length > 0 ? ', and other currencies' : ''}`,
    evidence: present(
      ...costs.map((cost) =>
        [`${netLine(cost, who, formatSum)}.`, leftOut(cost), edgeLine(cost)].join(' ').trim(),
      ),
      ...twoEdges(report),
    ),
  };
}

const leftOut = (cost: CurrencyCost) =>
  cost.leftOut.map((left) => leftOutLine(left, cost.currency)).join(' ');

/** You lost 4.67 USDC */
function netLine({ net, currency }: CurrencyCost, who: string, format = formatAmount): string {
  if (net === null) return `No total${currency && ` in ${currency}`} yet`;
  const sum = format(net.replace(/^-/, ''), currency || '(no currency named)');
  return Number(net) === 0
    ? `${who} ended even${currency && ` in ${currency}`}`
    : `${who} ${Number(net) < 0 ? 'lost' : 'won'} ${sum}`;
}

const edgeLine = ({ expectedCost, currency }: CurrencyCost) =>
  expectedCost === null
    ? 'We know no house edge for these games.'
    : `The odds alone cost ${formatRough(Number(expectedCost), currency)} on average.`;

function luckAnswer({ costs: [first] }: AuditReport): AnswerWords {
  const says = 'Luck: can’t tell';
  if (first === undefined) return unanswered('luck', says, 'No stakes');
  const { lowerOf1000: lower, stakesFollow } = first;
  if (lower === null) {
    return unanswered('luck', says, 'Odds not known', 'We don’t know the odds of these bets.');
  }
  if (stakesFollow !== null) {
    const { afterLoss, afterWin } = stakesFollow;
    const detail = 'Your stakes follow your results.';
    return unanswered('luck', says, 'Stakes follow results', detail, [
      `You raised your stake after ${formatCount(afterLoss.raised)} of ${formatCount(afterLoss.of)} losses and ${formatCount(afterWin.raised)} of ${formatCount(afterWin.of)} wins. ${detail} A place among such players would mislead you.`,
    ]);
  }
  const { how, rounds, from, to } = lower;
  const [share, basis] =
    how === 'exact'
      ? [formatCount(Math.round(from)), 'Worked out exactly']
      : [`${Math.floor(from)} to ${Math.ceil(to)}`, 'Bounds, not an estimate'];
  return {
    id: 'luck',
    mark: 'sum',
    says: `${share} of 1,000 players with these bets would have done worse`,
    detail: '',
    figure: `${share} of 1,000`,
    note: 'would have done worse',
    evidence: [
      `Of 1,000 players who made these very bets, ${share} would have ended lower. ${basis}, over ${counted(rounds, 'bet')} with known odds.`,
    ],
  };
}

function bonusAnswer({ bonusRules }: AuditReport): AnswerWords {
  if (bonusRules === null) {
    return unanswered('bonus-rules', 'Bonus rules: not asked', 'Not asked', '', [
      'Enter the rules below, and we check each bet against them.',
    ]);
  }
  const { rounds, brokenCount: broken, nearCount: near, notJudged: open } = bonusRules;
  const says = `${broken === 0 ? 'None' : formatCount(broken)} of ${counted(rounds, 'bet')} ${broken > 1 ? 'break' : 'breaks'} a rule`;
  return {
    id: 'bonus-rules',
    mark: broken > 0 ? 'no' : rounds > 0 ? 'yes' : 'open',
    says,
    detail: '',
    figure: `${formatCount(rounds - broken)} of ${formatCount(rounds)}`,
    note: 'kept them',
    evidence: present(
      `${says}.`,
      near > 0 && `${counted(near, 'bet')} within a tenth below the largest bet.`,
      open > 0 && `${counted(open, 'bet')} can’t be checked.`,
    ),
  };
}
