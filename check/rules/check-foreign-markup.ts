import { type Problem, collectProblems, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Sign = readonly [form: RegExp, what: string, instead: string];

/** Words that somebody, or a program, left to be replaced. */
export const PLACEHOLDER =
  /\b(?:TODO|FIXME|TB[ACD]|XXX?)\b|\?{3}|\b[Ll]orem ipsum\b|\[(?:[Ii]nsert|[Ee]nter|[Aa]dd) [^\]]*\]|\([Ii]nsert [^)]*\)|\b[Yy]our text here\b|#(?:REF!|N\/A|VALUE!)/;

const LEFT_OVER: Sign = [PLACEHOLDER, 'a placeholder', 'the words that belong there'];

const IN_FIELDS: readonly Sign[] = [
  LEFT_OVER,
  [/<\/?[a-z][^<>]*>/i, 'HTML', 'words alone'],
  [/\]\(/, 'a link', 'words alone'],
  [/^“[^“”]*”$/, 'curly quotation marks around a text', 'straight ones, or none'],
];

const IN_BODIES: readonly Sign[] = [
  LEFT_OVER,
  [/\]\s+\(/, 'a link that is none', '[words](address), without spaces between'],
  [/!\[[^\]]*\]\([^\s"'()]+ [^"'()]*\)/, 'a picture that is none', 'a name without spaces'],
];

/** Fields that hold the words of somebody else, or an address. */
const AS_IT_STANDS =
  /(?:^|\.)quote$|(?:url|href|website|redirects\[\d+\]\.from|endpoint|inCountry\.[\w-]+|accepted\[\d+\]\.(?:address|landsOn|why))$/i;

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/** Markup and placeholders that are printed as words. */
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
  });
