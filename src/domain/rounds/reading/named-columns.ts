import { currencyOfHead } from './amounts.ts';
import type { Entry } from './entry.ts';
import type { RoundCollector } from './round-collector.ts';
import type { ColumnMapping } from './read-event.ts';
import { ReadError } from './reasons.ts';
import { type Cells, roundOf } from './table-row.ts';
import { cellOf, type TableSample } from './table-sample.ts';

/** Reads any table by the columns that the reader named. Columns without a role are not read. */
export function byMapping(mapping: ColumnMapping, sample: TableSample, into: RoundCollector) {
  const { heads, personal } = sample;
  const columns = Object.entries(mapping.columns).map(([role, at]) => ({ role, head: heads[at] }));
  const fits = columns.every(({ head = '' }) => head !== '' && !personal.has(head));
  if (!fits || columns.length === 0) throw new ReadError('mapping-does-not-fit');
  const ofHeads = new Map(columns.map(({ role, head = '' }) => [role, currencyOfHead(head)]));
  return (entry: Entry): void => {
    into.take(entry, () => {
      const cells: Cells = Object.fromEntries(
        columns.map(({ role, head }) => [role, cellOf(entry, head)]),
      );
      return roundOf(cells, mapping, ofHeads, into);
    });
    for (const [head, kind] of personal) if (entry.value(head)) into.dropKind(kind);
  };
}
