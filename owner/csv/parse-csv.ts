import { FORMULA_START } from '#domain/side-by-side/csv.ts';

/** A line of a table, with the number of the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV by RFC 4180. Where programs write a semicolon or a tab between the cells, as they do in places
 * with a decimal comma, the first line says so. The apostrophe that keeps a cell from being a formula is
 * taken away again. Empty lines are no rows.
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let [cells, cell, isQuoted, line, beginsOn]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  const endCell = () => {
    cells.push(harmless(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: beginsOn, cells });
    cells = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted) {
      if (sign === '\n') line += 1;
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      line += 1;
      beginsOn = line;
    } else if (sign !== '\r' || source[at + 1] !== '\n') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function separatorOf(source: string): string {
  const head = source.slice(0, source.search(/\r?\n|$/));
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function harmless(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}
