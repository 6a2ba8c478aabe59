import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csvText } from '#domain/tables/csv.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { readContent } from '#check/read/read-content.ts';
import { readImport } from './import-table.ts';
import { parseCsv } from './parse-csv.ts';
import { rowsOf, type Table, TABLES, tableText } from './tables.ts';

/** The sample itself, or a copy for a test that writes. */
let content: string = SAMPLE;
const OF_SAMPLE = readContent('.', SAMPLE);

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
const entries = () => (content === SAMPLE ? OF_SAMPLE : readContent('.', content));
const tableOf = (table: Table) => tableText(table, rowsOf(table, entries()));

/** Effect of a table with some cells changed; `change` gets the row as fields by their column. */
function imported(table: Table, rows: readonly Record<string, string>[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const text = csvText([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
  return readImport(table, { file: 'table.csv', text }, entries(), content);
}

/** Writes an import, and says what the check finds in the content then, by the row of the table or not. */
async function problemsAfter({ files, atRow }: ReturnType<typeof imported>, isByRow = false) {
  for (const [file, text] of files) writeFileSync(file, text);
  const { problems, promises } = await checkContent('.', content);
  return [...problems, ...promises]
    .map((problem) => formatProblem(isByRow ? atRow(problem) : problem))
    .map((line) => line.replaceAll(content, 'content'));
}

const problemsOf = (table: Table, row: Record<string, string>) =>
  problemsAfter(imported(table, [row]));

/** A row whose cells of one fact begin with its name. */
const withFact = (file: string, fact: string, cells: Record<string, string>) => ({
  file,
  ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [`${fact}.${name}`, cell])),
});

describe('a text of cells', () => {
  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['quotes and a mark of byte order', '\uFEFF"a","b"\r\n"1","2"\r\n'],
    ['an empty line at the end', 'a,b\n1,2\n\n,\n'],
    ['the line ends of an old Mac', 'a,b\r1,2\r'],
  ])('is read with %s', (_what, text) => {
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ];
    expect(parseCsv(text)).toEqual({ rows, faults: [] });
  });

  test('is read by the separator that a line of Excel names, and its lines are counted with it', () => {
    expect(parseCsv('sep=;\r\na;b,c\r\n1;2\r\n')).toEqual({
      rows: [
        { line: 2, cells: ['a', 'b,c'] },
        { line: 3, cells: ['1', '2'] },
      ],
      faults: [],
    });
  });

  test('quotes, separators and line breaks stand in quotes', () => {
    expect(parseCsv('a,b\n"one ""two"", three","four\nfive"\nsix,').rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one "two", three', 'four\nfive'] },
      { line: 4, cells: ['six', ''] },
    ]);
  });

  test('what was kept from being a formula is itself again', () => {
    const cells = ['=1+1', '-5', '@x', "it's", "'quoted'"];
    expect(parseCsv(csvText([cells]))).toEqual({ rows: [{ line: 1, cells }], faults: [] });
  });
});

describe('out and in again', () => {
  test.each(TABLES)('%s are what they were', (table) => {
    const rows = tableOf(table);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.flat().join()).not.toContain('[object');
    const back = readImport(table, { file: 'x.csv', text: csvText(rows) }, entries(), content);
    expect(back).toMatchObject({ problems: [], differences: [], files: new Map(), missing: [] });
  });

  test('every fact of every casino has its cells', () => {
    const [head = []] = tableOf('casinos');
    const { facts } = Object(entries().find(({ id }) => id === 'quillmark')?.data) as {
      facts: object;
    };
    for (const name of Object.keys(facts)) expect(head).toContain(`facts.${name}.checkedOn`);
  });
});

