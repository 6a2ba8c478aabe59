import { expect, test } from 'vitest';
import { siteMapFiles } from './site-map-files.ts';

const ORIGIN = 'https://edgewise.example';
const PAGES = [
  { path: '/', lastModified: '2026-11-01' },
  { path: '/bonuses', lastModified: '2026-11-03' },
  { path: '/guides', lastModified: '2026-11-02' },
];

const addressesIn = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('as many addresses as fit stand in one file', () => {
  const files = siteMapFiles(PAGES, ORIGIN, 3);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain('<urlset ');
  expect(addressesIn(files.get('sitemap.xml'))).toEqual([
    'https://edgewise.example/',
    'https://edgewise.example/bonuses',
    'https://edgewise.example/guides',
  ]);
});

test('more of them stand in several files, and the known address names those', () => {
  const files = siteMapFiles(PAGES, ORIGIN, 2);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex ');
  expect(addressesIn(files.get('sitemap.xml'))).toEqual([
    'https://edgewise.example/sitemap-1.xml',
    'https://edgewise.example/sitemap-2.xml',
  ]);
  expect(addressesIn(files.get('sitemap-1.xml'))).toHaveLength(2);
  expect(addressesIn(files.get('sitemap-2.xml'))).toEqual(['https://edgewise.example/guides']);
});

test('the index gives each file the newest day in it', () => {
  const index = siteMapFiles(PAGES, ORIGIN, 2).get('sitemap.xml');
  expect(index).toMatch(/sitemap-1\.xml<\/loc><lastmod>2026-11-03</);
  expect(index).toMatch(/sitemap-2\.xml<\/loc><lastmod>2026-11-02</);
});
