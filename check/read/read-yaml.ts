import {
  type Document,
  isAlias,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { fieldName } from '../describe-issue.ts';
import { mistakeOf } from './yaml-mistakes.ts';

/** What is wrong with the text of a file before any schema looks at its fields. */
export type Fault = { field: string; line: number; found: string; expected: string };

/** Read to the end, a file says everything once: no name for a part that stands elsewhere again. */
const PLAIN_TEXT = 'the text itself; in quotes, if it begins with that sign';

/**
 * Reads YAML as the check and the build both do: plain values only. What YAML could do beside that (names
 * for parts that come again, types of one's own) and what it quietly does to a text (cut it at a #) is a
 * fault. `firstLine` is the line of the file on which the text begins.
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
  const fault = syntaxFault(text, document, lines, firstLine);
  if (fault !== null) return { data: null, faults: [fault] };
  const faults = [...nodeFaults(text, document, lineAt)];
  return { data: faults.length > 0 ? null : document.toJS({ maxAliasCount: 0 }), faults };
}

/** The first mistake in the form of a file: what follows it is mostly the same one seen again. */
function syntaxFault(
  text: string,
  { errors, contents }: Document.Parsed,
  lines: LineCounter,
  firstLine: number,
): Fault | null {
  const [first, ...others] = errors;
  if (first === undefined) {
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
    const expected = 'the fields of this file';
    return isEmpty ? { field: '', line: firstLine, found: 'no fields', expected } : null;
  }
  const mistake = mistakeOf(text, [first, ...others], (offset) => lines.linePos(offset).line);
  return { field: '', ...mistake, line: mistake.line + firstLine - 1 };
}

function nodeFaults(
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Fault[] {
  const faults: Fault[] = [];
  visit(document, (key, node, path) => {
    if (!isNode(node)) return;
    // Where it stands is worked out for what has a fault alone.
    const add = (found: string, expected: string) => {
      const line = lineAt(node.range?.[0] ?? 0);
      faults.push({ field: fieldOf([...path, node]), line, found, expected });
    };
    if (isAlias(node)) {
      add(`the sign * before ${node.source}`, PLAIN_TEXT);
      return;
    }
    if (node.anchor !== undefined) add(`the sign & before ${node.anchor}`, PLAIN_TEXT);
    if (node.tag !== undefined) add(`the sign ! in ${node.tag}`, PLAIN_TEXT);
    if (key === 'key' && isScalar(node)) {
      const name = String(node.value);
      if (name === '<<') add('the sign <<', 'the fields themselves, written out here');
      if (/[^\S ]/.test(name)) add('a wide or no-break space before a name', 'plain spaces');
    }
    if (key === 'key' || !isScalar(node)) return;
    const cut = cutOff(text, node.type, node.range?.[1]);
    if (cut !== null && typeof node.value === 'string') {
      add(
        `${JSON.stringify(node.value)} and after it the remark “${cut}”`,
        'quotes around the whole text, or the remark on a line of its own',
      );
    }
    const [start = 0, end = 0] = node.range ?? [];
    const [, entry] = (node.type === 'PLAIN' && /\n *(- .*)/.exec(text.slice(start, end))) || [];
    if (entry !== undefined) add(`“${entry}” in the text above it`, 'its - below the others');
    if (isCents(path.at(-1)) && /[.eE]/.test(node.source ?? '')) {
      add(
        node.source ?? '',
        'whole smallest units without a point: 0.0005 BTC is 50000, $5.00 is 500',
      );
    }
  });
  return faults;
}

/** What a # cuts off a text without quotes, where it reads like the rest of the text. */
function cutOff(text: string, type: string | undefined, end: number | undefined): string | null {
  if (type !== 'PLAIN' || end === undefined) return null;
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

/** The name of a value by where it stands: `terms.cap.value`, `links[2].url`. */
const fieldOf = (path: readonly unknown[]): string =>
  fieldName(
    path.flatMap((node, index) => {
      if (isPair(node)) return isScalar(node.key) ? String(node.key.value) : [];
      const parent = path[index - 1];
      return isSeq(parent) ? parent.items.indexOf(node) : [];
    }),
  );