test.each<[Record<string, string>, Record<string, string> | string]>([
  [{ 'facts.withdrawal.value': '24h' }, { fromMinutes: '0', toMinutes: '1440' }],
  [{ 'facts.withdrawal.value': 'up to 48 hours' }, { fromMinutes: '0', toMinutes: '2880' }],
  [{ 'facts.withdrawal.value': '1:30' }, 'a time with its unit, such as 24h or 1-2 days'],
  [{ 'facts.minDeposit.value': 'kr 500' }, 'an amount with its currency, such as $50.00 or 0.0005'],
  [
    { 'facts.maxPayout.value': '50000' },
    'an amount with its currency, such as $5,000 a week or 0.0005 BTC, or no-limit',
  ],
  [{ features: 'One; two | three | four' }, 'one sign between the entries: | and not ; too'],
  [{ 'facts.withdrawal.value.toMinutes': '3 days' }, { toMinutes: '4320' }],
  [
    { 'facts.withdrawal.value': 'Instant' },
    'one of its two readings: a minute at most, written 1 min, or',
  ],
  [{ 'facts.maxPayout.value': '$60,000/month' }, { minorUnits: '6000000' }],
  [{ 'facts.maxPayout.value': 'No limit' }, { value: 'no-limit', minorUnits: '', currency: '' }],
  [{ 'facts.minDeposit.value.minorUnits': '$20.50' }, { minorUnits: '2050' }],
  [
    { 'facts.minDeposit.value.minorUnits': '20' },
    'one of its two readings: 20 cents, written 0.20',
  ],
  [{ updatedOn: '11/16/2026' }, { updatedOn: '2026-11-16' }],
  [{ updatedOn: '16.11.2026' }, { updatedOn: '2026-11-16' }],
  [{ updatedOn: '03/11/2026' }, 'one of its two readings: 2026-11-03, or 2026-03-11'],
  // One day of the table that can only be written month first tells the order of all.
  [
    { updatedOn: '11/03/2026', 'facts.kyc.checkedOn': '10/20/2026' },
    { updatedOn: '2026-11-03', checkedOn: '2026-10-20' },
  ],
  [{ 'facts.gameCount.value': '3.500' }, { value: '3500' }],
  [{ 'facts.rtpClaim.value.rtpPercent': '96,5 %' }, { rtpPercent: '96.5' }],
  [{ 'facts.rtpClaim.value.rtpPercent': '96.500' }, 'one of its two readings: 96.5, or 96500'],
  [{ 'facts.licence.value.authority': 'Anjouan' }, { authority: 'anjouan' }],
  [{ 'facts.vipProgram.value': 'No' }, { value: 'false' }],
  [{ 'facts.vipProgram.value': 'FALSE' }, { value: 'false' }],
  [{ 'facts.provablyFairGames.value': 'none' }, { value: 'none' }],
  [{ 'Facts.GameCount.Value ': '7' }, { value: '7' }],
  [{ 'Facts.Withdrawal.Value': '2h' }, { fromMinutes: '0', toMinutes: '120' }],
  // The file has dollars; the sign in the sum is the newer word.
  [{ 'facts.minDeposit.value.minorUnits': '0.0001 BTC' }, { minorUnits: '10000', currency: 'BTC' }],
  [
    {
      'facts.minDeposit.value.minorUnits': '£20.00',
      'facts.minDeposit.value.currency': 'USD',
    },
    { minorUnits: '2000', currency: 'GBP' },
  ],
  [{ 'facts.gameCount.value': '4000+' }, { value: '4000' }],
  [{ 'facts.gameCount.value': 'over 4,000' }, { value: '4000' }],
  [{ 'facts.coins.value': 'btc, ETH' }, { value: 'BTC | ETH' }],
  [{ 'facts.games.value': 'Slots, live casino and dice' }, { value: 'slots | live-dealer | dice' }],
  [{ 'facts.withdrawalFee.value': 'Miner fee' }, { value: 'network-only' }],
  [
    {
      'facts.minDeposit.value.minorUnits': '0.0001 BTC',
      'facts.minDeposit.value.currency': '',
    },
    'BTC under facts.minDeposit.value.currency as well',
  ],
  [
    { 'sources.fresh.title': 'The new terms', 'sources.fresh.noAddress': 'invented' },
    { title: 'The new terms', noAddress: 'invented' },
  ],
])('a dashboard’s %j is read as %j', (cells, read) => {
  const { differences, problems } = imported('casinos', [{ file: 'quillmark', ...cells }]);
  if (typeof read === 'string') {
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(`, expected ${read}`)]);
    expect(problems[0]?.file).toBe('table.csv:2');
    return;
  }
  expect(problems).toEqual([]);
  const said = differences.map(({ field, now }) => [field.split('.').at(-1), now]);
  expect(Object.fromEntries(said)).toEqual(read);
});

