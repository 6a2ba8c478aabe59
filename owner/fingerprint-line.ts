import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Path } from '#domain/facts/cited-source.ts';
import { edited } from '#check/read/edited.ts';
import { textOfFile } from '#check/read/read-content.ts';

type Taken = { at: Path; fingerprint: string };

/** The text of a content file with its day and with other fingerprints in its sources; all else stays as it is. */
export function stamped(
  file: string,
  written: string,
  day: string | undefined,
  taken: readonly Taken[],
): string {
  const text = written.replace(/^\uFEFF/, '');
  const { yaml } = textOfFile(text, file);
  const document = parseDocument(yaml, { schema: 'core' });
  const eol = yaml.includes('\r\n') ? '\r\n' : '\n';
  const placeOf = (at: Path) => {
    const value = document.getIn(at, true);
    const [from = 0, to = 0] = (isScalar(value) ? value.range : null) ?? [];
    // A block of text ends behind its line.
    return to > 0 ? { from, to: yaml[to - 1] === '\n' ? to - 1 : to } : undefined;
  };
  const dayBefore = placeOf(['updatedOn']);
  const edits = taken.map(({ at, fingerprint }) => {
    const before = placeOf([...at, 'fingerprint']);
    if (before !== undefined) return { ...before, words: `'${fingerprint}'` };
    const source = document.getIn(at, true);
    const last = isMap(source) ? source.items.at(-1)?.value : undefined;
    if (!isMap(source) || !isNode(last)) throw new Error(`Expected a source in ${file}`);
    const [start = 0] = source.range ?? [];
    const end = (last.range?.[1] ?? 0) - 1;
    const indent = ' '.repeat(start - yaml.lastIndexOf('\n', start - 1) - 1);
    // Behind a remark on the last line. A block of text ends after its line.
    const place = source.flow ? end + 1 : end + yaml.slice(end).search(/$/m);
    const isDated = at.length > 0 || dayBefore !== undefined || day === undefined;
    const lines = [...(isDated ? [] : [`updatedOn: ${day}`]), `fingerprint: '${fingerprint}'`];
    const words = lines
      .map((line) => (source.flow ? `, ${line}` : `${eol}${indent}${line}`))
      .join('');
    return { from: place, to: place, words };
  });
  const dated = dayBefore && day ? [{ ...dayBefore, words: day }] : [];
  return text.replace(yaml, () => edited(yaml, [...dated, ...edits]));
}
