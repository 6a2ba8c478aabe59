import { expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import type { Content } from '../read/read-content.ts';
import { checkFingerprints, fingerprintOf, sourcedEntries } from './check-fingerprints.ts';

const content = sampleContent();
type Country = Content['countries'][number];
const country = content.countries.find(({ id }) => id === 'japan') as Country;

/** Whether the check names the country after a change of its data alone. */
function isNamedAfter(change: (data: Country['data']) => void): boolean {
  const data = { ...structuredClone(country.data), fingerprint: fingerprintOf(country) };
  change(data);
  const found = checkFingerprints({ ...content, countries: [{ ...country, data }] });
  return found.some(({ file }) => file === country.file);
}

const source = { title: 'Another', url: 'https://other.example', readOn: '2026-11-24' };
const CHANGES: [string, boolean, (data: Country['data']) => void][] = [
  ['nothing', false, () => undefined],
  ['a statement', true, (data) => void (data.minimumAge.text = '17 years.')],
  ['a source', true, (data) => void data.sources.push(source)],
  [
    'the day of reading',
    true,
    (data) => void Object.assign(data.sources[0] ?? {}, { readOn: '2026-11-24' }),
  ],
  ['what the owner decides', false, (data) => void (data.offers.signedOffOn = '2026-11-24')],
];

test.each(CHANGES)('%s changed alone: named %s', (_, isNamed, change) => {
  expect(isNamedAfter(change)).toBe(isNamed);
});

test('every entry of the sample that rests on sources carries its fingerprint', () => {
  const without = sourcedEntries(content).filter(({ data }) => data.fingerprint === undefined);
  expect(without.map(({ file }) => file)).toEqual([]);
});
