import { expect, it } from 'vitest';
import { NOBLE_DIGEST } from '../../fairness/noble-digest.ts';
import { LARGEST_FILE } from './file-chunks.ts';
import type { ColumnMapping } from './read-event.ts';
import { readHistory } from './read-history.ts';
import { fileOf, read } from './reading-for-tests.ts';

const german = `Datum;Einsatz;Auszahlung;Spieler;Notiz
05.04.2026 10:00;1.234,56 €;NA;annanowak84;anna@example.org
06.04.2026 10:00;2,50 €;3,75 €;annanowak84;-`;

it('asks about an unknown table, shows personal columns by their kind, and says what it cannot know', async () => {
  const { asked } = await read(german);
  const columns = { time: 0, stake: 1, paid: 2 };
  const guess = { columns, decimal: ',', currency: 'EUR' };
  expect(asked).toMatchObject({ guess, personal: [3, 4] });
  expect(asked?.rows[1]).toEqual(['06.04.2026 10:00', '2,50 €', '3,75 €', 'name', 'address']);
});

// Hashes by sha256sum, of printf 'Nonce,Result\n1,15.5\n' | iconv -t UTF-16LE behind FF FE, and UTF-16BE behind FE FF.
it.each([
  ['85ca8ca931b601b2', (text: Buffer) => text],
  ['d041028838219420', (text: Buffer) => text.swap16()],
])('reads text in UTF-16, and hashes the bytes of the file: %s', async (sha256, turned) => {
  const bytes = turned(Buffer.from('\ufeffNonce,Result\n1,15.5\n', 'utf16le'));
  const { rounds, done } = await read(fileOf([...bytes]));
  expect(rounds).toMatchObject([{ nonce: 1, play: { result: '15.5' } }]);
  expect(done?.sha256.slice(0, 16)).toBe(sha256);
});

it('takes rows of a table for what their own words say', async () => {
  const table = `Game,Bet,Payout,Multiplier,Status
slot,1,1,0,refunded
slot,1,0,0,pending
slot,0,5,5,free spin`;
  const { rounds } = await read(table, (await read(table)).asked?.guess);
  expect(rounds.map(({ kind }) => kind)).toEqual(['void', 'open', 'free']);
});

it('refuses a column of something else as that of currencies', async () => {
  const rows = Array.from({ length: 101 }, (_, row) => `slot,1,2,C${row}`);
  const table = ['Game,Bet,Payout,Currency', ...rows].join('\n');
  const { refused } = await read(table, (await read(table)).asked?.guess);
  expect(refused).toBe('too-many-kinds');
});

it('reads by the mapping that was confirmed', async () => {
  const guess = { ...(await read(german)).asked?.guess, minutesAhead: 120 } as ColumnMapping;
  const { rounds, done } = await read(`sep=;\n${german}`, guess);
  // date -u -d 2026-04-05T08:00Z +%s
  const first = { operator: null, row: 3, at: 1775376000000, stake: '1234.56', paid: null };
  expect(rounds).toMatchObject([
    { ...first, currency: 'EUR' },
    { stake: '2.50', paid: '3.75' },
  ]);
  const dropped = ['name', 'address'].map((what) => ({ what, rows: 2 }));
  expect(done?.dropped).toEqual(dropped);
  const personal = await read(german, { ...guess, columns: { game: 3 } });
  expect(personal.refused).toBe('mapping-does-not-fit');
});

it.each([
  ['bet_id,bet_amount,win_amount,time\nrb,$1.00,$0.75,1700000000000', 'USD', 'milliseconds', '.'],
  ['ID,Created At,Amount,Payout\n1,01/13/2026,"1,234",2', '', 'month-first', '.'],
  ['[{"amount":1e400,"payout":"0.5","time":1700000000,"anna@example.org":1}]', '', 'seconds', '.'],
  ['1.5\t2026-01-28\n2.5\t2026-01-29', '', 'iso', '.'],
])('guesses the columns of %s', async (text, currency, dates, decimal) => {
  expect((await read(text)).asked).toMatchObject({ guess: { currency, dates, decimal } });
});

const deep = 100_000;
it.each([
  ['empty-file', ' \n'],
  ['packed', 'PK\u0003\u0004'],
  ['not-text', 'Amount,Payout\n1,\u0000'],
  ['surplus-cells', 'Bet,Payout\n1,234.56,0\n1,500.00,0'],
  ['unclosed-quote', 'Bet,Payout\n"1,2\n3,4\n'],
  ['heads-change', 'Bet,Payout,Game\n1,2,dice\nGame,Payout,Bet\ndice,2,1'],
  ['web-page', '<!doctype html><p>1,2'],
  ['cut-off', '[{"a":1},{"b":'],
  ['cut-off', '['.repeat(deep)],
  ['no-rounds', `${'['.repeat(deep)}${']'.repeat(deep)}`],
  ['no-rounds', '{"__proto__":{"data":{"gameName":1}},"constructor":[1]}'],
  ['no-rounds', '[]'],
  ['not-a-table', 'Dear player\nhello'],
  ['too-long', `a,b\n${'1'.repeat(1_100_000)}`],
  ['too-long', `[{"a":"${'1'.repeat(4_300_000)}"}]`],
  ['too-long', 'a,'.repeat(400_000)],
])('a file that is no history is refused as %s', async (reason, content) => {
  expect((await read(fileOf(content, 1 << 16))).refused).toBe(reason);
});

it('refuses files that are too large or cannot be read', async () => {
  const large = { ...fileOf('a,b'), size: LARGEST_FILE + 1 };
  expect((await read(large)).refused).toBe('too-large');
  const start = (controller: ReadableStreamDefaultController) => controller.error(new Error());
  const gone = { ...fileOf('a,b'), stream: () => new ReadableStream({ start }) };
  expect((await read(gone)).refused).toBe('not-readable');
});

it('reads on after a refused file, and nothing is read once nobody asks', async () => {
  const chunk = new TextEncoder().encode('Nonce,Result\n1,1e400\n2,1.5e1\n'.repeat(1000));
  let cancelled = false;
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(chunk);
  const cancel = () => void (cancelled = true);
  const endless = { ...fileOf('a,b'), stream: () => new ReadableStream({ pull, cancel }) };
  const kinds = new Set<string>();
  for await (const event of readHistory([fileOf('<p>'), endless], null, NOBLE_DIGEST)) {
    kinds.add(event.kind);
    if (event.kind === 'rounds') break;
  }
  expect([...kinds, cancelled]).toEqual(['refused', 'rounds', true]);
});