describe('a table', () => {
  beforeEach(() => {
    content = path.join(mkdtempSync(path.join(tmpdir(), 'edgewise-csv-')), 'content');
    cpSync(SAMPLE, content, { recursive: true });
  });
  afterEach(() => {
    rmSync(path.dirname(content), { recursive: true });
    content = SAMPLE;
  });

  test('a problem of the content names the row of the table', async () => {
    const rows = [
      { file: 'vantry', name: 'Vantry' },
      { file: 'quillmark', name: '', 'facts.kyc.note': 'A risk-free way to play.' },
    ];
    expect(await problemsAfter(imported('casinos', rows), true)).toEqual([
      'table.csv:3 → name: found nothing, expected a text',
      'table.csv:3 → facts.kyc.note: found the words “risk-free”, expected wording that names the risk',
    ]);
  });

  test('changes the value that it names, and no other letter of the file', async () => {
    const before = read('casinos/quillmark.yaml');
    const change = imported('casinos', [
      { file: 'quillmark', 'facts.gameCount.value': '3500', updatedOn: '2026-11-28' },
    ]);
    const file = path.join(content, 'casinos/quillmark.yaml');
    expect(change.differences).toEqual([
      { file, field: 'facts.gameCount.value', was: '3400', now: '3500' },
      { file, field: 'updatedOn', was: '2026-11-27', now: '2026-11-28' },
    ]);
    expect(await problemsAfter(change)).toEqual([]);
    expect(read('casinos/quillmark.yaml')).toBe(
      before
        .replace('gameCount: { value: 3400,', 'gameCount: { value: 3500,')
        .replace('updatedOn: 2026-11-27', 'updatedOn: 2026-11-28'),
    );
    expect(change.missing).toHaveLength(14);
  });

  test('keeps remarks, also where a fact comes or goes', async () => {
    const file = 'casinos/quillmark.yaml';
    const [remark, last] = ['# Read twice, see the note of the 4th.', '# The end.'];
    const remarked = read(file).replace('facts:\n', `facts:\n  ${remark}\n`);
    writeFileSync(path.join(content, file), `${remarked}${last}\n`);
    const known = { value: '2019', source: 'about', checkedOn: '2026-11-04', grade: 'D' };
    const unknown = { value: '', source: '', checkedOn: '', grade: '' };
    const established = 'facts.established';
    expect(await problemsOf('casinos', withFact('quillmark', established, unknown))).toEqual([]);
    expect(read(file)).toContain('  established: null\n');
    expect(await problemsOf('casinos', withFact('quillmark', established, known))).toEqual([]);
    expect(read(file)).toContain(
      '  established: { value: 2019, source: about, checkedOn: 2026-11-04, grade: D }\n',
    );
    expect(read(file)).toContain(remark);
    expect(read(file)).toContain(last);
  });

  test('puts a limit as terms write it in the place of a word, and a word in its place', async () => {
    for (const [value, line] of [
      ['$5', /maxBet: \{ value: \$5, source: offer/],
      ['20% of the bonus, at most €10', /maxBet:[^]*?value: ['"]?20% of the bonus, at most €10/],
      ['below 5% of the deposit', /maxBet:[^]*?value: ['"]?below 5% of the deposit/],
      ['no-cap', /maxBet: \{ value: no-cap, source: offer/],
    ] as const) {
      const row = withFact('saltlantern-cashback', 'terms.maxBet', { value });
      expect(await problemsOf('bonuses', row)).toEqual([]);
      expect(read('bonuses/saltlantern-cashback.yaml')).toMatch(line);
    }
  });

  test('says every limit in the words of terms, and reads it as no change', async () => {
    const [heads = [], ...rows] = tableOf('bonuses');
    const cells = (name: string) => rows.map((row) => row[heads.indexOf(name)]);
    expect(cells('terms.maxBet.value')).toContain('10 USD');
    expect(cells('terms.maxBet.value').filter((cell) => cell !== '').length).toBeGreaterThan(9);
    const file = 'quillmark-welcome';
    const before = read(`bonuses/${file}.yaml`);
    const value = cells('terms.maxBet.value')[cells('file').indexOf(file)] ?? '';
    expect(await problemsOf('bonuses', { file, 'terms.maxBet.value': value })).toEqual([]);
    expect(read(`bonuses/${file}.yaml`)).toBe(before);
  });

  test('takes a note away without the fact that it is about', async () => {
    const row = { file: 'saltlantern-cashback', 'terms.contribution.note': '' };
    expect(await problemsOf('bonuses', row)).toEqual([]);
    const [bonus] = entries().filter(({ id }) => id === 'saltlantern-cashback');
    expect(Object(bonus?.data)).toHaveProperty('terms.contribution.value.slots', 100);
    expect(Object(bonus?.data)).not.toHaveProperty('terms.contribution.note');
  });

  test('changes one link, and leaves the others in their lines', async () => {
    const before = read('links.yaml').split('\n');
    expect(await problemsOf('links', { casino: 'copperfinch', payment: 'hybrid' })).toEqual([]);
    const after = read('links.yaml');
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([]);
    expect(after).toContain(
      '  - casino: copperfinch\n    url: https://copperfinch.example/?ref=edgewise\n    payment: hybrid\n',
    );
  });

  test.each<[Table, Record<string, string>, string]>([
    [
      'links',
      { casino: 'quillmark', url: 'https://other.example/' },
      'content/links.yaml → links[0].url: found "other.example", expected a host listed under allowedHosts',
    ],
    [
      'casinos',
      { file: 'quillmark', 'facts.gameCount.value': 'many' },
      'content/casinos/quillmark.yaml → facts.gameCount.value: found "many", expected a number',
    ],
    [
      'links',
      {
        casino: 'wrenfold',
        url: 'https://quillmark.example/w',
        payment: 'unpaid',
        since: '2026-11-01',
      },
      'links[15].casino: found "wrenfold", expected the name of a file',
    ],
  ])('of %s is checked as content is: %j', async (table, row, problem) => {
    expect(await problemsOf(table, row)).toEqual([expect.stringContaining(problem)]);
  });

  test('makes a file for a casino that is new, in which nothing is known that it does not say', async () => {
    const known = { value: '2021', source: 'about', checkedOn: '2026-11-20', grade: 'D' };
    const row = {
      ...withFact('wrenfold', 'facts.established', known),
      draft: 'true',
      name: 'Wrenfold',
      website: 'https://wrenfold.example',
      'sources.about.title': 'About Wrenfold',
    };
    expect(await problemsOf('casinos', row)).toEqual([]);
    const casino = Object(entries().find(({ id }) => id === 'wrenfold')?.data) as object;
    expect(casino).toMatchObject({
      draft: true,
      name: 'Wrenfold',
      review: null,
      sources: { about: { title: 'About Wrenfold' } },
      facts: { established: { value: 2021, grade: 'D' }, licence: null },
    });
  });
});

test.each([
  [
    'file,facts.gameCont.value\nquillmark,1\n',
    'table.csv:1 → facts.gameCont.value: found a column that does not exist, expected a column of casinos. Did you mean facts.gameCount.value?',
  ],
  [
    'file,name,name\nquillmark,a,b\n',
    'table.csv:1 → name: found a column that is there twice, expected each column once',
  ],
  [
    'name\nQuillmark\n',
    'table.csv: found no column file, expected one: it says which of casinos a row is',
  ],
  [
    'file,name\n../site,x\n',
    'table.csv:2 → file: found "../site", expected the name of a file: small letters, digits and single hyphens',
  ],
  [
    'file\nquillmark\nquillmark\n',
    'table.csv:3 → file: found quillmark once more, expected each row once',
  ],
  [
    'file,name\nvantry,Vantry\nquillmark,"Quill\nwickmere,Wickmere\n',
    'table.csv:3: found a quote that is opened and never closed, expected a closing quote at the end of the cell',
  ],
  [
    'file,name\nquillmark,"The "Quill" mark"\n',
    'table.csv:2: found text after a closing quote, expected the next cell, or two quotes where the text itself has one',
  ],
  [
    'file,name\nvantry,"Two\nlines"\nquillmark,Quill, the mark\n',
    'table.csv:4: found 3 cells, expected 2, as in the first row; a text with a comma in it stands in quotes',
  ],
  [
    'file,name,facts.recourse.note\nquillmark,Quillmark\n',
    'table.csv:2: found 2 cells, expected 3, as in the first row; a text with a comma in it stands in quotes',
  ],
])('%j is refused', (text, line) => {
  const csv = { file: 'table.csv', text };
  const { problems, files } = readImport('casinos', csv, entries(), content);
  expect(problems.map(formatProblem)).toEqual([line]);
  expect(files.size).toBe(0);
});
