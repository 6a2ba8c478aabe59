import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { createAudit } from '#domain/rounds/audit.ts';
import { readHistory } from '#domain/rounds/reading/read-history.ts';
import type { FileRead, Judgements } from '#domain/rounds/report.ts';
import { type Change, changesOf, valueOf } from './changed-histories.ts';
import type { History, Plan } from './draw.ts';
import { generateBustabitPlayer, generateBustabitTable } from './generate-bustabit.ts';
import { generateDuel, generateDuelCrash } from './generate-duel.ts';
import { generateLiqd } from './generate-liqd.ts';
import { generateRolls, generateStake } from './generate-stake.ts';

/** A generator for each file format that is recognised and has rounds to check. */
const HISTORIES: Readonly<Record<string, (plan: Plan) => History>> = {
  'Stake, archive': generateStake,
  'Duel, plinko': (plan) => generateDuel('plinko', plan),
  'Duel, dice': (plan) => generateDuel('dice', plan),
  'Duel, mines': (plan) => generateDuel('mines', plan),
  'Duel, crash': generateDuelCrash,
  'LIQD, plinko': (plan) => generateLiqd('plinko', plan),
  'LIQD, mines': (plan) => generateLiqd('mines', plan),
  'LIQD, dice': (plan) => generateLiqd('dice', plan),
  'bustabit, table': generateBustabitTable,
  'bustabit, one player': generateBustabitPlayer,
  'List of rolls': generateRolls,
};

