import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Path } from '#domain/facts/cited-source.ts';
import { textOfFile } from '#check/read/read-content.ts';

/** The text of a content file with other fingerprints in its sources; all else stays as it is. */
export function withFingerprints(
  file: string,
  text: string,
  taken: readonly { at: Path; fingerprint: string }[],
): string {
  const { yaml } = textOfFile(text, file);
  const document = parseDocument(yaml, { schema: 'core' });
  const edits = taken.map(({ at, fingerprint }) => {
    const source = document.getIn(at, true);
    const last = isMap(source) ? source.items.at(-1)?.value : undefined;
    if (!isMap(source) || !isNode(last)) throw new Error(`Expected a source in ${file}`);
    const line = `fingerprint: '${fingerprint}'`;
    const before = source.get('fingerprint', true);
    if (isScalar(before))
      return {
        from: before.range?.[0] ?? 0,
        to: before.range?.[1] ?? 0,
        words: `'${fingerprint}'`,
      };
    const [start = 0] = source.range ?? [];
    const end = last.range?.[1] ?? 0;
    if (source.flow) return { from: end, to: end, words: `, ${line}` };
    const indent = start - yaml.lastIndexOf('\n', start - 1) - 1;
    const newline = yaml.indexOf('\n', end - 1);
    const after = newline < 0 ? yaml.length : newline;
    return { from: after, to: after, words: `\n${' '.repeat(indent)}${line}` };
  });
  const stamped = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, words }) => so.slice(0, from) + words + so.slice(to), yaml);
  return text.replace(yaml, () => stamped);
}
