/**
 * Signs that make a program for tables read a cell as a formula. Source: OWASP, CSV Injection; the
 * full-width forms are read as the others by some programs in East Asian settings.
 */
export const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells the same programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV by RFC 4180: every cell in quotes, quotes in it doubled, lines ended by CR LF. A cell
 * that would be read as a formula begins with an apostrophe, which makes it text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
