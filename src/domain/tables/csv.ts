/**
 * Characters that make a spreadsheet read a cell as a formula. Source: OWASP, CSV Injection; some spreadsheets in
 * East Asian settings also read the full-width forms so.
 */
export const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV by RFC 4180: every cell quoted, quotes doubled, lines ended by CR LF. A cell that would be read as
 * a formula gets an apostrophe in front, which makes it text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
