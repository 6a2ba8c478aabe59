import { describe, expect, test } from 'vitest';
import { readContent } from '#check/read/read-content.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';

type Leaf = { collection: CollectionName; data: unknown; path: (string | number)[] };

const IS_ADDRESS_FIELD =
  /(?:^|\.)(?:\w*url|href|website|endpoint|tel|\w*email|script|inCountry\.\w+)$/i;
const LOOKS_LIKE_ADDRESS = /^(?:https?:|\/\/|mailto:|tel:|javascript:|data:)/i;

/** One address of each refused kind; https-url.test.ts has the whole list. */
const HOSTILE = ['javascript:alert(1)', '//evil.example/x.js', 'https://a.example/"><script>', ''];

/** The sample has no visit counter; its field is tested all the same. */
const withCounter = (collection: CollectionName, data: unknown) =>
  collection === 'site' ? { ...(data as object), analytics: { script: '/stats.js' } } : data;

const leaves = readContent('.', SAMPLE).flatMap(({ collection, data }) =>
  leavesOf(collection, withCounter(collection, data)),
);
const nameOf = ({ collection, path }: Leaf) =>
  `${collection}.${path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')}`;
const addressFields = new Map(
  leaves.filter((leaf) => IS_ADDRESS_FIELD.test(nameOf(leaf))).map((leaf) => [nameOf(leaf), leaf]),
);

function leavesOf(collection: CollectionName, data: unknown): Leaf[] {
  const visit = (node: unknown, path: Leaf['path']): Leaf[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, child]) =>
          visit(child, [...path, Array.isArray(node) ? Number(key) : key]),
        )
      : [{ collection, data, path }];
  return visit(data, []);
}

/** Fields that the schema rejects when one of them has another value. */
function refusedWith({ collection, data, path }: Leaf, value: string): string[] {
  const changed: unknown = structuredClone(data);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => Reflect.get(Object(node), key), changed);
  Reflect.set(Object(parent), path.at(-1) ?? '', value);
  const { error } = COLLECTIONS[collection].schema.safeParse(changed);
  return error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

describe('fields that hold an address', () => {
  test('are found in every collection that has any', () => {
    expect([...addressFields.keys()].sort()).toEqual(
      expect.arrayContaining([
        'articles.related.*.href',
        'articles.sources.*.url',
        'casinos.website',
        'countries.regulators.*.registerUrl',
        'countries.selfExclusion.*.url',
        'countries.sources.*.url',
        'helplines.chatUrl',
        'helplines.email',
        'helplines.phone.tel',
        'helplines.url',
        'licences.registerUrl',
        'links.links.*.url',
        'selfCheck.bands.*.whereNext.*.href',
        'site.analytics.script',
        'site.baseUrl',
        'site.contact.endpoint',
        'site.upcoming.waitlistUrl',
      ]),
    );
  });

  test('are all of those that look like one', () => {
    const others = leaves.filter(({ path, data }) => {
      const value = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);
      return typeof value === 'string' && LOOKS_LIKE_ADDRESS.test(value);
    });
    expect(others.length).toBeGreaterThan(100);
    expect(others.map(nameOf).filter((name) => !addressFields.has(name))).toEqual([]);
  });

  describe.each([...addressFields].map(([name, leaf]) => ({ name, leaf })))('$name', ({ leaf }) => {
    test.each(HOSTILE)('refuses %j', (value) => {
      expect(refusedWith(leaf, value)).toContain(leaf.path.join('.'));
    });
  });
});
