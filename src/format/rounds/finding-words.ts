import { unreadRows } from '#domain/rounds/reading/reasons.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import { formatCount } from '../text.ts';
import { type AnswerWords, shortWords } from './audit-answers.ts';
import { commonestReason } from './reason-words.ts';
import { counted } from './round-words.ts';

export type FindingWords = {
  state: 'right' | 'wrong' | 'open';
  /** The one sentence that decides. */
  sentence: string;
  sub: string;
  /** The other answers that a reader asks for first. */
  lines: readonly AnswerWords[];
  /** True if a revealed seed would decide more. */
  needsSeed: boolean;
};

/** Finding of an audit, in one sentence. A wrong payout goes before a wrong result, and both before what is right. */
export function findingWords(
  report: AuditReport,
  answers: readonly AnswerWords[],
  { isWhole, isAsked }: { isWhole: boolean; isAsked: boolean },
): FindingWords {
  const [payouts, order, seeds, results, cost] = answers as [
    AnswerWords,
    ...[AnswerWords, AnswerWords, AnswerWords, AnswerWords],
  ];
  const needsSeed = isWhole && report.seedSums.waitingRounds > 0;
  if (report.rounds === 0) {
    const none = isWhole ? nothingRead(report, isAsked) : READING;
    return { ...none, lines: [], needsSeed };
  }
  const others = seeds.mark === 'no' ? seeds : results;
  const wrong = [payouts, seeds, results].find(({ mark }) => mark === 'no');
  const right = [payouts, results].find(({ counts: [judged] = [0] }) => judged > 0);
  const told = wrong ?? right;
  const lines = [payouts, order, others, cost].filter(
    (one) => one !== told && (isWhole || one !== cost),
  );
  const skipped = unreadRows(report.files);
  const leftOut = skipped > 0 ? `${counted(skipped, 'row')} couldn’t be read.` : '';
  if (wrong !== undefined) {
    const sentence = wrong === payouts ? wrongPayouts(wrong) : wrong.says;
    const sub = [wrong.detail, leftOut].filter(Boolean).join(' ');
    return { state: 'wrong', sentence: soFar(sentence, isWhole), sub, lines, needsSeed };
  }
  if (right !== undefined) {
    const [judged, open] = right.counts ?? [0, 0];
    const few = open > judged;
    const sub = [right.detail, leftOut].filter(Boolean).join(' ');
    const sentence = few
      ? `Only ${formatCount(judged)} of ${counted(judged + open, right.id.slice(0, -1))} can be checked, without a fault`
      : right.says;
    const state = few || !isWhole ? 'open' : 'right';
    return { state, sentence: soFar(sentence, isWhole), sub, lines, needsSeed };
  }
  return {
    state: 'open',
    sentence: needsSeed
      ? 'Can’t be judged yet: reveal your seed'
      : 'Can’t be judged from this file',
    sub: needsSeed
      ? `Until then nobody can check these ${counted(report.seedSums.waitingRounds, 'result')}, and neither can we.`
      : [payouts.detail, leftOut].filter(Boolean).join(' '),
    lines: needsSeed ? lines.filter((one) => one !== results) : lines,
    needsSeed,
  };
}

const soFar = (sentence: string, isWhole: boolean) =>
  isWhole ? sentence : `So far: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** 1 of 224 payouts is wrong: you were paid 0.00011 USDC too little */
function wrongPayouts({ says, figure, tallies = [] }: AnswerWords): string {
  const main = tallies.filter(({ check, differ }) => check === 'payout' && differ > 0);
  const isFurther = tallies.some(({ check, differ }) => check !== 'payout' && differ > 0);
  if (main.length === 0 && isFurther) {
    return `${figure} payouts add up, but bets contradict the pay table`;
  }
  const short = shortWords(main);
  return short.length === 0 ? says : `${says}: you were paid ${short.join(', ')}`;
}

type Said = Pick<FindingWords, 'state' | 'sentence' | 'sub'>;

const READING: Said = { state: 'open', sentence: 'No bet is read yet', sub: '' };

function nothingRead({ files }: AuditReport, isAsked: boolean): Said {
  const rows = files.reduce((total, { skippedCount }) => total + skippedCount, 0);
  const [first] = files;
  const why = first === undefined ? '' : commonestReason(first.skippedBy);
  if (rows > 0) {
    const next = isAsked ? ' Check below what each column contains.' : '';
    const sub = `0 of ${counted(rows, 'row')} read. ${why}${next}`;
    return { state: 'open', sentence: 'No bet could be read', sub };
  }
  const [sentence, sub] = isAsked
    ? ['Tell us what each column contains', '']
    : ['No bet could be read', 'The list of files says why.'];
  return { state: 'open', sentence, sub };
}
