import {
  type Problem,
  collectProblems,
  repeated,
  type Report,
  textsIn,
} from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Sign = readonly [form: RegExp, what: string, instead: string];

/** Words that somebody, or a program, left to be replaced. */
export const PLACEHOLDER =
  /\b(?:TODO|FIXME|TB[ACD]|XXX?)\b|\?{3}|\b[Ll]orem ipsum\b|\[(?:[Ii]nsert|[Ee]nter|[Aa]dd) [^\]]*\]|\([Ii]nsert [^)]*\)|\b[Yy]our text here\b|#(?:REF!|N\/A|VALUE!)/;

const IN_ANY_TEXT: readonly Sign[] = [
  [/\[\[[^\]]+\]\]/, 'a link of a wiki', '[words](address)'],
  [PLACEHOLDER, 'a placeholder', 'the words that belong there'],
];

const IN_FIELDS: readonly Sign[] = [
  ...IN_ANY_TEXT,
  [/<\/?[a-z][^<>]*>/i, 'HTML', 'words alone'],
  [/\]\(/, 'a link', 'words alone'],
  [/^“[^“”]*”$/, 'curly quotation marks around a text', 'straight ones, or none'],
];

const IN_BODIES: readonly Sign[] = [
  ...IN_ANY_TEXT,
  [/\]\s+\(/, 'a link that is none', '[words](address), without spaces between'],
];

/** Fields that hold the words of somebody else, or an address. */
const AS_IT_STANDS =
  /(?:^|\.)quote$|(?:url|href|website|redirects\[\d+\]\.from|endpoint|inCountry\.[\w-]+|accepted\[\d+\]\.(?:address|landsOn|why))$/i;

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/** What was meant to be more than words, and is printed as words; and a text that came along with a copied file. */
export const checkForeignMarkup = (content: Content): Problem[] =>
  collectProblems((_, warn) => {
    const look = (file: string, field: string, text: string, signs: readonly Sign[]) => {
      for (const [form, what, instead] of signs) {
        const [found] = form.exec(text) ?? [];
        if (found === undefined) continue;
        const words = found.trim().slice(0, 40);
        warn(file, field, `${what}, which is printed as words: “${words}”`, instead);
      }
    };
    for (const { file, data, body } of Object.values(content).flat()) {
      for (const { field, text } of textsIn(data)) {
        if (!AS_IT_STANDS.test(field)) look(file, field, text, IN_FIELDS);
      }
      look(file, '', body.replace(CODE, ''), IN_BODIES);
    }
    for (const entries of [content.bonuses, content.casinos, content.faq]) copied(entries, warn);
  });

function copied(entries: readonly { file: string; data: object }[], warn: Report): void {
  const texts = entries.flatMap(({ file, data }) =>
    textsIn(data)
      .filter(({ field, text }) => text.length > 50 && !/\[|^sources|quote$/.test(field))
      .map(({ field, text }) => ({ file, field, text })),
  );
  for (const { one, first } of repeated(texts, ({ text }) => text)) {
    if (one.file === first.file) continue;
    const expected = `other words than ${first.field} of ${first.file}`;
    warn(one.file, one.field, `“${one.text.slice(0, 40)}…” once more`, expected);
  }
}
