import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { count } from '#domain/complaints/case-dates.ts';
import { sendByDay, UNITS, weekdayOf } from '#domain/complaints/periods.ts';

const table = readFileSync(new URL('walked.json', import.meta.url), 'utf8');
const ROW = z.tuple([
  z.string(),
  z.number(),
  z.enum(UNITS),
  z.enum(['plain', 'day-one', 'after']),
  z.string(),
  z.string(),
  z.string(),
]);
const rows = z.array(ROW).parse(JSON.parse(table));

describe('the dates of complaints', () => {
  test('1,000 periods end on the days that a walk of the calendar in Python found', () => {
    expect(rows).toHaveLength(1000);
    for (const row of rows) {
      const [start, n, unit, mode] = row;
      const way = { isDayOne: mode === 'day-one', isAfter: mode === 'after' };
      const { day } = count(start, { n, unit }, way);
      const send = sendByDay(day, unit, '2023-01-01');
      expect([start, n, unit, mode, day, weekdayOf(day), send]).toEqual(row);
    }
  });

  const python = spawnSync('python3', [new URL('walk.py', import.meta.url).pathname], {
    encoding: 'utf8',
  });

  test.skipIf(python.error !== undefined)('the table is what that program prints', () => {
    expect(python.stdout).toBe(table);
  });
});
