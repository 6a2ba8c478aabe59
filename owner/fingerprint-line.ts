import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Path } from '#domain/facts/cited-source.ts';
import { textOfFile } from '#check/read/read-content.ts';

type Taken = { at: Path; fingerprint: string };

/** The text of a content file with other fingerprints in its sources; all else stays as it is. */
export function withFingerprints(file: string, text: string, taken: readonly Taken[]): string {
  const { yaml } = textOfFile(text, file);
  const document = parseDocument(yaml, { schema: 'core' });
  const edits = taken.map(({ at, fingerprint }) => {
    const source = document.getIn(at, true);
    const last = isMap(source) ? source.items.at(-1)?.value : undefined;
    if (!isMap(source) || !isNode(last)) throw new Error(`Expected a source in ${file}`);
    const before = source.get('fingerprint', true);
    const [from = 0, to = 0] = (isScalar(before) ? before.range : null) ?? [];
    if (to > 0) return { from, to, words: `'${fingerprint}'` };
    const line = `fingerprint: '${fingerprint}'`;
    const end = last.range?.[1] ?? 0;
    if (source.flow) return { from: end, to: end, words: `, ${line}` };
    const start = source.range?.[0] ?? 0;
    const indent = ' '.repeat(start - yaml.lastIndexOf('\n', start - 1) - 1);
    // The end of the line, behind a remark. A block of text ends behind it already.
    const offset = /$/m.exec(yaml.slice(end - 1))?.index ?? 0;
    return { from: end - 1 + offset, to: end - 1 + offset, words: `\n${indent}${line}` };
  });
  const stamped = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, words }) => so.slice(0, from) + words + so.slice(to), yaml);
  return text.replace(yaml, () => stamped);
}
