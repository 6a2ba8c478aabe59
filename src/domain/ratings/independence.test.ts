import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { PAYMENT_KINDS } from '#schemas/links.ts';

/** Content of the site's queries, replaced in each run. */
const site = vi.hoisted(() => ({ content: {} as Record<string, { id: string; data: unknown }[]> }));

vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve([...(site.content[name] ?? [])]),
}));

// No article of the sample names a picture.
vi.mock('astro:assets', () => ({}));

// The functions that order the site's lists and set its badges.
const { rankedCasinos, reviewedCasinos } = await import('#queries/casinos/casinos.ts');

const RUNS = 1000;
const OPERATIONS = ['keep', 'remove', 'shuffle', 'multiply'] as const;
type Operation = (typeof OPERATIONS)[number];

/** Change of one commercial field in one run. */
type Treatment = { operation: Operation; order: number[]; times: number };

/** All commercial fields of the content, by collection. */
const COMMERCIAL_FIELDS = {
  casinos: ['isFeatured', 'website'],
  bonuses: ['ctaText', 'headline', 'label'],
  links: ['url', 'payment', 'since'],
  site: ['featured'],
} as const;

type Fields = Record<string, unknown>;

const treatment: fc.Arbitrary<Treatment> = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  times: fc.integer({ min: 2, max: 1000 }),
});

const treatments = fc.record({
  isFeatured: treatment,
  website: treatment,
  ctaText: treatment,
  headline: treatment,
  label: treatment,
  url: treatment,
  payment: treatment,
  since: treatment,
  featured: treatment,
  /** Whole entries of the link registry. */
  links: treatment,
});
type Treatments = typeof treatments extends fc.Arbitrary<infer Value> ? Value : never;

/** A permutation of the list that the run's numbers decide. */
function shuffle<Item>(items: readonly Item[], order: readonly number[]): Item[] {
  return items
    .map((item, index) => ({ item, key: order[index % order.length] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function multiply(value: unknown, times: number): unknown {
  if (typeof value === 'number') return value * times;
  if (typeof value === 'string') return value.repeat(1 + (times % 5));
  if (typeof value === 'boolean') return true;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, multiply(inner, times)]),
    );
  }
  return value;
}

/** Records with one field removed, swapped among them, or multiplied. */
function treat(records: readonly Fields[], field: string, how: Treatment): Fields[] {
  switch (how.operation) {
    case 'keep':
      return [...records];
    case 'remove':
      return records.map((record) =>
        Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)),
      );
    case 'shuffle': {
      const values = shuffle(
        records.map((record) => record[field]),
        how.order,
      );
      return records.map((record, index) => ({ ...record, [field]: values[index] }));
    }
    case 'multiply':
      return records.map((record) => ({ ...record, [field]: multiply(record[field], how.times) }));
  }
}

/** The list of links with entries dropped, in another order, or many times over. */
function treatList(links: readonly Fields[], { operation, order, times }: Treatment): Fields[] {
  switch (operation) {
    case 'keep':
      return [...links];
    case 'remove':
      return links.filter((_, index) => (order[index % order.length] ?? 0) % 2 === 0);
    case 'shuffle':
      return shuffle(links, order);
    case 'multiply':
      return Array.from({ length: 1 + (times % 4) }, () => links).flat();
  }
}

type Collections = Record<string, { id: string; data: Fields }[]>;

function treatCommercialFields(content: Collections, how: Treatments): Collections {
  const fieldsOf = (name: 'casinos' | 'bonuses' | 'site') => {
    const entries = content[name] ?? [];
    const treated = COMMERCIAL_FIELDS[name].reduce<Fields[]>(
      (records, field) => treat(records, field, how[field]),
      entries.map(({ data }) => data),
    );
    return entries.map(({ id }, index) => ({ id, data: treated[index] ?? {} }));
  };
  const registry = content['links']?.[0];
  const links = COMMERCIAL_FIELDS.links.reduce<Fields[]>(
    (records, field) => treat(records, field, how[field]),
    treatList((registry?.data['links'] ?? []) as Fields[], how.links),
  );
  return {
    ...content,
    casinos: fieldsOf('casinos'),
    bonuses: fieldsOf('bonuses'),
    site: fieldsOf('site'),
    links: [{ id: registry?.id ?? 'links', data: { ...registry?.data, links } }],
  };
}

