import { expect, test } from 'vitest';
import {
  type CaseCasino,
  caseFragment,
  caseInFragment,
  furtherFields,
  readTypedCase,
} from './case-fields.ts';

const OAK: CaseCasino = {
  name: 'Oak',
  licences: [{ authority: 'curacao', standing: 'on-register' }],
  licencesIn: { 'CA-ON': 'ontario' },
  ownClause: { state: 'not-recorded' },
  refusedCountries: [],
  group: [],
  addresses: [],
  readOn: null,
};
const CASINOS = { oak: OAK };
const TODAY = '2026-11-27';
const TYPED = { casino: 'oak', country: 'UK', kind: 'payout', day: '2026-11-20', written: 'no' };
const read = (typed: Record<string, string>) =>
  readTypedCase(typed, CASINOS, { anjouan: {}, none: {} }, TODAY);

test('a form becomes a case; the first trouble of its group counts if none is chosen', () => {
  expect(read(TYPED)).toMatchObject({
    ok: true,
    input: {
      country: 'GB',
      trouble: 'withdrawal-refused',
      events: [{ kind: 'refusal', day: '2026-11-20' }],
      licences: OAK.licences,
      done: [],
    },
  });
  expect(read({ ...TYPED, trouble: 'withdrawal-delayed' })).toMatchObject({
    input: { events: [{ kind: 'request' }] },
  });
  // Another group was chosen since.
  expect(read({ ...TYPED, kind: 'bonus', trouble: 'withdrawal-delayed' })).toMatchObject({
    input: { trouble: 'bonus-winnings-taken' },
  });
});

test('a region brings the license that counts there, before the others', () => {
  expect(read({ ...TYPED, country: 'CA-ON' })).toMatchObject({
    input: {
      country: 'CA',
      region: 'CA-ON',
      licences: [{ authority: 'ontario', standing: 'on-register' }, { authority: 'curacao' }],
    },
  });
});

test('what was done since is asked where a rule turns on it, and counts', () => {
  const licenses: Parameters<typeof furtherFields>[2] = {
    curacao: { complaint: { extension: { effect: 'binding', source: 'a' } } },
    ontario: { complaint: { mayPause: true } },
    anjouan: { complaint: { risks: [{ code: 'a', when: 'public-post', text: 'a' }] } },
  };
  const typed = { ...TYPED, written: 'sent', sent: '2026-11-21' };
  const asked = (more: Record<string, string>) => [
    ...furtherFields({ ...typed, ...more }, CASINOS, licenses),
  ];
  expect(asked({})).toEqual(['notice']);
  expect(asked({ country: 'CA-ON' })).toEqual(['notice', 'paused', 'resumed']);
  expect(asked({ casino: 'license:anjouan', written: 'final' })).toEqual(['posted']);
  expect(asked({ written: 'no' })).toEqual([]);
  const since = { notice: '2026-11-22', paused: '2026-11-23', resumed: '2026-11-24', court: 'on' };
  expect(read({ ...typed, ...since })).toMatchObject({
    input: {
      done: [
        { kind: 'complaint-sent', day: '2026-11-21' },
        { kind: 'extension-notice', day: '2026-11-22' },
        { kind: 'clock-paused', day: '2026-11-23' },
        { kind: 'clock-resumed', day: '2026-11-24' },
        { kind: 'court', day: TODAY },
      ],
    },
  });
  expect(read({ ...typed, resumed: '2026-11-24' })).toMatchObject({
    reasons: { paused: 'missing' },
  });
});

test('an unsure day is a span, and what was done counts with its way', () => {
  const typed = { ...TYPED, latest: '2026-11-22', written: 'final' };
  const sent = { ...typed, sent: '2026-11-23', by: 'form', answered: '2026-11-26' };
  expect(read(sent)).toMatchObject({
    input: {
      events: [{ dayFrom: '2026-11-20', dayTo: '2026-11-22' }],
      done: [
        { kind: 'complaint-form', day: '2026-11-23' },
        { kind: 'final-answer', day: '2026-11-26' },
      ],
    },
  });
});

test('a missing, future or earlier day is named by its field', () => {
  expect(read({})).toMatchObject({
    reasons: { casino: 'missing', country: 'missing', kind: 'missing', day: 'missing' },
  });
  // No such day, and one of no calendar that counts here.
  for (const day of ['2026-02-30', '2026-13-01', '0026-11-20', '9999-12-31x']) {
    expect(read({ ...TYPED, day })).toMatchObject({ reasons: { day: 'missing' } });
  }
  expect(read({ ...TYPED, day: '2026-11-28' })).toMatchObject({ reasons: { day: 'future' } });
  expect(read({ ...TYPED, written: 'sent', sent: '2026-11-19' })).toMatchObject({
    reasons: { sent: 'early' },
  });
});

test('only a license, or none, is a case without a casino', () => {
  expect(read({ ...TYPED, casino: 'license:none' })).toMatchObject({
    input: { licences: [{ authority: 'none', standing: 'none-found' }] },
  });
  expect(read({ ...TYPED, casino: 'license:anjouan' })).toMatchObject({
    input: { licences: [{ authority: 'anjouan', standing: 'not-looked-up' }] },
  });
  for (const casino of ['toString', 'license:toString', 'license:nowhere']) {
    expect(read({ ...TYPED, casino })).toMatchObject({ reasons: { casino: 'missing' } });
  }
});

test('an address holds a case, and nothing that the form does not know', () => {
  expect(caseInFragment(caseFragment(TYPED))).toEqual(TYPED);
  expect(caseInFragment('by-hand')).toBeNull();
  expect(caseInFragment('kind=game&finding=a%26b&other=1')).toEqual({
    kind: 'game',
    finding: 'a&b',
  });
});
