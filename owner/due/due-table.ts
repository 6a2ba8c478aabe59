import { type Due, labelOf } from './due-list.ts';

const COLUMNS = ['Due', 'State', 'Kind', 'File and field', 'Says now', 'Source'] as const;
/** As much of a text as a line has room for. */
const LONGEST = { says: 48, source: 60 };

/** The list as a table for a terminal: a line each, the columns under each other. */
export function dueTable(list: readonly Due[]): string {
  const rows = [
    [...COLUMNS],
    ...list.map((due) => {
      const [source = '', ...more] = due.sources;
      return [
        due.dueOn,
        due.state,
        due.limit,
        `${due.file} → ${labelOf(due)}`,
        shortened(due.says, LONGEST.says),
        `${shortened(source, LONGEST.source)}${more.length > 0 ? ` and ${more.length} more` : ''}`,
      ];
    }),
  ];
  const widths = COLUMNS.map((_name, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
