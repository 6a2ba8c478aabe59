import { type CitedSource, groupsIn, isWithin, type Path } from '#domain/facts/cited-source.ts';
import { fieldName, type Problem, problemsSaid } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { boundEntries, boundSources, saidUnder } from './check-fingerprints.ts';

/** Fields that name, point or grade, and say nothing that a source has to support. */
const NOT_STATED =
  'name code country kind url chatUrl note draft publishOn updatedOn fingerprint sources verification'.split(
    ' ',
  );

/** What carries no grade and is there only because a source says so. */
const UNGRADED = /^(?:summary|notice|blockTime|confirmations|wait|fee)$/;

/** What sources say they support, and that each confirmed statement has one that somebody has read. */
export const checkSupports = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of boundEntries(content)) {
      const { file, body, data } = entry;
      for (const { at, source, part } of boundSources(entry)) {
        source.supports?.forEach((name, index) => {
          // Of a text that is not there, another rule says so.
          const isEmpty = file.endsWith('.md') && body.trim() === '';
          if (isEmpty || saidUnder(name, part, body) !== undefined) return;
          const expected = 'a field of the file or a heading of its text';
          say(file, fieldName([...at, 'supports', index]), name, expected);
        });
      }
      for (const [path, part] of groupsIn(data)) {
        if (!('sources' in part) || !Array.isArray(part.sources)) continue;
        const missing = unsupported(part, part.sources as CitedSource[]).join(', ');
        if (missing === '') continue;
        const found = `none that somebody has read with ${missing} in supports`;
        const expected = 'one that says so, or that it is unverified or null';
        say(file, fieldName([...path, 'sources']), found, expected);
      }
    }
  });

/** The statements that say or mean they are confirmed, and that no source supports which somebody has read. */
function unsupported(part: object, sources: readonly CitedSource[]): string[] {
  const names = sources.flatMap(({ readOn, supports = [''] }) => (readOn === null ? [] : supports));
  const lacking = (said: unknown, at: Path): string[] => {
    const field = at.join('.');
    if (said === null || names.some((name) => isWithin(field, name))) return [];
    if (typeof said !== 'object') return [field];
    return Object.entries(said).flatMap(([name, inner]) =>
      NOT_STATED.includes(name) ? [] : lacking(inner, [...at, name]),
    );
  };
  return [...groupsIn(part)].flatMap(([path, node]) =>
    Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
      if (UNGRADED.test([...path, name].join('.'))) return lacking(value, [...path, name]);
      if (value !== 'confirmed-in-source') return [];
      return name === 'verification' ? lacking(node, path) : lacking(value, ['status']);
    }),
  );
}
