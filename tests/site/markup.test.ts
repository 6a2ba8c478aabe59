import { describe, expect, test } from 'vitest';
import { htmlFaults } from '#tests/fixtures/html-faults.ts';
import { withoutStyles } from '#tests/fixtures/page-document.ts';
import { builtPages, content, documentOf } from './dist.ts';

const pages = builtPages();
const [site] = content.site;

/** Astro inserts this style before the first island, which is invalid HTML. */
const ASTRO_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test('every page is valid HTML', async () => {
  const faults = await Promise.all(
    pages.map(async ({ html, file }) =>
      (await htmlFaults(withoutStyles(html.replace(ASTRO_STYLE, '')), file)).map(
        (fault) => `${file}:${fault}`,
      ),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

test('no list and no table stands empty', () => {
  const empty = pages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('main :is(ul, ol, dl, table > tbody)')]
      .filter((list) => list.children.length === 0)
      .map((list) => `${page.path}: ${list.outerHTML.slice(0, 120)}`),
  );
  expect(empty).toEqual([]);
});

test('what stands over the page lies where the style sheet looks for it', () => {
  // `styles/base.css` has a full selector for each, and fixes the page for no other.
  const known =
    'body > dialog, body > * > dialog, body > main > [data-featured-popup] > dialog, ' +
    'body > [data-cookie-banner], body > main > [data-compare-tray]';
  const lost = pages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('dialog, [data-cookie-banner], [data-compare-tray]')]
      .filter((part) => !part.matches(known))
      .map((part) => `${page.path}: ${part.outerHTML.slice(0, 120)}`),
  );
  expect(lost).toEqual([]);
});

test('dates have one form, that of an article', () => {
  const others = pages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('time')]
      .map(({ textContent }) => textContent)
      .filter(
        (text) => !/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/.test(text),
      )
      .map((text) => `${page.path}: ${text}`),
  );
  expect(others).toEqual([]);
});

describe('heads', () => {
  const heads = pages.map((page) => {
    const document = documentOf(page);
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      path: page.path,
      title: document.title,
      description: content('meta[name="description"]'),
      keywords: content('meta[name="keywords"]'),
      image: content('meta[property="og:image"]'),
      type: content('meta[property="og:type"]'),
      counter: content('meta[name="site:analytics"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    };
  });

  test.each(['title', 'description', 'canonical'] as const)('no two pages share a %s', (field) => {
    const values = heads.map((head) => head[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test('every description has 50 to 160 characters', () => {
    expect(
      heads
        .filter(({ description }) => description.length < 50 || description.length > 160)
        .map(({ path, description }) => `${path} ${description.length}`),
    ).toEqual([]);
  });

  test(
    'every page has keywords, a type, a picture and its own canonical address',
    { tags: '@3.page-meta' },
    () => {
      for (const { path, keywords, image, type, canonical } of heads) {
        expect(keywords, path).not.toBe('');
        expect(['website', 'article'], path).toContain(type);
        expect(image, path).toMatch(/^https:\/\/.+\.png$/);
        // An unknown address has no canonical one.
        expect(canonical && new URL(canonical).pathname, path).toBe(path === '/404' ? '' : path);
      }
    },
  );

  test('pages name a counter of visits only where the owner has set one', () => {
    const expected = site?.data.analytics?.script ?? '';
    expect(heads.filter(({ counter }) => counter !== expected)).toEqual([]);
  });

  test('every page has one h1, and a title that says something', () => {
    for (const page of pages) {
      const headings = [...documentOf(page).querySelectorAll('main h1')];
      expect(
        headings.map((heading) => heading.textContent.trim() !== ''),
        page.path,
      ).toEqual([true]);
      expect(documentOf(page).title.trim(), page.path).not.toBe('');
    }
  });
});

describe('structured data', () => {
  const graphs = pages.map((page) => ({
    page,
    json: documentOf(page).querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  }));

  test('no rating of a sample casino is published', () => {
    const samples = content.casinos.filter(({ data }) => data.sample).map(({ id }) => id);
    const areAllSamples = samples.length === content.casinos.length;
    const about = graphs.filter(
      ({ page }) => areAllSamples || samples.some((id) => page.path === `/reviews/${id}`),
    );
    for (const { page, json } of about) {
      expect(json, page.path).not.toMatch(/"(Review|AggregateRating|ratingValue|reviewRating)"/);
    }
  });

  test('that of every page can be read, and says of which kind each part is', () => {
    for (const { page, json } of graphs) {
      const graph = JSON.parse(json)['@graph'] as { '@type'?: string }[];
      // The 404 page has nothing to describe.
      if (page.path !== '/404') expect(graph.length, page.path).toBeGreaterThan(0);
      expect(
        graph.filter((node) => node['@type'] === undefined),
        page.path,
      ).toEqual([]);
    }
  });

  test('a breadcrumb in the data is the one on the page', () => {
    for (const { page, json } of graphs) {
      const graph = JSON.parse(json)['@graph'] as {
        '@type': string;
        itemListElement: { name: string }[];
      }[];
      const listed = graph.find((node) => node['@type'] === 'BreadcrumbList');
      const shown = [...documentOf(page).querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(
        (item) => item.textContent,
      );
      expect(listed?.itemListElement.map(({ name }) => name) ?? [], page.path).toEqual(shown);
    }
  });
});

test('style sheets name their layers in one order, so that paper is white', () => {
  // The build drops the `@layer` statement: the first occurrence of each layer decides the order.
  const orders = pages.map(({ html }) => {
    const names = html.matchAll(/@layer\s+([\w\s,]+?)\s*[{;]/g);
    return [...new Set([...names].flatMap(([, list = '']) => list.split(/\s*,\s*/)))].join(', ');
  });
  expect([...new Set(orders)]).toEqual(['tokens, base, prose, art']);
});
