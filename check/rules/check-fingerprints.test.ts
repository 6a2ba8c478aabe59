import { expect, test } from 'vitest';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import type { Content } from '../read/read-content.ts';
import {
  boundSources,
  changedSince,
  checkFingerprints,
  fingerprintOf,
  isReadAgain,
  saidUnder,
  boundEntries,
} from './check-fingerprints.ts';

const content = sampleContent();
type Data = Content['countries'][number]['data'];

const japan = content.countries.find(({ id }) => id === 'japan');
const url = 'https://board.example';
const SOURCES: Data['sources'] = [
  { title: 'Law', url, readOn: '2026-11-20', supports: ['laws'] },
  { title: 'Board', url, readOn: '2026-11-20', supports: ['minimumAge', 'tax.text'] },
];

/** The sources that the check names after a change, each with what changed since it was read. */
function namedAfter(change: (data: Data) => void): string[] {
  if (japan === undefined) throw new Error('Expected Japan, found none');
  const country = { ...japan, data: structuredClone({ ...japan.data, sources: SOURCES }) };
  const [itself, ...sources] = boundSources(country);
  country.data.fingerprint = itself && fingerprintOf(itself, country);
  for (const bound of sources) bound.source.fingerprint = fingerprintOf(bound, country);
  change(country.data);
  return checkFingerprints({ ...content, countries: [country] })
    .filter(({ file }) => file === country.file)
    .map(({ field, found }) => `${field} ${found.split('; ')[1] ?? ''}`.trimEnd());
}

const board = ({ sources }: Data) => sources[1] ?? {};
const CHANGES: [string, string[], (data: Data) => void][] = [
  ['nothing', [], () => undefined],
  ['a statement', ['minimumAge'], (data) => void (data.minimumAge.text = '17 years.')],
  ['a part of one', ['tax.text'], (data) => void (data.tax.text = 'None.')],
  [
    'a part that it does not support',
    ['updatedOn'],
    (data) => void (data.tax.verification = 'confirmed-in-source'),
  ],
  ['what no source supports', ['updatedOn'], (data) => void (data.notice = 'Another.')],
  [
    'what the owner decides',
    ['updatedOn'],
    (data) => void (data.offers.signedOffOn = '2026-11-24'),
  ],
  ['the source', ['the source itself'], (data) => void Object.assign(board(data), { title: 'B' })],
  ['its day', ['the source itself'], (data) => void Object.assign(board(data), { readOn: null })],
  [
    'its fingerprint',
    ['the source itself, minimumAge, tax.text'],
    (data) => void delete data.sources[1]?.fingerprint,
  ],
  [
    'less in supports',
    ['updatedOn'],
    (data) => void Object.assign(board(data), { supports: ['tax.text'] }),
  ],
  ['more', ['offshore'], (data) => void data.sources[1]?.supports?.push('offshore')],
];

test.each(CHANGES)('%s changed alone: its source is named for %j', (_, changed, change) => {
  expect(namedAfter(change)).toEqual(
    changed.map((what) => (what === 'updatedOn' ? what : `sources[1] changed since: ${what}`)),
  );
});

test('a source read again refreshes no statement of another', () => {
  const named = namedAfter((data) => {
    data.minimumAge.text = '17 years.';
    Object.assign(data.sources[0] ?? {}, { readOn: '2026-11-26' });
  });
  expect(named).toEqual([
    'sources[0] changed since: the source itself',
    'sources[1] changed since: minimumAge',
  ]);
});

test.each<[change: object, named: string[], isReadAgain: boolean]>([
  [{}, [], false],
  [{ value: 4000 }, ['facts.gameCount'], false],
  [
    { value: 4000, checkedOn: '2026-11-26' },
    ['facts.gameCount', 'facts.gameCount.checkedOn'],
    true,
  ],
  [{ grade: 'E' }, ['facts.gameCount'], false],
])('a fact changed by %j: its source is named for %j', (change, named, isRead) => {
  const casino = structuredClone(entryOf(content.casinos, 'quillmark'));
  Object.assign(casino.data.facts.gameCount ?? {}, change);
  const [, ...sources] = boundSources(casino);
  const changed = sources.flatMap((bound) => changedSince(bound, casino));
  expect(changed).toEqual(named);
  const [lobby] = sources.filter(({ at }) => at.includes('lobby'));
  expect(lobby && isReadAgain(lobby, changed, '2026-11-26')).toBe(isRead);
  expect(checkFingerprints({ ...content, casinos: [casino] })).toHaveLength(named.length && 1);
});

test('a text is bound by its sections, each up to the next heading', () => {
  const body = 'First.\n\n## One: a\n\nA\n\n### Part\n\nB\n';
  const said = ['opening', 'One: a', 'Part', 'Two'].map((name) => saidUnder(name, {}, body));
  expect(said).toEqual(['First.\n\n', 'One: a\n\nA\n\n', 'Part\n\nB\n', undefined]);
});

test('a file answers for its own words on their day', () => {
  const found = entryOf(content.pages, 'about');
  const page = structuredClone(found);
  const named = () => checkFingerprints({ ...content, pages: [page] }).map(({ field }) => field);
  expect(named()).toEqual([]);
  page.body += '\nOther words.\n';
  expect(named()).toEqual(['updatedOn']);
  page.body = found.body;
  page.data.updatedOn = '2026-11-01';
  expect(named()).toEqual(['updatedOn']);
});

test('a source that no fact names is bound to nothing', () => {
  const data = { facts: {}, sources: { about: { title: 'About', noAddress: 'invented' } } };
  const bound = boundSources({ data } as unknown as Parameters<typeof boundSources>[0]);
  expect(bound.map(({ at }) => at)).toEqual([[]]);
});

test('every file and source of the sample carries its fingerprint', () => {
  const without = boundEntries(content).flatMap((entry) =>
    boundSources(entry).filter(({ source }) => source.fingerprint === undefined),
  );
  expect(without).toEqual([]);
});
