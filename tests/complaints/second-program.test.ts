import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { answerCase } from '#domain/complaints/answer-case.ts';
import type { LicenseClock } from '#domain/complaints/license-clock.ts';
import { UNITS } from '#domain/complaints/periods.ts';

const MODES = ['last', 'from', 'after', 'answer', 'day-one', 'paused'] as const;
const WALKED = z.array(
  z.strictObject({
    mode: z.enum(MODES),
    event: z.record(z.string(), z.string()),
    n: z.number(),
    unit: z.enum(UNITS),
    today: z.string(),
    sent: z.string().optional(),
    pause: z.tuple([z.string(), z.string()]).optional(),
    day: z.string(),
    weekday: z.string(),
    sendBy: z.string().nullish(),
  }),
);
type Walked = z.infer<typeof WALKED>[number];

/** License of one rule. */
function clockOf({ mode, n, unit }: Walked): LicenseClock {
  const rule = { n, unit, effect: 'binding', source: 'a' } as const;
  if (mode === 'last') return { lastDay: { ...rule, from: 'incident' } };
  if (mode === 'from' || mode === 'after') {
    const opensAfter = { ...rule, from: 'incident', onDayN: mode === 'from' } as const;
    return { next: { who: 'b', kind: 'public-body', source: 'a', opensAfter } };
  }
  const dayOne = mode === 'day-one' ? 'receipt' : undefined;
  return { decidedIn: { ...rule, from: 'receipt', dayOne }, mayPause: true };
}

function counted(walked: Walked) {
  const { event, today, sent, pause } = walked;
  const done = [
    ['complaint-sent', sent],
    ['clock-paused', pause?.[0]],
    ['clock-resumed', pause?.[1]],
  ].flatMap(([kind, day]) => (kind === undefined || day === undefined ? [] : [{ kind, day }]));
  const { dates } = answerCase(
    {
      today,
      licences: [{ authority: 'one', standing: 'on-register' }],
      ownClause: { state: 'none-in-terms' },
      country: 'NO',
      trouble: 'withdrawal-refused',
      events: [{ kind: 'refusal', ...event }],
      done,
    },
    { one: { name: 'One', complaint: clockOf(walked) } },
  );
  return dates;
}

const python = spawnSync('python3', [new URL('walk.py', import.meta.url).pathname], {
  encoding: 'utf8',
});

test.skipIf(python.error !== undefined)(
  '1,000 cases have the days that a walk of the calendar in Python found',
  () => {
    const cases = WALKED.parse(JSON.parse(python.stdout));
    expect(cases).toHaveLength(1000);
    expect(new Set(cases.map(({ mode }) => mode))).toEqual(new Set(MODES));
    for (const walked of cases) {
      const found = counted(walked).map(({ day, weekday, sendBy }) => ({ day, weekday, sendBy }));
      const { day, weekday, sendBy } = walked;
      expect(found, JSON.stringify(walked)).toEqual([{ day, weekday, sendBy }]);
    }
  },
);
