import type { Report } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

const NUMBER = '[$€£]?[\\d,.]+%?';
/** A product or a quotient of two numbers, such as `50 spins × $0.20`. */
const WORKING = new RegExp(`^(${NUMBER})(?: [a-z]+)? ([×÷]) (${NUMBER})(?: [a-z]+)?$`);
/** Share by which a printed figure may be rounded. */
const ROUNDING = 0.02;

const numberIn = (text: string): number =>
  Number(text.replace(/[^\d.]/g, '')) / (text.endsWith('%') ? 100 : 1);

/** Lines of an article's ledger whose figure is not what their own sum comes to. */
export function checkLedgers({ articles }: Content, warn: Report): void {
  for (const { file, data } of articles) {
    for (const [index, { working = '', figure }] of (data.ledger?.rows ?? []).entries()) {
      const [, first = '', sign, second = ''] = WORKING.exec(working) ?? [];
      if (sign === undefined) continue;
      const [a, b] = [numberIn(first), numberIn(second)];
      const came = sign === '×' ? a * b : a / b;
      if (Math.abs(came - numberIn(figure)) <= ROUNDING * came) continue;
      const expected = `what ${working} comes to, ${Number(came.toPrecision(6))}`;
      warn(file, `ledger.rows[${index}].figure`, figure, expected);
    }
  }
}
