import { expect, it } from 'vitest';
import type { ColumnMapping } from './read-event.ts';
import { fileOf, read } from './reading-for-tests.ts';

/** Reads a table by its own guess, with the questions of the guess. */
async function readTable(text: string | readonly number[], changes: Partial<ColumnMapping> = {}) {
  const { asked } = await read(fileOf(text));
  if (asked === undefined) throw new Error('Expected a question on the columns');
  const found = await read(fileOf(text), { ...asked.guess, ...changes });
  const money = found.rounds.map(({ stake, paid, currency, doubt = '' }) =>
    `${stake} ${paid} ${currency} ${doubt}`.trim(),
  );
  return { ...found, asks: asked.asks, guess: asked.guess, money };
}

it.each([
  ['Bet,Payout\n0.5 BTC,1.0 BTC\n2 ETH,0\n', ['0.5 1.0 BTC', '2 0 ETH']],
  ['Bet,Payout\n€10,€20\n$10,$20', ['10 20 EUR', '10 20 USD']],
  ['Bet,Payout\n$10,€20\n10,10 €', ['10 20 USD two-currencies', '10 10 EUR']],
  [
    'Bet,Payout,Currency\n10,5 DOGE,BTC\n5 XRP,0,BTC',
    ['10 5 BTC two-currencies', '5 0 XRP two-currencies'],
  ],
  [
    'Bet,Payout,Currency\n$10,$0,CAD\n$5,10,BTC\n5,10 BTC,BTC',
    ['10 0 CAD', '5 10 USD two-currencies', '5 10 BTC'],
  ],
  ['Bet (USD),Bet (Crypto),Payout (USD),Payout (Crypto),Coin\n5,0.1,9,0.2,BTC', ['0.1 0.2 BTC']],
  ['Bet (USD),Bet (BTC),Payout (USD),Payout (BTC)\n5,0.1,9,0.2', ['5 9 USD']],
])('reads the currency of each cell: %j', async (table, expected) => {
  expect((await readTable(table)).money).toEqual(expected);
});

it.each<[string, string[], string[]]>([
  // Cells with × are multipliers, whatever their head; the profit says what came back.
  ['Bet,Payout,Profit\n10,2.00x,-10\n10,2.00x,10', ['10 0', '10 20'], []],
  ['Bet,Payout,Profit\n10,2,10\n20,1.5,10', ['10 20', '20 30'], ['paid-is-multiplier']],
  [
    'Bet,Win,Multiplier\n10,10,2\n10,5,1.5\n10,-10,0',
    ['10 20', '10 15', '10 0'],
    ['paid-is-profit'],
  ],
  ['Bet,Win,Multiplier\n10,10,2\n10,0,0\n10,,0', ['10 20', '10 0', '10 0'], ['paid-is-winnings']],
  // Paid in another currency than the stake, which no cell names.
  ['Bet,Payout,Multiplier\n0.001,200,2\n0.001,0,0', ['0.001 200', '0.001 0'], ['amounts-disagree']],
  [
    'Bet,Payout,Profit\n10,20,10\n10,20,-10',
    ['10 20', '10 20  amounts-disagree'],
    ['amounts-disagree'],
  ],
  ['Bet,Payout,Multiplier,Profit\n10,,0,0\n10,,0,-10', ['10 10  amounts-disagree', '10 0'], []],
  // A multiplier of 0 pays 0; an empty payout alone says nothing.
  ['Bet,Multiplier,Payout\n10,0,\n10,2,20\n10,,', ['10 0', '10 20', '10 null'], ['empty-payout']],
  ['Bet,Payout\n-10,0\n(10.00),20', ['10 0', '10.00 20'], ['negative-stakes']],
  ['Bet,Payout\n10,-10\n10,10', ['10 0', '10 20'], ['paid-is-profit']],
  ['Bet,Payout\n10,-5\n10,0', ['10 -5  amounts-disagree', '10 0'], []],
  ['Bet,Payout,Profit\n10,0,-10\n10,2.00x,10', ['10 0', '10 20'], []],
  ['Bet,Payout\n10,a lot\n10,lost', ['10 null  not-a-number', '10 0'], []],
])('holds payout, profit and multiplier against each other: %j', async (table, expected, asks) => {
  const found = await readTable(table);
  expect(found.money).toEqual(expected);
  expect(found.asks).toEqual(asks);
});

