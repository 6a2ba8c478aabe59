import { expect, test } from 'vitest';
import type { ColumnMapping } from '#domain/rounds/reading/read-event.ts';
import { type AuditAnswer, type AuditRequest, createAuditSession } from './audit-session.ts';

/** A capture of Duel: one bet at dice, and a seed that fits no round. */
const history = (seed: string, nonce: number) =>
  JSON.stringify({
    meta: {},
    seeds: [{ seed: { serverSeedHashed: 'f'.repeat(64), serverSeed: seed } }],
    bets: [
      {
        at: '2026-04-10T16:49:01.960Z',
        request: { amount: '0.01' },
        response: {
          ...{ amount_currency: '0.01', nonce, client_seed: 'a', result: 1938, bet_type: 'over' },
          ...{ target: 1064, win_chance: '0.9', is_win: true, amount_won: '0.011' },
        },
      },
    ],
  });
const [ONE, OTHER] = [history('aa11', 1), history('bb22', 2)];
/** Broken off in its middle, after its seed and its bet were read. */
const BROKEN = history('cc33', 3).slice(0, -1);

/** All answers of a session to requests, one after another. */
async function answersTo(...requests: AuditRequest[]) {
  const answers: AuditAnswer[] = [];
  const handle = createAuditSession((answer) => answers.push(answer));
  for (const request of requests) await handle(request);
  const reports = answers.flatMap((answer) => (answer.kind === 'report' ? answer.report : []));
  const exported = answers.find((answer) => answer.kind === 'exported');
  return { answers, last: reports.at(-1), record: JSON.parse(exported?.json ?? '{}') as object };
}

const read = (...texts: string[]): AuditRequest => {
  return { kind: 'read', files: texts.map((text) => new Blob([text])) };
};

const SAVE = { kind: 'export', finding: 'All is right', checkedOn: '2026-11-27' } as const;

const leftOver = (...seeds: string[]) =>
  seeds.map((serverSeed) => expect.objectContaining({ serverSeed }) as unknown);

test('the seeds of each file are counted once, whatever comes after them', async () => {
  const { last, record } = await answersTo(read(ONE), read(OTHER), SAVE);
  expect(last?.rounds).toBe(2);
  expect(last?.seedsLeftOver).toEqual(leftOver('aa11', 'bb22'));
  expect(record).toMatchObject({ finding: 'All is right', seedsWithoutRounds: 2 });
});

test('of a file that was given before, or that breaks off, neither rounds nor seeds stay', async () => {
  const { answers, last } = await answersTo(read(ONE), read(OTHER), read(BROKEN, ONE));
  const refused = answers.filter(({ kind }) => kind === 'refused');
  expect(refused).toMatchObject([
    { file: 2, reason: 'cut-off' },
    { file: 3, reason: 'same-file' },
  ]);
  expect(last?.rounds).toBe(2);
  expect(last?.seedsLeftOver).toEqual(leftOver('aa11', 'bb22'));
});

test('seeds that the reader reveals stay when a later file is refused', async () => {
  const reveal = { kind: 'reveal', seeds: ['dd44'] } as const;
  const { last } = await answersTo(read(ONE), reveal, read(BROKEN));
  expect(last?.seedsLeftOver).toEqual(leftOver('aa11', 'dd44'));
});

const EXPORT = [5, 6, 7].map((second) => `bet-7788${second},2026-03-01T10:00:0${second}Z,dice,1,0`);
const exportOf = (...rows: number[]) =>
  ['Bet ID,Date,Game,Bet,Payout', ...rows.map((row) => EXPORT[row] ?? '')].join('\n');
const MAPPING: ColumnMapping = {
  ...{ columns: { time: 1, game: 2, stake: 3, paid: 4 }, decimal: '.', dates: 'iso' },
  ...{ stakes: 'plain', emptyPayout: 'unknown', minutesAhead: 0, currency: '', game: '' },
};

test('rows with one id in two exports count once, and no id leaves the worker', async () => {
  const maps = [0, 1].map((file): AuditRequest => ({ kind: 'map', file, mapping: MAPPING }));
  const { answers, last } = await answersTo(read(exportOf(0, 1), exportOf(1, 2)), ...maps, SAVE);
  expect(last).toMatchObject({ rounds: 3, doubles: { count: 1 }, costs: [{ staked: '3' }] });
  expect(JSON.stringify(answers)).not.toMatch(/bet-7788|betKey/);
});

test('asks about the columns again where no row was read by them, and reads by others', async () => {
  const wrong = { ...MAPPING, columns: { stake: 2, paid: 4 } };
  const map = (mapping: ColumnMapping): AuditRequest => {
    return { kind: 'map', file: 0, mapping };
  };
  const inDoubt = { ...MAPPING, columns: { stake: 3, paid: 2 } };
  const requests = [read(exportOf(0, 1)), ...[wrong, inDoubt, MAPPING, MAPPING].map(map)];
  const { answers, last } = await answersTo(...requests);
  const asked = answers.flatMap((answer) => (answer.kind === 'needs-mapping' ? answer.table : []));
  expect(asked).toMatchObject([{}, { guess: wrong }, { guess: inDoubt }]);
  expect(last).toMatchObject({ rounds: 2, files: [{ rounds: 2 }], doubles: { count: 0 } });
});

test('a report has the rules of a bonus, once they are given', async () => {
  const rules = { startsAt: null, endsAt: null, largestBet: '0.005', currency: '' };
  const { last } = await answersTo(read(ONE), {
    kind: 'bonus-rules',
    rules: { ...rules, excludedGames: [] },
  });
  expect(last?.bonusRules).toMatchObject({ rounds: 1, brokenCount: 1 });
});

test('a file that is removed leaves neither rounds nor seeds, and can be given again', async () => {
  const remove = { kind: 'remove', file: 0 } as const;
  const without = await answersTo(read(ONE), read(OTHER), remove);
  expect(without.last?.rounds).toBe(1);
  expect(without.last?.files).toMatchObject([{ file: 1 }]);
  expect(without.last?.seedsLeftOver).toEqual(leftOver('bb22'));
  const again = await answersTo(read(ONE), read(OTHER), remove, read(ONE));
  expect(again.last?.rounds).toBe(2);
});
