import { describe, expect, test } from 'vitest';
import { answerCase } from '#domain/complaints/answer-case.ts';
import type { CaseInput, CaseLicense } from '#domain/complaints/case-types.ts';
import { LICENSES } from './licenses.ts';

const TODAY = '2026-11-27';
const on = (authority: string): CaseLicense => ({ authority, standing: 'on-register' });

/** Case of a refusal on Nov 10, 2026, a Tuesday, read on Nov 27, a Friday. */
function answer(authority: string, more: Partial<CaseInput> = {}) {
  return answerCase(
    {
      today: TODAY,
      licences: [on(authority)],
      ownClause: { state: 'none-in-terms' },
      country: 'NO',
      trouble: 'withdrawal-refused',
      events: [{ kind: 'refusal', day: '2026-11-10' }],
      done: [],
      ...more,
    },
    LICENSES,
  );
}

type Answer = ReturnType<typeof answer>;
const dayOf = ({ dates }: Answer, id: string) => dates.find((date) => date.id === id)?.day;
const effectOf = ({ dates }: Answer, id: string) => dates.find((date) => date.id === id)?.effect;
const sent = (day: string, kind = 'complaint-sent') => ({ kind, day });

describe('a case beside the 25', () => {
  test('Anjouan: a final answer does not open the way before the 30 days', () => {
    const done = [
      sent('2026-11-12', 'complaint-form'),
      { kind: 'final-answer', day: '2026-11-20' },
    ];
    const found = answer('anjouan', { done });
    expect(dayOf(found, 'adr-from')).toBe('2026-12-13');
    expect(found.nextStep).not.toBe('go-to-adr');
  });

  test('a license on no register: its dates count only if it is there', () => {
    const licences = [{ authority: 'curacao', standing: 'claimed' }] as const;
    const found = answer('curacao', { licences });
    expect(new Set(found.dates.map(({ effect }) => effect))).toEqual(new Set(['only-if-licensed']));
    expect(found).toMatchObject({ firstClock: null, nextStep: 'check-register' });
  });

  test.each([
    ['curacao', 'a notice after the four weeks moves nothing', '2026-11-09', '2026-11-10'],
    ['great-britain', 'the rules name no extension', '2026-12-06', '2026-12-07'],
  ])('%s: %s', (authority, _, due, opens) => {
    // Four weeks from Oct 12; eight weeks with that day as day one.
    const done = [sent('2026-10-12'), { kind: 'extension-notice', day: '2026-11-12' }];
    const found = answer(authority, { done });
    expect([dayOf(found, 'answer'), dayOf(found, 'adr-from')]).toEqual([due, opens]);
    expect(effectOf(found, 'answer')).not.toBe('replaced');
  });

  test('own terms: a longer time that was announced too late is not waited for', () => {
    const ten = { n: 10, unit: 'days' } as const;
    const ownClause = { state: 'recorded', decidedIn: ten, extension: ten } as const;
    const said = (day: string) =>
      answer('none', {
        ownClause,
        done: [sent('2026-11-10'), { kind: 'extension-notice', day }],
      });
    expect(said('2026-11-20')).toMatchObject({ nextStep: 'wait', letter: 'none-now' });
    expect(said('2026-11-21')).toMatchObject({ letter: 'final-position' });
  });

  test.each([
    // Eight weeks with the day of receipt as day one: until Nov 29, and until Nov 26.
    ['2026-10-05', '2026-11-20'],
    ['2026-10-02', undefined],
  ])(
    'Britain, written on %s: a final answer counts for the door while it opens it sooner',
    (day, opens) => {
      const done = [sent(day), { kind: 'final-answer', day: '2026-11-20' }];
      const found = answer('great-britain', { country: 'GB', done });
      expect([dayOf(found, 'adr-from'), dayOf(found, 'adr-last')]).toEqual([opens, '2027-11-20']);
      expect(found).toMatchObject({ firstClock: 'adr-last', nextStep: 'go-to-adr' });
    },
  );

  test('Denmark: an operator that said when it will answer is waited for', () => {
    const done = [sent('2026-11-10'), { kind: 'extension-notice', day: '2026-11-20' }];
    expect(answer('denmark', { done })).toMatchObject({ nextStep: 'wait', letter: 'none-now' });
  });

  test('a case before a court or another body is named', () => {
    const done = [sent('2026-10-02'), { kind: 'court', day: '2026-11-01' }];
    expect(answer('great-britain', { done }).inadmissible[0]).toMatch(/other-body-or-court/);
    const posted = [sent('2026-11-12'), { kind: 'public-post', day: '2026-11-20' }];
    expect(answer('kahnawake', { done: posted }).risks[0]).toMatch(/in public/);
  });

  test('Kahnawà:ke: the window is over after six months', () => {
    const found = answer('kahnawake', {
      events: [{ kind: 'refusal', day: '2026-05-20' }],
      done: [sent('2026-06-01')],
    });
    expect(dayOf(found, 'next-last')).toBe('2026-11-20');
    expect(found.inadmissible[0]).toMatch(/^kahnawake-too-late: /);
    expect(found.nextStep).not.toBe('go-to-regulator');
  });

  test('Gibraltar: two years, and a reader in Britain needs the operator', () => {
    const found = answer('gibraltar', { country: 'UK' });
    expect(dayOf(found, 'next-last')).toBe('2028-11-10');
    expect(found.inadmissible[0]).toMatch(/^gibraltar-british-reader: /);
  });

  test('Estonia: 20 euros are heard, 19 are not', () => {
    const amount = { value: 20, currency: 'EUR' };
    expect(answer('estonia', { amount }).inadmissible).toEqual([]);
    const less = answer('estonia', { amount: { ...amount, value: 19 } });
    expect(less.inadmissible[0]).toMatch(/^estonia-below-20-euro: /);
    expect(dayOf(less, 'answer')).toBe('2026-12-12');
    expect(effectOf(less, 'answer')).toBe('general-consumer-law');
  });

  test('Ontario: a shut-out case has no day at iGaming Ontario', () => {
    const found = answer('ontario', { region: 'CA-ON', trouble: 'self-exclusion-ignored' });
    expect(found).toMatchObject({ nextStep: 'help-first', letter: 'self-exclusion' });
    expect(dayOf(found, 'next-from')).toBeUndefined();
  });

  test('own clocks by kind of trouble, and those for another kind shown so', () => {
    const found = answer('tobique', {
      ownClause: {
        state: 'recorded',
        late: 'void',
        lastDay: [
          { about: 'game', n: 7, unit: 'days', from: 'session' },
          { about: 'other', n: 1, unit: 'months', from: 'session' },
        ],
        decidedIn: { n: 10, unit: 'days', from: 'receipt' },
        extension: { n: 2, unit: 'weeks' },
        courtLast: { n: 365, unit: 'days', from: 'session' },
        fee: 'costs-deducted',
      },
    });
    expect([dayOf(found, 'own-last'), effectOf(found, 'own-last')]).toEqual([
      '2026-12-10',
      'own-text',
    ]);
    expect(effectOf(found, 'own-last-game')).toBe('not-applicable');
    // Ten days from Nov 27, then two weeks.
    expect(dayOf(found, 'own-answer-extended')).toBe('2026-12-21');
    expect(dayOf(found, 'own-court-last')).toBe('2027-11-10');
    expect(found.firstClock).toBe('own-last');
    expect(found.risks.join()).toContain('costs of a complaint');
  });

  test('two own clocks for one trouble: the earlier leads, and a letter after it is at risk', () => {
    const ownClause = {
      state: 'recorded',
      late: 'void',
      lastDay: [
        { about: 'account', n: 30, unit: 'days' },
        { about: 'payment', n: 5, unit: 'days' },
      ],
    } as const;
    const found = answer('curacao', { ownClause });
    // Nov 10 and five, and thirty days.
    expect([dayOf(found, 'own-last'), dayOf(found, 'own-last-account')]).toEqual([
      '2026-11-15',
      '2026-12-10',
    ]);
    expect(found.firstClock).toBe('own-last-account');
    const late = answer('curacao', { ownClause, done: [sent('2026-11-16')] });
    expect([dayOf(late, 'own-last'), late.risks.join()]).toEqual([
      undefined,
      expect.stringContaining('void'),
    ]);
  });

  test('a clock in bets gives no day', () => {
    const lastDay = [{ about: 'any', unit: 'before-next-wager' }] as const;
    const found = answer('none', { ownClause: { state: 'recorded', lastDay } });
    expect(found.dates).toEqual([]);
    expect(found.risks.join()).toContain('before the next bet');
  });

  test('an own last day that is longer than the least of the law is not struck', () => {
    const lastDay = [{ about: 'any', n: 1, unit: 'years', from: 'issue' }] as const;
    const found = answer('spain', { ownClause: { state: 'recorded', lastDay } });
    expect(effectOf(found, 'own-last')).toBe('own-text');
  });

  test.each(Object.keys(LICENSES))('%s: nothing is said of chances', (authority) => {
    const words = JSON.stringify(answer(authority));
    expect(words).not.toMatch(/\b(?:chances?|odds|likely|you (?:will )?win|owed|fraud|scam)\b/i);
  });
});
