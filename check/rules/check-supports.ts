import { type CitedSource, groupsIn, isWithin } from '#domain/facts/cited-source.ts';
import { fieldName, type Problem, problemsSaid, suggestion } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { boundSources, headingsOf, saidUnder, sourcedEntries } from './check-fingerprints.ts';

/** Fields that name, point or grade, and say nothing that a source has to support. */
const NOT_STATED =
  'name code country kind url chatUrl note draft publishOn sources verification'.split(' ');

/** What carries no grade and is there only because a source says so. */
const UNGRADED = /^(?:summary|notice|recentChanges\.\d+|blockTime|confirmations|wait|fee)$/;

/** What sources say they support, and that each confirmed statement has one that somebody has read. */
export const checkSupports = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of sourcedEntries(content)) {
      const { file, body, data } = entry;
      for (const { at, source, part } of boundSources(entry)) {
        const known = [...Object.keys(Object(part)), ...headingsOf(body)];
        source.supports?.forEach((name, index) => {
          // Of a text that is not there, another rule says so.
          const isEmpty = file.endsWith('.md') && body.trim() === '';
          if (isEmpty || saidUnder(name, part, body) !== undefined) return;
          const hint = suggestion(name, known);
          const expected = 'a field of the file or a heading of its text';
          say(file, fieldName([...at, 'supports', index]), name, expected, hint);
        });
      }
      for (const [path, part] of groupsIn(data)) {
        if (!('sources' in part) || !Array.isArray(part.sources)) continue;
        for (const [grade, statement] of unsupported(part, part.sources as CitedSource[])) {
          const found = `${statement} in supports of no source that somebody has read`;
          const expected = 'the source that says so, or that it is unverified or null';
          say(file, fieldName([...path, ...grade.split('.')]), found, expected);
        }
      }
    }
  });

/** Statements that no source supports, each behind the field that says it is confirmed. */
function unsupported(part: object, sources: readonly CitedSource[]): [string, string][] {
  const names = sources.flatMap(({ readOn, supports }) =>
    readOn === null ? [] : (supports ?? ['']),
  );
  const lacking = (said: unknown, at: string): string[] => {
    if (said === null || names.some((name) => name === '' || isWithin(at, name))) return [];
    if (typeof said !== 'object') return [at];
    return Object.entries(said).flatMap(([name, inner]) =>
      NOT_STATED.includes(name) ? [] : lacking(inner, join(at, name)),
    );
  };
  return [...groupsIn(part)].flatMap(([path, node]) =>
    Object.entries(node).flatMap(([name, value]): [string, string][] => {
      const [above, field] = [path.join('.'), join(path.join('.'), name)];
      const missing =
        value === 'confirmed-in-source' && name === 'verification'
          ? lacking(node, above)
          : value === 'confirmed-in-source'
            ? lacking('', name.replace('Verification', ''))
            : UNGRADED.test(field) && sources.length > 0
              ? lacking(value, field)
              : [];
      return missing.length === 0 ? [] : [[field, missing.join(', ')]];
    }),
  );
}

const join = (above: string, name: string) => (above === '' ? name : `${above}.${name}`);
