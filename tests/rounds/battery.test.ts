import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { batteryOf, NO_REASON, reportOf, signsOf } from './battery.ts';
import { HISTORIES } from './histories.ts';

const PLAN = { seed: 'battery', rounds: 24 };
const TRIES = 6;
/** What the page on the method prints. `UPDATE_BATTERY=1` writes it anew. */
const FILE = 'src/models/rounds/battery.json';

test.each(Object.entries(HISTORIES))('%s: no honest round is called a fault', async (_, make) => {
  const signs = signsOf(await reportOf(make(PLAN)));
  expect(signs).toMatchObject({ faults: 0, open: 0, rounds: PLAN.rounds });
});

test('the page on the method prints how many changes are seen, and why the others are not', async () => {
  const histories: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(HISTORIES)) {
    histories[name] = await batteryOf(name, make(PLAN), TRIES);
  }
  const battery = { rounds: PLAN.rounds, tries: TRIES, histories };
  const text = `${JSON.stringify(battery)}\n`;
  if (process.env['UPDATE_BATTERY']) writeFileSync(FILE, text);
  expect(text).not.toContain(`"${NO_REASON}"`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(battery);
}, 120_000);
