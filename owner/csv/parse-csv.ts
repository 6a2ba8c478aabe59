import Papa from 'papaparse';
import { FORMULA_START } from '#domain/tables/csv.ts';

/** A row of a table, with the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] };

export type CsvFault = { line: number; found: string; expected: string };

export type ParsedCsv = { rows: readonly CsvRow[]; faults: readonly CsvFault[] };

const OPEN_QUOTE = {
  found: 'a quote that is opened and never closed',
  expected: 'a closing quote at the end of the cell',
};

const EARLY_QUOTE = {
  found: 'text after a closing quote',
  expected: 'the next cell, or two quotes where the text itself has one',
};

/**
 * Reads CSV as spreadsheets write it: commas, semicolons or tabs, line ends of any system, Excel's
 * `sep=;` line. A broken quote and a row with more or fewer cells than the first row are faults, because
 * their cells would land in the wrong columns. Rows of empty cells are skipped.
 */
export function parseCsv(text: string): { rows: CsvRow[]; faults: CsvFault[] } {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [sepLine = '', separator] = /^"?sep=(.)"?\n/i.exec(whole) ?? [];
  const source = whole.slice(sepLine.length);
  const { data, errors } = Papa.parse<string[]>(source, {
    delimiter: separator ?? separatorOf(source),
    newline: '\n',
  });
  let line = sepLine === '' ? 1 : 2;
  const all = data.map((cells): CsvRow => {
    const row = { line, cells: cells.map(withoutApostrophe) };
    line += cells.join('').split('\n').length;
    return row;
  });
  const broken = errors
    // One line for a row, however many quotes are wrong in it.
    .filter(({ type, row }, at) => type === 'Quotes' && errors.findIndex(isOf(row)) === at)
    .map(({ code, row }): CsvFault => {
      const fault = code === 'MissingQuotes' ? OPEN_QUOTE : EARLY_QUOTE;
      return { line: all[row ?? 0]?.line ?? 1, ...fault };
    });
  // A row of remarks, such as that of the empty table, is none.
  const rows = all.filter(({ cells }) =>
    cells.some((cell) => cell !== '' && !cell.startsWith('# ')),
  );
  const width = rows[0]?.cells.length ?? 0;
  const uneven = rows.flatMap((row): CsvFault[] => {
    if (row.cells.length === width) return [];
    const expected = `${width}, as in the first row; a text with a comma in it stands in quotes`;
    return [{ line: row.line, found: countOf(row.cells.length), expected }];
  });
  // Spreadsheets save columns to the right that somebody once touched.
  const used = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex(Boolean) + 1),
    0,
  );
  for (const row of uneven.length > 0 ? [] : rows) row.cells.length = used;
  return { rows, faults: broken.length > 0 ? broken : uneven };
}

const isOf = (row: number | undefined) => (error: Papa.ParseError) => error.row === row;

const countOf = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** The names of columns contain no separator, so the first line tells which one it is. */
function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The export puts an apostrophe before what a spreadsheet would run as a formula. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}
