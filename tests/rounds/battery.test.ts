import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_REASON, reportOf, signsOf, triedOn } from './battery.ts';
import { HISTORIES } from './histories.ts';

const PLAN = { seed: 'battery', rounds: 24 };
const TRIES = 6;
type Tried = ReturnType<typeof triedOn> extends AsyncGenerator<infer One> ? One : never;

/** What the page on the method prints. `UPDATE_BATTERY=1` writes it anew. */
const FILE = 'src/models/rounds/battery.tsv';

test.each(Object.entries(HISTORIES))('%s: no honest round is called a fault', async (_, make) => {
  const signs = signsOf(await reportOf(make(PLAN)));
  expect(signs).toMatchObject({ faults: 0, open: 0, rounds: PLAN.rounds });
});

test('the page on the method prints how many changes are seen, and why the others are not', async () => {
  const all: Tried[] = [];
  for (const [name, make] of Object.entries(HISTORIES)) {
    for await (const tried of triedOn(name, make(PLAN), TRIES)) all.push(tried);
  }
  const histories = Object.keys(HISTORIES);
  const countsOf = (some: readonly Tried[]) =>
    histories.map((name) => some.filter(({ history }) => history === name).length);
  const lines = [...Map.groupBy(all, ({ kind }) => kind)].flatMap(([kind, tried]) => {
    const byReason = Map.groupBy(tried, ({ reason }) => reason ?? '');
    const noticed = countsOf(byReason.get('') ?? []);
    byReason.delete('');
    const of = countsOf(tried).map((count, at) =>
      count === 0 ? '–' : `${noticed[at]} of ${count}`,
    );
    const unseen = [...byReason].map(([reason, some]) => [kind, reason, ...countsOf(some)]);
    return [[kind, '', ...of], ...unseen];
  });
  const text = [['Change', 'Reason', ...histories], ...lines].map((cells) => cells.join('\t'));
  if (process.env['UPDATE_BATTERY']) writeFileSync(FILE, `${text.join('\n')}\n`);
  expect(all).not.toContainEqual(expect.objectContaining({ reason: NO_REASON }));
  expect(readFileSync(FILE, 'utf8').trimEnd().split('\n')).toEqual(text);
}, 120_000);
