import { type CitedSource, groupsIn, isWithin, type Path } from '#domain/facts/cited-source.ts';
import { type Report, fieldName, valueAt } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Fields that name, point or grade, and say nothing that a source has to support. */
const NOT_STATED =
  'name code country kind url chatUrl note draft publishOn updatedOn sources verification'.split(
    ' ',
  );

/** Fields that carry no grade and are there only because a source says so. */
const UNGRADED = /^(?:summary|notice|blockTime|confirmations|wait|fee)$/;

/** Names in `supports` that stand for nothing, and confirmed statements without a source that somebody has read. */
export function checkSupports(content: Content, report: Report, warn: Report): void {
  for (const { file, body, data } of Object.values(content).flat()) {
    for (const [path, part] of groupsIn(data)) {
      if (!('sources' in part)) continue;
      for (const [key, { supports = [] }] of groupsIn(part.sources) as Iterable<
        [Path, CitedSource]
      >) {
        supports.forEach((name, index) => {
          if (isSaid(name, part, body)) return;
          const expected = 'a field of the file or a heading of its text';
          warn(file, fieldName([...path, 'sources', ...key, 'supports', index]), name, expected);
        });
      }
      if (!Array.isArray(part.sources)) continue;
      const missing = unsupported(part, part.sources as CitedSource[]).join(', ');
      if (missing === '') continue;
      const found = `none that somebody has read with ${missing} in supports`;
      const expected = 'one that says so, or that it is unverified or null';
      report(file, fieldName([...path, 'sources']), found, expected);
    }
  }
}

/** Tells if there is such a field, or such a heading in the text. */
function isSaid(name: string, part: unknown, body: string): boolean {
  const [opening, ...sections] = body.split(/^##+ +/m);
  if (name === 'opening') return Boolean(opening);
  const hasHeading = sections.some((one) => one.split('\n')[0]?.trimEnd() === name);
  return hasHeading || valueAt(part, name.split('.')) !== undefined;
}

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
