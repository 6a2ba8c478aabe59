import type { YAMLError } from 'yaml';

const IN_QUOTES = 'quotes around the whole text';

/** Mistakes that a look at the lines explains better than the parser, the likeliest first. */
const SEEN: readonly (readonly [form: RegExp, found: string, expected: string])[] = [
  [
    /^(?:<{7}|={7}|>{7})(?: |$)/,
    'a conflict that git left',
    'one of the two versions, without the lines of <<<<<<<, ======= and >>>>>>>',
  ],
  [/^ *\t/, 'a tab at the beginning of a line', 'spaces: YAML takes no tabs there'],
  [
    /^\s*[\u00a0\u2000-\u200a\u202f\u3000]/,
    'a wide or no-break space at the beginning of a line',
    'plain spaces, as the space bar types them',
  ],
  [/^ *[–—•·*] /, 'a long dash or a dot before an entry of a list', 'a plain hyphen: - '],
];

/** What a text without quotes begins with though YAML takes it for its own sign. */
const OWN_SIGN = /^ *(?:- )?(?:[\w-]+: +)?([[{*&!|>%@`])/;

const QUOTE = /(?:^|[\s,[{:])(["'])/;

const IN_WORDS: Readonly<Record<string, readonly [found: string, expected: string]>> = {
  BAD_DQ_ESCAPE: ['a backslash in a text in "…"', `'…' around the text instead`],
  BLOCK_AS_IMPLICIT_KEY: [
    'a second colon in a line, or a line that is set in too far',
    'one field in a line; a text with a colon and a space in it stands in quotes',
  ],
  DUPLICATE_KEY: ['a field that stands here twice', 'each field once'],
  MULTIPLE_DOCS: ['a line of --- in the middle', 'one list of fields'],
  MULTILINE_IMPLICIT_KEY: [
    'a line that is no field, or one that is set in too little',
    'a name, a colon, a space and a value; further lines of a text are set in',
  ],
  RESOURCE_EXHAUSTION: ['brackets in hundreds of other brackets', 'each [ and { closed again'],
};

/** The first mistake that a parser met: its line within the text, and words for the owner of the site. */
export function mistakeOf(
  text: string,
  errors: readonly [YAMLError, ...YAMLError[]],
  lineAt: (offset: number) => number,
): { line: number; found: string; expected: string } {
  const lines = text.split('\n');
  const [error] = errors;
  for (const [form, found, expected] of SEEN) {
    const at = lines.findIndex((line) => form.test(line));
    if (at >= 0) return { line: at + 1, found, expected };
  }
  const line = lineAt(error.pos[0]);
  if (/^Missing closing ["']quote/.test(error.message)) {
    const opened = openQuoteLine(lines, error.message.includes('"') ? '"' : "'", line);
    const expected = 'a closing quote at the end of the text; inside "…" a quote is \\"';
    return { line: opened, found: 'a quote that is opened and never closed', expected };
  }
  const unclosed = errors.find(({ message }) => /^Flow .* end with/.test(message));
  if (unclosed !== undefined) {
    const at = lines.findIndex(
      (one) => /[[{]/.exec(one)?.[0] === OPENS[unclosed.message.at(-1) ?? ''] && !isClosed(one),
    );
    const found = 'a bracket that is opened and never closed';
    return { line: at < 0 ? line : at + 1, found, expected: `its end, or ${IN_QUOTES}` };
  }
  const known = IN_WORDS[error.code];
  if (known !== undefined) return { line, found: known[0], expected: known[1] };
  const here = lines[line - 1] ?? '';
  const sign = OWN_SIGN.exec(here)?.[1];
  if (sign !== undefined) {
    return { line, found: `a text that begins with ${sign}`, expected: IN_QUOTES };
  }
  if (/^ *(?:- )?(?:[\w-]+: +)?["']/.test(here)) {
    return { line, found: 'words after a closing quote', expected: IN_QUOTES };
  }
  return { line, found: `what is no YAML: ${error.message.split('\n')[0]}`, expected: 'a field' };
}

const OPENS: Readonly<Record<string, string>> = { ']': '[', '}': '{' };

const isClosed = (line: string): boolean =>
  line.split(/[[{]/).length === line.split(/[\]}]/).length;

/** The first line before the end whose text opens with that quote and does not close it. */
function openQuoteLine(lines: readonly string[], quote: string, last: number): number {
  const at = lines.slice(0, last).findIndex((line) => {
    if (QUOTE.exec(line)?.[1] !== quote) return false;
    const plain = quote === '"' ? line.replaceAll(/\\./g, '') : line.replaceAll("''", '');
    return plain.split(quote).length % 2 === 0;
  });
  return at < 0 ? last : at + 1;
}
