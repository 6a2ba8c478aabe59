import { describe, expect, test } from 'vitest';
import { textsIn } from '#check/describe-issue.ts';
import { readCollection, readContent } from '#check/read/read-content.ts';
import { publishedEntries } from '#check/read/published-entries.ts';
import { copyForEach } from '#tests/fixtures/content-copy.ts';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { COLLECTION_NAMES, collectionOf, COLLECTIONS, mayBeDraft } from './collections.ts';

const TODAY = { day: '2026-11-27', isPreview: false };

describe.each(COLLECTION_NAMES)('the record of %s', (name) => {
  const { schema, titleFields, unique, refersTo, pages, body, kind } = collectionOf(name);

  test('names fields of its schema, and collections', () => {
    const paths = [...titleFields, ...unique.flat(), ...Object.keys(refersTo)];
    const fields = paths.map((path) => path.replace(/[.[].*/, ''));
    expect(fields.filter((field) => !(field in schema.shape))).toEqual([]);
    expect(Object.values(refersTo).filter((to) => !(to in COLLECTIONS))).toEqual([]);
  });

  test('says by which fields an entry is shown, where one can be added, be a draft or have a page', () => {
    const needsTitle = mayBeDraft(name) || pages !== null || kind !== null;
    expect(titleFields.length > 0).toBe(needsTitle);
    if (body !== null) expect(pages).not.toBeNull();
  });
});

test('each field that refers to a file is found in the sample', () => {
  const found = new Set(
    readContent('.', SAMPLE).flatMap(({ collection, data }) =>
      textsIn(data).map(({ field }) => `${collection} ${field.replace(/\[\d+\]/g, '[]')}`),
    ),
  );
  const named = COLLECTION_NAMES.flatMap((name) =>
    Object.keys(collectionOf(name).refersTo).map((field) => `${name} ${field}`),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((field) => !found.has(field))).toEqual([
    'bonuses alsoIn[]',
    // No test of a payout is invented.
    'payoutTests casino',
  ]);
});

describe('a draft of each collection', () => {
  const copy = copyForEach(CONTENTS['one-of-everything'].contentDir);

  /** A draft is an entry with `draft: true`, which the check refuses or no page is made of. */
  test.each(COLLECTION_NAMES)('of %s is refused, or shown nowhere', (name) => {
    const entries = readCollection(name, copy.root, 'content');
    // These two need not be there, and no entry of them is shown.
    const mayBeMissing = ['acceptedLinks', 'rates', 'tableHeads'].includes(name);
    expect(entries.length).toBeGreaterThan(mayBeMissing ? -1 : 0);
    for (const { file, id } of entries) {
      const own = file.replace('content/', '');
      copy.edit(own, /^(---\n)?/, '$1draft: true\n');
      const [draft] = readCollection(name, copy.root, 'content').filter((one) => one.id === id);
      if (draft === undefined) throw new Error(`Expected the file ${file}, found none`);
      expect(Object(draft.data)).toHaveProperty('draft', true);
      const isRefused = !COLLECTIONS[name].schema.safeParse(draft.data).success;
      const published = COLLECTION_NAMES.flatMap((one) =>
        publishedEntries(one, TODAY, copy.at('.')).map((entry) => `${one}/${entry.id}`),
      );
      expect(isRefused).toBe(published.includes(`${name}/${id}`));
    }
  });
});
