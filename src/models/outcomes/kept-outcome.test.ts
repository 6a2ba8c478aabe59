import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import { outcomeOf } from '#domain/outcomes/outcome.ts';
import { oneStart, type Plan } from '#domain/outcomes/plan.ts';
import { evenMoneyGame } from '#domain/outcomes/yardstick-games.ts';
import { keptOutcomeOf } from './kept-outcome.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-outcomes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const planOf = (deposit: number): Plan => ({
  table: evenMoneyGame(),
  depositMinor: deposit,
  betMinor: 100,
  starts: oneStart(1000, 5000, 100),
  rule: CASHABLE,
});
const files = () => globSync(path.join(folder, '*'));

test('is the outcome, the first time and from then on', () => {
  const plan = planOf(1000);
  expect(keptOutcomeOf(plan, { folder })).toEqual(outcomeOf(plan));
  expect(keptOutcomeOf(plan, { folder })).toEqual(outcomeOf(plan));
  expect(files()).toHaveLength(1);
});

test('is read where it was kept, and another plan is not taken for it', () => {
  keptOutcomeOf(planOf(1000), { folder });
  const [file = ''] = files();
  writeFileSync(file, '{"ok":false,"reason":"too-much-work"}');
  expect(keptOutcomeOf(planOf(1000), { folder })).toEqual({ ok: false, reason: 'too-much-work' });
  expect(keptOutcomeOf(planOf(900), { folder })).toEqual(outcomeOf(planOf(900)));
  expect(files()).toHaveLength(2);
});

test('a file that was cut off is worked out anew', () => {
  keptOutcomeOf(planOf(1000), { folder });
  const [file = ''] = files();
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, 40));
  expect(keptOutcomeOf(planOf(1000), { folder })).toEqual(outcomeOf(planOf(1000)));
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('is kept apart for what is asked of it', () => {
  const plan = planOf(1000);
  keptOutcomeOf(plan, { folder });
  expect(keptOutcomeOf(plan, { folder, shares: [0.9] })).toEqual(
    outcomeOf(plan, { shares: [0.9] }),
  );
  expect(files()).toHaveLength(2);
});
