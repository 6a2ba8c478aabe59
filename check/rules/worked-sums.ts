import type { Say } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Ledger = Content['articles'][number]['data']['ledger'];
type Line = NonNullable<Ledger>['total'];

const NUMBER = '[$€£]?\\d[\\d,]*(?:\\.\\d+)?%?';
const PRINTED = new RegExp(`^[+−±]?${NUMBER}$`);
/** A sum in signs alone, at the end of a text; `24/7` is none. */
const SIGNS = new RegExp(
  `(?:^|, )(?=.*[+−×÷])(${NUMBER}(?: (?:bets|hands|rounds|spins))?(?: ?[+−×÷/] ?${NUMBER})+)$`,
);

/** Lines of a worked sum that come to another figure by their own signs, or as the total of the lines above. */
export function workedSums(file: string, ledger: Ledger, say: Say): void {
  const lines = ledger === undefined ? [] : [...ledger.rows, ledger.total];
  lines.forEach((line, index) => {
    const field = line === ledger?.total ? 'ledger.total' : `ledger.rows[${index}]`;
    const { figure, label, tone } = line;
    aTime(file, `${field}.figure`, label, figure, say);
    if (tone === 'gain' && /^−[$€£]/.test(figure)) {
      say(file, `${field}.tone`, `gain for ${figure}`, 'cost, or a figure without a minus');
    }
    const [came, why] = ofSigns(line) ?? ofLines(line, lines.slice(0, index)) ?? [];
    if (came === undefined || !PRINTED.test(figure) || comesTo(came, figure, why)) return;
    const shown = Number((figure.endsWith('%') ? came * 100 : came).toPrecision(6));
    say(file, `${field}.figure`, figure, `${shown}, as ${why}`);
  });
}

/** A label that names a time, beside a sum of money. */
export function aTime(file: string, field: string, label: string, value: string, say: Say): void {
  if (!/\b(?:answer|payout|waiting|withdrawal) times?$|^time$/i.test(label)) return;
  if (/^[+−±]?[$€£]/.test(value)) say(file, field, value, `a time, as “${label}” says`);
}

const numberIn = (text: string) =>
  (Number(text.replace(/[^\d.]/g, '')) / (text.endsWith('%') ? 100 : 1)) *
  (text.startsWith('−') ? -1 : 1);

/** So far as rounded figures tell; a share can be printed as a percentage, and the other way round. */
function comesTo(came: number, figure: string, why = ''): boolean {
  const printed = Math.abs(numberIn(figure));
  const places = figure.replace(/^[^1-9]*|\D/g, '').length || 1;
  const slack = /[×÷]/.test(why) ? 0.02 : 0.001;
  const results = /%/.test(why + figure) ? [came, came * 100, came / 100] : [came];
  return results
    .map(Math.abs)
    .some(
      (one) =>
        Math.abs(one - printed) <= slack * printed || Number(one.toPrecision(places)) === printed,
    );
}

function ofSigns({ working = '', label }: Line): [came: number, why: string] | undefined {
  const signs = (SIGNS.exec(working) ?? SIGNS.exec(label))?.[1]?.replace(/[ a-z]/g, '');
  const terms = signs?.split(/(?=[+−])/) ?? [];
  // A percentage beside a sum of money is one of it.
  if (new Set(terms.map((term) => term.includes('%'))).size !== 1) return undefined;
  return [terms.reduce((all, term) => all + productOf(term), 0), `${signs} is`];
}

const productOf = (term: string) =>
  term
    .split(/(?=[×÷/])/)
    .reduce((all, one) => (/^[÷/]/.test(one) ? all / numberIn(one) : all * numberIn(one)), 1);

function ofLines({ figure, label }: Line, above: readonly Line[]) {
  const figures = [figure, ...above.map((line) => line.figure)];
  const units = new Set(figures.map((text) => text.replace(/[−+\d,.]/g, '')));
  const hasOther = above.some(({ label, working = '' }) => /total|\+/i.test(label + working));
  if (!/^(?:sum|total)$/i.test(label) || hasOther || units.size > 1) return undefined;
  return [
    above.reduce((all, line) => all + numberIn(line.figure), 0),
    'the lines above come to',
  ] as const;
}