it('takes an empty payout for a lost bet once the reader says so', async () => {
  const table = 'Bet,Payout,Status\n10,-,\n10,,won';
  expect((await readTable(table, { emptyPayout: 'lost' })).money).toEqual(['10 0', '10 null']);
});

it.each([
  [
    'Date,Transaction Type,Amount\n1/1/26,bet,5\n1/1/26,win,10\n1/1/26,deposit,100',
    { 'no-bet': 1 },
  ],
  [
    'Date,Type,Amount\n1/1/26,Bet,-5\n1/1/26,Payout,10\n1/1/26,jackpot,100',
    { 'not-an-outcome': 1 },
  ],
  ['Date,Type,Amount\n1/1/26,BET_PLACED,5\n1/1/26,BET_SETTLED,10\n1/1/26,Bonus,3', { 'no-bet': 1 }],
  ['Date,Amount\n1/1/26,-5\n1/1/26,10', {}],
  ['Date,Debit,Credit\n1/1/26,5,\n1/1/26,,10', {}],
  [
    'Date,Details,Debit,Credit\n1/1/26,Wager Dice,5,\n1/1/26,Payout Dice,,10\n1/1/26,Deposit,,100',
    { 'no-bet': 1 },
  ],
  [
    'Date,Event,Amount\n1/1/26,Bet placed,-5\n1/1/26,Bet won,10\n1/1/26,Rakeback,1',
    { 'no-bet': 1 },
  ],
])('reads a ledger by words, by sign or by column: %j', async (table, skipped) => {
  const { rounds, asks, done } = await readTable(table);
  expect(rounds).toMatchObject([
    { half: 'bet', stake: '5', paid: '0' },
    { half: 'return', stake: '0', paid: '10' },
  ]);
  expect(asks).toContain('ledger');
  expect(done?.skippedBy).toEqual(skipped);
});

it.each<[string, Record<string, number>]>([
  ['Game,Bet,Payout\ndice,1,2\ndice,1,234.56,0', { 'surplus-cells': 1 }],
  ['Game,Bet,Payout,Odds\n1,2,2\ndice,1,2,2\n,,,', { 'missing-cells': 1 }],
  ['Date,Bet,Payout\n1/1/26,1,2\n1/2/26\n,,', { 'missing-cells': 1 }],
  ['Game,Bet,Payout,Odds\ndice,1,2,2\nTotal,1,2\n,,,', { 'total-row': 1 }],
  ['Game,Bet,Payout\ndice,1,2\nGame,Bet,Payout', { 'repeated-heads': 1 }],
  ['Game,Bet,Payout\ndice,1,2\nTotal,1,2', { 'total-row': 1 }],
  ['Date,Game,Bet,Payout\n1/1/26,dice,1,2\n,,7,2', { 'unnamed-row': 1 }],
  ['Game,Bet,Payout\ndice,1,2\ndice,,0', { 'return-without-stake': 1 }],
  ['Date,Game,Bet,Payout\n1/1/26,dice,1,2\nPrinted by anna', { 'field-missing': 1 }],
  ['Bets of 2026\n\n"From, to",1/1/26\nGame,Bet,Payout\ndice,1,2', {}],
  ['Bets of 2026;;\nGame;Bet;Payout\ndice;1;2', {}],
])('leaves out of a table what is no round, and says why: %j', async (table, skipped) => {
  const { money, done } = await readTable(table);
  expect(money).toEqual(['1 2']);
  expect(done?.skippedBy).toEqual(skipped);
});

