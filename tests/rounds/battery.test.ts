import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_REASON, reportOf, signsOf, triedOn } from './battery.ts';
import { HISTORIES } from './histories.ts';

const PLAN = { seed: 'battery', rounds: 24 };
const TRIES = 6;
type Tried = ReturnType<typeof triedOn> extends AsyncGenerator<infer One> ? One : never;

/** What the page on the method prints. `UPDATE_BATTERY=1` writes it anew. */
const FILE = 'src/models/rounds/battery.json';

test.each(Object.entries(HISTORIES))('%s: no honest round is called a fault', async (_, make) => {
  const signs = signsOf(await reportOf(make(PLAN)));
  expect(signs).toMatchObject({ faults: 0, open: 0, rounds: PLAN.rounds });
});

test('the page on the method prints how many changes are seen, and why the others are not', async () => {
  const histories = Object.keys(HISTORIES);
  const all: Tried[] = [];
  for (const [name, make] of Object.entries(HISTORIES)) {
    for await (const tried of triedOn(name, make(PLAN), TRIES)) all.push(tried);
  }
  const byHistory = (some: readonly Tried[]) =>
    histories.map((name) => some.filter(({ history }) => history === name).length);
  const changes = [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, tried]) => {
    const hidden = Map.groupBy(tried, ({ reason }) => reason ?? '');
    hidden.delete('');
    const unseen = [...hidden].map(([reason, some]) => [reason, byHistory(some)] as const);
    return [kind, { tried: byHistory(tried), unseen: Object.fromEntries(unseen) }] as const;
  });
  const battery = { histories, changes: Object.fromEntries(changes) };
  const text = JSON.stringify(battery);
  if (process.env['UPDATE_BATTERY']) writeFileSync(FILE, text);
  expect(text).not.toContain(`"${NO_REASON}"`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(battery);
}, 120_000);
