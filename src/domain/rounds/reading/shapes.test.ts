import { expect, it } from 'vitest';
import { HASH, read, WHO } from './reading-for-tests.ts';

const CRASH = '"type":"crash","gameName":"crash","amount":0.1,"cashoutAt":2,"seedNumber":7';
const SPORTS = '"type":"sportsbook","gameName":"sportsbook","amount":0.2,"outcomes":[{"odds":1.8}]';
const STAKE = [
  `"gameName":"plinko","amount":1e-7,"payout":2e-8,"serverSeedHash":"${HASH.toUpperCase()}",
    "statePlinko":{"path":["L","R","R"],"risk":"high","rows":3,"point":389.08}`,
  `"gameName":"mines","amount":0,"payout":0,"nonce":2136,"stateMines":{"_mines":[5,14],"minesCount":2,
    "rounds":[{"field":12,"payoutMultiplier":1.125},{"field":14,"payoutMultiplier":0}]}`,
  `${CRASH},"result":"stopped","payout":0.156,"payoutMultiplier":1.56`,
  `${CRASH},"result":"busted","payout":0`,
  `${SPORTS},"status":"rejectedNotFound","payout":0.2`,
  `${SPORTS},"status":"cashout","payout":0.18,
    "events":[{"message":"accepted"},{"message":"all outcomes are settled at 1.800"}]`,
  `${SPORTS},"status":"confirmed","active":true,"payout":0`,
  `"gameName":"Keno of anna@example.org","amount":"a lot","payout":0`,
].map((bet) => `{${WHO},"data":{${WHO},"currency":"usdc","createdAt":1769580193330,${bet}}}`);
const LIST = `[${STAKE.join(',')}]`;

it.each([
  ['a list', LIST],
  ['a list over many lines, with a mark', `\ufeff${JSON.stringify(JSON.parse(LIST), null, 2)}`],
  ['an object a line', STAKE.map((row) => row.replaceAll('\n', '')).join('\r\n')],
])('the archive of Stake is read as %s', async (_, text) => {
  const { rounds, done } = await read(text);
  const kinds = ['played', 'zero-stake', 'played', 'played', 'refused', 'cashed-out', 'open'];
  expect(rounds.map(({ kind }) => kind)).toEqual(kinds);
  expect(rounds[0]).toMatchObject({
    ...{ row: 1, stake: '0.0000001', paid: '0.00000002', currency: 'USDC', at: 1769580193330 },
    ...{ serverSeedHash: HASH, play: { path: 'LRR', bucket: 2, risk: 'high', rows: 3 } },
  });
  expect(rounds[1]?.play).toMatchObject({ mines: [5, 14], opened: [12, 14], hitMine: true });
  expect(rounds[2]?.play).toMatchObject({ leftAt: '1.56', setAt: '2', automatic: false });
  expect(rounds[3]?.play).toMatchObject({ leftAt: null, setAt: '2', automatic: null });
  expect(rounds[4]).toMatchObject({ saysWon: null, play: { settledAt: null } });
  expect(rounds[5]).toMatchObject({ saysWon: true, play: { settledAt: '1.800' } });
  expect(rounds[6]?.paid).toBeNull();
  expect(done).toMatchObject({ shape: 'stake-archive', rounds: 7, skippedCount: 1 });
  expect(done?.skipped).toEqual([{ file: 0, row: 8, reason: 'not-a-number', found: 'amount' }]);
  const dropped = ['account-id', 'address', 'bet-id', 'name', 'user-id'];
  expect(done?.dropped.toSorted((a, b) => (a.what < b.what ? -1 : 1))).toEqual(
    dropped.map((what) => ({ what, rows: 8 })),
  );
});

it('keeps a bet whose payout cannot be read, with its stake and a doubt', async () => {
  const bet = '"gameName":"dice","amount":0.5,"payout":"much","currency":"btc"';
  const { rounds } = await read(`[{${WHO},"data":{${bet}}}]`);
  expect(rounds).toMatchObject([{ stake: '0.5', paid: null, doubt: 'not-a-number' }]);
});

it('reads text of Duel as written, and seeds without the hash beside them', async () => {
  const bet = (answer: string) => `{"at":"2026-04-10T16:49:01.960Z","request":{"amount":"0.01"},
    "response":{${WHO},"amount_currency":"0.010000000000000000","nonce":3,"client_seed":"a",${answer}}}`;
  const { rounds, seeds, done } = await read(`{"meta":{${WHO}},
    "seeds":[{"seed":{"serverSeedHashed":"${HASH}","nextServerSeedHash":"1","serverSeed":"aa11"}}],"bets":[
    ${bet('"result":1938,"bet_type":"over","target":1064,"win_chance":"0.9","is_win":true,"amount_won":"0.0111806166069829"')},
    ${bet('"mines_count":3,"mines_positions":[8],"revealed_positions":[8],"outcome":"loss","amount_won":"0"')},
    ${bet('"final_slot":4,"rows":8,"risk_level":"high","win_amount":"0.002","created_at":"2026-04-10T16:49:01.000000Z"')},
    ${bet('"unknown_game":1')}]}`);
  expect(seeds).toEqual([{ serverSeed: 'aa11', from: 'history' }]);
  expect(rounds[0]).toMatchObject({ stake: '0.010000000000000000', nonce: 3 });
  // date -u -d 2026-04-10T16:49:01Z +%s
  expect(rounds.map(({ at }) => at)).toEqual([1775839741960, 1775839741960, 1775839741000]);
  expect(rounds[0]?.play).toMatchObject({ roll: 1938, wins: { from: 1065, to: 10_000 } });
  expect(rounds.map(({ saysWon }) => saysWon)).toEqual([true, false, null]);
  expect(done?.skipped[0]).toMatchObject({ row: 4, reason: 'not-an-outcome' });
});

