import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Path } from '#domain/facts/cited-source.ts';
import { edited } from '#check/read/edited.ts';
import { textOfFile } from '#check/read/read-content.ts';

type Taken = { at: Path; fingerprint: string };

/** The text of a content file with other fingerprints in its sources; all else stays as it is. */
export function withFingerprints(file: string, text: string, taken: readonly Taken[]): string {
  const { yaml } = textOfFile(text, file);
  const document = parseDocument(yaml, { schema: 'core' });
  const edits = taken.map(({ at, fingerprint }) => {
    const [source, before] = [at, [...at, 'fingerprint']].map((one) => document.getIn(one, true));
    const [from = 0, to = 0] = (isScalar(before) ? before.range : null) ?? [];
    if (to > 0) return { from, to, words: `'${fingerprint}'` };
    const last = isMap(source) ? source.items.at(-1)?.value : undefined;
    if (!isMap(source) || !isNode(last)) throw new Error(`Expected a source in ${file}`);
    const [start = 0] = source.range ?? [];
    const end = (last.range?.[1] ?? 0) - 1;
    const indent = ' '.repeat(start - yaml.lastIndexOf('\n', start - 1) - 1);
    // Behind a remark on the last line. A block of text ends after its line.
    const place = source.flow ? end + 1 : end + yaml.slice(end).search(/$/m);
    const line = `fingerprint: '${fingerprint}'`;
    return { from: place, to: place, words: source.flow ? `, ${line}` : `\n${indent}${line}` };
  });
  return text.replace(yaml, () => edited(yaml, edits));
}

/** The text of a file with the day of its last change, above its fingerprint where it had none. */
export function withDay(text: string, day: string): string {
  const line = `updatedOn: ${day}`;
  return /^updatedOn: /m.test(text)
    ? text.replace(/^updatedOn: .*/m, line)
    : text.replace(/^fingerprint: /m, `${line}\n$&`);
}
