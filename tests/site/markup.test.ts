import { describe, expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check-content.ts';
import { htmlFaults } from '../../tools/html/html-faults.ts';
import { builtPages, documentOf } from './dist.ts';

const pages = builtPages();
const [site] = checkContent().content.site;

/** Astro writes this style where the first island stands, which the standard does not foresee. */
const ASTRO_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

describe('markup', () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    '%s is valid HTML',
    async (_, page) => {
      expect(await htmlFaults(page.html.replace(ASTRO_STYLE, ''), page.file)).toEqual([]);
    },
  );
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
      counter: content('meta[name="edgewise:analytics"]'),
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

  test('every page has keywords, a type, a picture and its own canonical address', () => {
    for (const { path, keywords, image, type, canonical } of heads) {
      expect(keywords, path).not.toBe('');
      expect(['website', 'article'], path).toContain(type);
      expect(image, path).toMatch(/^https:\/\/.+\.png$/);
      expect(new URL(canonical).pathname, path).toBe(path);
    }
  });

  test('pages name a counter of visits only where the owner has set one', () => {
    const expected = site?.data.analytics?.script ?? '';
    expect(heads.filter(({ counter }) => counter !== expected)).toEqual([]);
  });

  test('every page has one h1', () => {
    for (const page of pages) {
      expect(documentOf(page).querySelectorAll('main h1').length, page.path).toBe(1);
    }
  });
});

describe('structured data', () => {
  const graphs = pages.map((page) => ({
    page,
    json: documentOf(page).querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  }));

  test('no rating of a sample casino is published', () => {
    for (const { page, json } of graphs) {
      expect(json, page.path).not.toMatch(/"(Review|AggregateRating|ratingValue|reviewRating)"/);
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