it('reads of Duel crash the beacon, the moment of the bet and the seed of its hash', async () => {
  const { rounds, seeds } = await read(`{"rounds":[{"roundId":829099,
    "request":{"amount":"0.01","auto_cashout":1.5},"result":{${WHO},"crashPoint":1.2,"amountWon":"0",
    "serverSeed":"bb22","serverSeedHash":"${HASH}","drandRoundId":27,"drandRandomness":"b18f","isWin":false},
    "timing":{"commitmentBeforeDrand":12828,"betPlacedAt":1776197885172}}]}`);
  expect(seeds).toEqual([{ serverSeed: 'bb22', from: 'history', hash: HASH }]);
  expect(rounds[0]).toMatchObject({ at: 1776197885172, stake: '0.01', saysWon: false });
  const beacon = { signature: 'b18f', round: 27, aheadMs: 12828 };
  expect(rounds[0]?.play).toMatchObject({ leftAt: null, setAt: '1.5', bust: '1.2', beacon });
});

it('takes from LIQD the currency of the file, and nothing the auditor worked out', async () => {
  const own = `${WHO},"hashedServerSeed":"${HASH}","localRoll":99,"verified":true`;
  const { rounds, seeds } = await read(`{"meta":{"currency":"USDC"},
    "seeds":[{"hashedServerSeed":"${HASH}","nextHashedServerSeed":"1","serverSeed":"cc33"}],"bets":[
    {${own},"params":{"lower":14.89,"upper":30.68,"inverted":true},"roll":21,"betAmount":0.1,"winningAmount":0},
    {${own},"mineCount":1,"mineTiles":[24],"openTiles":[24],"betAmount":"0.10000000","result":"lost"},
    {${own},"dropDetails":"0110","riskLevel":2,"numberOfRows":4,"betAmount":1,"winningAmount":0.4,"result":"lost"}]}`);
  const paid = rounds.map((round) => `${round.paid} ${round.currency}`);
  expect(paid).toEqual(['0 USDC', '0 USDC', '0.4 USDC']);
  expect(rounds[1]).toMatchObject({ stake: '0.10000000', play: { hitMine: true, opened: [23] } });
  expect(seeds).toEqual([{ serverSeed: 'cc33', from: 'history', hash: HASH }]);
});

it('reads all players of a game of bustabit as rounds without names', async () => {
  const { rounds, done } =
    await read(`{"filter":"annanowak84","games":[{"gameId":7,"bust":null,"players":[
    {"player":"annanowak84","bet":5,"cashedAt":1.2,"profit":1.01,"won":true},
    {"player":"anna@example.org","bet":2,"cashedAt":null,"profit":-2,"won":false}]}]}`);
  expect(rounds.map(({ row, paid }) => `${row}: ${paid}`)).toEqual(['1: 6.01', '2: 0']);
  expect(done?.shape).toBe('bustabit-games-of-many');
  expect(done?.dropped).toEqual([{ what: 'name', rows: 2 }]);
});

it('reads the old table of bustabit, where NA means lost', async () => {
  const head = 'Id,GameID,Username,Bet,CashedOut,Bonus,Profit,BustedAt,PlayDate';
  const won = 'bet-7788,7,annanowak84,4,1.33,3,1.44,3.15,2021-11-23T06:39:15Z';
  const lost = 'bet-7788,8,annanowak84,3,NA,NA,NA,1.4,2021-11-14T14:21:50Z';
  const { rounds, done } = await read([head, won, lost].join('\r'));
  expect(rounds.map(({ row, paid }) => `${row}: ${paid}`)).toEqual(['2: 5.44', '3: 0']);
  expect(rounds[0]).toMatchObject({ at: 1637649555000, play: { bonusPercent: '3' } });
  expect(done?.shape).toBe('bustabit-table');
});

it('reads seeds out of a head, with every sign in them', async () => {
  const head = 'Nonce,Roll,,Unhashed Server Seed:413d,Client Seed:a%$^@2,b';
  const { rounds, seeds } = await read(`${head}\r\n0,64.21\r\n1,5.0\r\n2,=1+1\r\n`);
  expect(rounds.map(({ play }) => play)).toMatchObject([{ roll: 6421 }, { roll: 500 }]);
  expect(rounds[0]).toMatchObject({ clientSeed: 'a%$^@2,b', serverSeed: '413d', row: 2 });
  expect(seeds).toEqual([{ serverSeed: '413d', from: 'history' }]);
});