/** Scores, stars, verdicts, tests and ranks as the site would show them with that content. */
async function standings(content: Collections) {
  site.content = content;
  const shown = (casinos: Awaited<ReturnType<typeof rankedCasinos>>) =>
    casinos.map(({ slug, rank, verdict, tests, rating }) => ({
      slug,
      rank,
      verdict,
      tests,
      rating,
    }));
  return { all: shown(await rankedCasinos()), reviewed: shown(await reviewedCasinos()) };
}

let real: Collections;
let expected: Awaited<ReturnType<typeof standings>>;

beforeAll(async () => {
  const { casinos, bonuses, links, site: settings } = sampleContent();
  real = { casinos, bonuses, links, site: settings } as unknown as Collections;
  expected = await standings(real);
});

describe('the content under test', () => {
  test('is the sample: 15 casinos, 14 of them reviewed, with scores that differ', () => {
    expect(expected.all).toHaveLength(15);
    expect(expected.reviewed).toHaveLength(14);
    expect(new Set(expected.all.map(({ rating }) => rating.score)).size).toBeGreaterThan(8);
  });

  test('has every commercial field that the test treats', () => {
    for (const name of ['casinos', 'bonuses', 'site'] as const) {
      for (const { data } of real[name] ?? []) {
        for (const field of COMMERCIAL_FIELDS[name]) expect(data).toHaveProperty(field);
      }
    }
    const links = real['links']?.[0]?.data['links'] as Fields[];
    expect(links).toHaveLength(15);
    for (const link of links) {
      for (const field of COMMERCIAL_FIELDS.links) expect(link).toHaveProperty(field);
    }
    // Every link of the sample has its code, so each is paid for.
    const paid = PAYMENT_KINDS.filter((kind) => kind !== 'unpaid');
    expect(new Set(links.map(({ payment }) => payment))).toEqual(new Set(paid));
  });
});

describe('money moves nothing', () => {
  test(`no score, no verdict and no rank moves in ${RUNS} runs over every commercial field`, async () => {
    const untouched = JSON.stringify(real);
    const unmoved = JSON.stringify(expected);
    let altered = 0;
    await fc.assert(
      fc.asyncProperty(treatments, async (how) => {
        const content = treatCommercialFields(real, how);
        if (JSON.stringify(content) !== untouched) altered += 1;
        const found = await standings(content);
        // As text first: a deep comparison of every run would take most of the test's time.
        if (JSON.stringify(found) !== unmoved) expect(found).toEqual(expected);
      }),
      { numRuns: RUNS, seed: 20_261_120 },
    );
    expect(JSON.stringify(real)).toBe(untouched);
    expect(altered).toBeGreaterThan(RUNS * 0.95);
  }, 600_000);

  test('the order stays without any link at all', async () => {
    const content = { ...real, links: [{ id: 'links', data: { links: [] } }] };
    expect(await standings(content)).toEqual(expected);
  });

  test('a fact, by contrast, does move a score and a rank', async () => {
    const [best] = expected.reviewed;
    const casinos = (real['casinos'] ?? []).map((entry) =>
      entry.id === best?.slug
        ? {
            ...entry,
            data: { ...entry.data, facts: { ...(entry.data['facts'] as Fields), licence: null } },
          }
        : entry,
    );
    const { reviewed } = await standings({ ...real, casinos });
    const after = reviewed.find(({ slug }) => slug === best?.slug);
    // An unknown licence takes its 15% of 5 points away.
    expect(after?.rating.score).toBe((best?.rating.score ?? 0) - 0.75);
    expect(after?.rank).toBeGreaterThan(1);
  });
});
