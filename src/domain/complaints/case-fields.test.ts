import { expect, test } from 'vitest';
import { type CaseCasino, caseFragment, caseInFragment, readTypedCase } from './case-fields.ts';

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
