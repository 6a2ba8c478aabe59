import {
  isAlias,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';

/** A mistake in the text of a file, before any schema looks at its fields. */
export type Fault = { line: number; found: string; expected: string };

/** No anchors, aliases and tags: a file is read from top to bottom, and says everything once. */
const PLAIN_TEXT = 'the text itself; in quotes, if it begins with that sign';

const IN_QUOTES = 'quotes around the whole text';

/** Remedies for the commonest mistakes, by the code of the parser's error. */
const REMEDIES: Readonly<Record<string, string>> = {
  BAD_INDENT: `the same spaces in front of lines that belong together, or ${IN_QUOTES}`,
  BAD_SCALAR_START: IN_QUOTES,
  BLOCK_AS_IMPLICIT_KEY: `one field in a line, or ${IN_QUOTES} with a colon in it`,
  DUPLICATE_KEY: 'each field once',
  MISSING_CHAR: 'its other half at the end',
  MULTILINE_IMPLICIT_KEY:
    'a name, a colon, a space and a value; further lines of a text are set in',
  TAB_AS_INDENT: 'spaces',
  UNEXPECTED_TOKEN: IN_QUOTES,
};

/**
 * Reads YAML as the check and the build both do: plain values only. Anchors, aliases, tags and a text that is
 * cut at a # are faults. `firstLine` is the line of the file on which the text begins.
 */
export function readYaml(text: string, firstLine = 1): { data: unknown; faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: 'core',
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  // Further errors are mostly the first one seen again, and a tab is behind any other.
  const { errors } = document;
  const error = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (error !== undefined) {
    const found = `what is no YAML: ${error.message}`;
    const expected = REMEDIES[error.code] ?? 'a field';
    return { data: null, faults: [{ line: lineAt(error.pos[0]), found, expected }] };
  }
  const faults = nodeFaults(text, document, lineAt);
  return { data: faults.length > 0 ? null : document.toJS({ maxAliasCount: 0 }), faults };
}

function nodeFaults(
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Fault[] {
  const faults: Fault[] = [];
  visit(document, (key, node, path) => {
    if (!isNode(node)) return;
    const [start = 0, end = 0] = node.range ?? [];
    const add = (found: string, expected: string) => {
      faults.push({ line: lineAt(start), found, expected });
    };
    if (isAlias(node)) {
      add(`the sign * before ${node.source}`, PLAIN_TEXT);
      return;
    }
    if (node.anchor !== undefined) add(`the sign & before ${node.anchor}`, PLAIN_TEXT);
    if (node.tag !== undefined) add(`the sign ! in ${node.tag}`, PLAIN_TEXT);
    if (key === 'key' || !isScalar(node)) return;
    const cut = node.type === 'PLAIN' ? cutOff(text, end) : null;
    if (cut !== null && typeof node.value === 'string') {
      const expected = `${IN_QUOTES}, or the remark on a line of its own`;
      add(`${JSON.stringify(node.value)} and after it the remark “${cut}”`, expected);
    }
    const [, entry] = (node.type === 'PLAIN' && /\n *(- .*)/.exec(text.slice(start, end))) || [];
    if (entry !== undefined) add(`“${entry}” in the text above it`, 'its - below the others');
    if (isCents(path.at(-1)) && /[.eE]/.test(node.source ?? '')) {
      const expected = 'whole smallest units without a point: 0.0005 BTC is 50000, $5.00 is 500';
      add(node.source ?? '', expected);
    }
  });
  return faults;
}

/** The remark after a text without quotes, where it reads like the rest of that text. */
function cutOff(text: string, end: number): string | null {
  const after = /^[ \t]+(#.*)/.exec(text.slice(end, end + 200));
  if (after?.[1] === undefined) return null;
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  const value = line.replace(/^[\s-]*(?:[\w-]+:\s)?/, '');
  const isMeant = /^# said on purpose\b/.test(after[1]);
  const readsOn = !isMeant && (!after[1].startsWith('# ') || /\s/.test(value));
  return readsOn ? after[1] : null;
}

const isCents = (parent: unknown) =>
  isPair(parent) && isScalar(parent.key) && /[mM]inor(?:Units)?$/.test(String(parent.key.value));