/** Report on a history, from the bytes of the file to the result. */
async function reportOf({ text, seeds }: History): Promise<Judgements> {
  const file = new Blob([text]);
  const audit = createAudit(NOBLE_DIGEST);
  const files: FileRead[] = [];
  for await (const event of readHistory([file], null, NOBLE_DIGEST)) {
    if (event.kind === 'rounds') audit.take(event.rounds);
    if (event.kind === 'seeds') await audit.reveal(event.seeds);
    if (event.kind === 'read') files.push(event.file);
    if (event.kind === 'refused') throw new Error(`Expected a history, found ${event.reason}`);
  }
  await audit.reveal(seeds.map((serverSeed) => ({ serverSeed, from: 'reader' as const })));
  return audit.judgements(files);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Counts of differing, unjudged and unreadable rounds of a history. */
function signsOf({ byOperator, byUsual, seeds, files, doubles, ...report }: Judgements) {
  const tallies = [...byOperator, ...byUsual.filter(({ operator }) => operator === null)];
  const orders = [...seeds, ...report.gameOrders];
  return {
    faults:
      sum(tallies.map(({ differ }) => differ)) +
      sum(orders.map(({ sharedCount, outOfOrderCount }) => sharedCount + outOfOrderCount)) +
      doubles.count +
      sum(seeds.map(({ missingCount, state }) => missingCount + (state === 'broken' ? 1 : 0))),
    open:
      sum(files.map(({ skippedCount }) => skippedCount)) +
      seeds.filter(({ state }) => state === 'needs-seed').length +
      sum(seeds.map(({ otherClientSeed }) => otherClientSeed)) +
      report.seedsLeftOver.length,
    notJudged: sum(tallies.map(({ notJudged }) => notJudged)),
    rounds: report.rounds,
  };
}
type Signs = ReturnType<typeof signsOf>;

/** A different number of rows changes the number of unjudged rounds without meaning. */
const isMoreOpen = (found: Signs, honest: Signs) =>
  found.open > honest.open ||
  (found.rounds === honest.rounds && found.notJudged > honest.notJudged);

const NO_REASON = 'unknown';

const factsOf = (history: string, { row, isEdge }: Change) => {
  const payout = row && valueOf(row, 'payout');
  return {
    always: true,
    isEdge,
    isLost: payout !== null && !(Number(payout) > 0),
    isByHand: /"stopped"|"cashout"/.test(JSON.stringify(row)),
    hasNoNonce: row !== null && valueOf(row, 'nonce') === null,
    hasNoHash: row !== null && valueOf(row, 'hash') === null,
    isOldTable: history === 'bustabit, table',
  };
};

/** Reasons why a kind of change cannot be detected, and the fact each depends on. */
const REASONS: readonly (readonly [string, keyof ReturnType<typeof factsOf>, string])[] = [
  ['time', 'always', 'Nothing is drawn from the time; it shows only the order.'],
  ['currency', 'always', 'Nothing but the field itself says the currency.'],
  ['moved', 'always', 'Numbers and times give the order, wherever a row stands.'],
  ['left out', 'hasNoNonce', 'These rounds have no running number.'],
  ['left out', 'isEdge', 'Nothing shows a gap before the first number or after the last.'],
  ['left out', 'hasNoHash', 'Gaps are counted by hash, and this list has none.'],
  ['doubled', 'hasNoNonce', 'Without numbers, two equal rows may be two equal bets.'],
  ['stake', 'isLost', 'A lost round pays nothing at any stake.'],
  ['multiplier', 'isLost', 'A lost round pays nothing at any multiplier.'],
  ['multiplier', 'isByHand', 'After a cash-out by hand it is shown to about seven figures.'],
  ['cell', 'isByHand', 'Only the row itself says where a player left by hand.'],
  ['result', 'hasNoHash', 'The file has no seed of this round, so nothing is drawn again.'],
  [
    'payout',
    'isOldTable',
    'The bonus is shown to two decimals, so a profit is known to a few hundredths.',
  ],
];

function reasonOf(history: string, change: Change): string {
  const facts = factsOf(history, change);
  const found = REASONS.find(([of, fact]) => change.kind.includes(of) && facts[fact]);
  return found?.[2] ?? NO_REASON;
}

/** Changes with the reason why the audit neither reports a fault nor leaves a round open, if so. */
async function triedOn(history: string, honest: History) {
  const before = signsOf(await reportOf(honest));
  const tried = [];
  for (const change of changesOf(honest, TRIES, history)) {
    const after = signsOf(await reportOf(change.changed));
    const isNoticed = after.faults > before.faults || isMoreOpen(after, before);
    tried.push({ history, kind: change.kind, reason: isNoticed ? '' : reasonOf(history, change) });
  }
  return tried;
}

const PLAN = { seed: 'battery', rounds: 24 };
const TRIES = 6;
const NO_BREAK = '\u00a0';

/** Results printed by the method page. `UPDATE_BATTERY=1` rewrites the file. */
const FILE = 'src/models/rounds/battery.tsv';

test.each(Object.entries(HISTORIES))('%s: no honest round is called a fault', async (_, make) => {
  const signs = signsOf(await reportOf(make(PLAN)));
  expect(signs).toMatchObject({ faults: 0, open: 0, rounds: PLAN.rounds });
});

test('the page on the method prints how many changes are seen, and why the others are not', async () => {
  const histories = Object.keys(HISTORIES);
  const made = Object.entries(HISTORIES).map(([name, make]) => triedOn(name, make(PLAN)));
  const all = (await Promise.all(made)).flat();
  const countsOf = (some: readonly { history: string }[]) =>
    histories.map((name) => some.filter(({ history }) => history === name).length);
  const lines = [...Map.groupBy(all, ({ kind }) => kind)].flatMap(([kind, tried]) => {
    const byReason = Map.groupBy(tried, ({ reason }) => reason);
    const noticed = countsOf(byReason.get('') ?? []);
    byReason.delete('');
    const of = countsOf(tried).map((count, at) =>
      count === 0 ? '–' : [noticed[at], 'of', count].join(NO_BREAK),
    );
    const unseen = [...byReason].map(([reason, some]) => [kind, reason, ...countsOf(some)]);
    return [[kind, '', ...of], ...unseen];
  });
  const text = [['Change', 'Reason', ...histories], ...lines].map((cells) => cells.join('\t'));
  if (process.env['UPDATE_BATTERY']) writeFileSync(FILE, `${text.join('\n')}\n`);
  expect(all).not.toContainEqual(expect.objectContaining({ reason: NO_REASON }));
  expect(readFileSync(FILE, 'utf8').trimEnd().split('\n')).toEqual(text);
}, 120_000);