// Times by `date -u -d "…" +%s`.
it.each([
  ['"Mon, 03 Mar 2025 10:00:00 GMT"', 1740996000],
  ['2025-01-15 13:05:07 EST', 1736964307],
  ['2025-01-15 18:05:07.5+00', 1736964307.5],
  ['2025-01-15 13:05:07 -0500 UTC', 1736964307],
  ['Wed Jan 15 18:05:07 UTC 2025', 1736964307],
  ['"Mar 3, 2025 10:00 AM"', 1740996000],
  ['3. März 2025 10:00', 1740996000],
  ['Mon Mar 03 2025 11:00:00 GMT+0100 (CET)', 1740996000],
  ['45719.41667', 1740996000],
  ['1740996000000000', 1740996000],
  ['31/02/2026 10:00', null],
  ['2025-01-15 13:05:07 IST', null],
])('reads the time %s', async (cell, seconds) => {
  const { rounds, done } = await readTable(`Date,Bet,Payout\n${cell},1,2\n${cell},1,2`);
  expect(rounds.map(({ at }) => at)).toEqual(Array(2).fill(seconds && seconds * 1000));
  expect(done?.timesUnread).toBe(seconds === null ? 2 : 0);
});

it('leaves out a row without a name that is the sum of the stakes before it', async () => {
  const { money, done } = await readTable('Date,Bet,Payout\n1/1/26,.1,2\n1/1/26,.2,0\n,.3,2');
  expect(money).toEqual(['0.1 2', '0.2 0']);
  expect(done?.skippedBy).toEqual({ 'total-row': 1 });
});

it('takes the order of dates from most cells, and asks where none shows it', async () => {
  const table = 'Date,Bet,Payout\n13/01/2026,1,2\n14/01/2026,1,2\n01/15/2026,1,2';
  expect(await readTable(table)).toMatchObject({ guess: { dates: 'day-first' }, asks: [] });
  const either = await readTable('Date,Bet,Payout\n01/02/2026,1,2\n03/02/2026,1,2');
  expect(either.asks).toEqual(['day-or-month']);
});

it.each([
  ['Datum;Einsatz;Auszahlung\n"Thu, 25 Dec 2025";859,97;1.289,96', ['859.97 1289.96'], []],
  ['Bet;Payout\n1.038;0\n436;2.000', ['1038 0', '436 2000'], ['decimal-sign']],
  ['Bet\tPayout\n1,038\t0\n436\t2,000', ['1038 0', '436 2000'], ['decimal-sign']],
])('parts columns and decimals: %j', async (table, expected, asks) => {
  expect(await readTable(table)).toMatchObject({ money: expected, asks });
});

it('reads a name in Latin-1 far down in a file', async () => {
  const text = new TextEncoder().encode('Player,Bet,Payout\nJürgen,1,2\nanna,1,2\nJ');
  const { done, money } = await readTable([
    ...text,
    0xfc,
    ...new TextEncoder().encode('rgen,1,2\n'),
  ]);
  expect(money).toEqual(['1 2', '1 2', '1 2']);
  expect(done?.dropped).toEqual([{ what: 'name', rows: 3 }]);
});

it.each([
  '{"data":{"user":{"houseBetList":[{"id":"1","bet":{"amount":0.5,"payout":0,"currency":"ltc"}}]}}}',
  '{"status":"ok","pages":[{"bets":[{"amount":0.5,"payout":0,"currency":"ltc"}]}]}',
  '{"data":[[],[{"amount":0.5,"payout":0,"currency":"ltc"}]]}',
  '[[{"amount":0.5,"payout":0,"currency":"ltc"}]]',
])('finds the bets of an answer further in: %s', async (json) => {
  expect((await readTable(json)).money).toEqual(['0.5 0 LTC']);
});

it('keeps every digit of a number in JSON', async () => {
  const json =
    '[{"amount":123456789012345678,"payout":0.010000000000000001,"note":"1, 1234567890123456789, 2"}]';
  expect((await readTable(json)).money).toEqual(['123456789012345678 0.010000000000000001']);
});

it('says of a file without a round why, and shows its first row', async () => {
  const table = 'Date,Player,Bet,Payout\n1/1/26,annanowak84,ten,20\n1/1/26,annanowak84,ten,20';
  const { done } = await readTable(table);
  expect(done).toMatchObject({ rounds: 0, skippedBy: { 'not-a-number': 2 } });
  expect(done?.firstRow?.cells).toEqual(['1/1/26', 'name', 'ten', '20']);
});
