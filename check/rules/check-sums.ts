import { collectProblems, type Problem, type Report } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

const NUMBER = '[$€£]?\\d[\\d,]*(?:\\.\\d+)?%?';
/** A product or a sum in signs alone, at the end of a text. */
const SIGNS = new RegExp(
  `(?:^|, )(${NUMBER}(?: bets| hands| rounds| spins)?(?: [×÷] ${NUMBER}|(?: \\+ ${NUMBER})+))$`,
);
const numberIn = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
const unitIn = (text: string) => text.replace(/[−+±\d,.]/g, '');

/** Ledgers of articles that do not add up. */
export const checkSums = ({ articles }: Content): Problem[] =>
  collectProblems((_, warn) => {
    for (const { file, data } of articles) workedSums(file, data.ledger, warn);
  });

/** Lines of a worked sum that come to another figure by their own signs, or as the total of the lines above. */
function workedSums(
  file: string,
  ledger: Content['articles'][number]['data']['ledger'],
  report: Report,
): void {
  const lines = ledger === undefined ? [] : [...ledger.rows, ledger.total];
  lines.forEach(({ figure, label, tone, working = '' }, index) => {
    const field = index < lines.length - 1 ? `ledger.rows[${index}]` : 'ledger.total';
    if (tone === 'gain' && /^−[$€£]/.test(figure)) {
      report(file, `${field}.tone`, `gain for ${figure}`, 'cost, or a figure without a minus');
    }
    const signs = (SIGNS.exec(working) ?? SIGNS.exec(label))?.[1];
    const above = /^(?:sum|total)$/i.test(label) ? lines.slice(0, index) : [];
    // Subtotals are in the total already.
    if (above.some((line) => /total|\+/i.test(line.label + (line.working ?? '')))) return;
    const terms = signs?.split(/ [×÷+] /) ?? above.map((line) => line.figure);
    const isSum = signs?.includes('+') ?? true;
    const hasOther = terms.some((term) => unitIn(term) !== unitIn(figure));
    if (terms.length === 0 || (isSum ? hasOther : /[a-z]/i.test(figure))) return;
    const times = (a: number, b: number) => (signs?.includes('×') ? a * b : a / b);
    const came = terms.map(numberIn).reduce((a, b) => (isSum ? a + b : times(a, b)));
    if (comesTo(Math.abs(came), figure, isSum, `${signs}`)) return;
    const why = signs === undefined ? 'the lines above come to' : `${signs} is`;
    report(file, `${field}.figure`, figure, `${Number(came.toPrecision(6))}, as ${why}`);
  });
}

/** So far as rounded figures tell. A product of a percentage, or printed as one, is a hundred times as much or less. */
function comesTo(came: number, figure: string, isSum: boolean, signs: string): boolean {
  const printed = Math.abs(numberIn(figure));
  const digits = figure.replace(/^[^1-9]*|\D/g, '').length || 1;
  return (!isSum && /%/.test(signs + figure) ? [came, came * 100, came / 100] : [came]).some(
    (one) =>
      Math.abs(one - printed) <= (isSum ? 0.001 : 0.02) * printed ||
      Number(one.toPrecision(digits)) === printed,
  );
}
