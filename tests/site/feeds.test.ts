import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { unlistedPages } from '#check/launch-points.ts';
import { buildDay } from '#settings/build-day.ts';
import { builtPages, content, DIST, documentOf } from './dist.ts';

const read = (name: string) => readFileSync(path.join(DIST, name), 'utf8');
const xml = (name: string) => new JSDOM(read(name), { contentType: 'text/xml' }).window.document;
const pages = builtPages();
const unlisted = unlistedPages(content, buildDay());
const isListed = (address: string) =>
  unlisted !== 'all' && !unlisted.includes(address.replace(/\/page\/\d+$/, ''));

describe('site map', () => {
  const entries = [...xml('sitemap.xml').querySelectorAll('url')].map((url) => ({
    path: new URL(url.querySelector('loc')?.textContent ?? '').pathname,
    lastModified: url.querySelector('lastmod')?.textContent ?? '',
  }));

  test('it lists every page that searches may list, once, and nothing else', () => {
    const listed = entries.map((entry) => entry.path).sort();
    const built = pages.map((page) => page.path).filter((address) => address !== '/404');
    expect(listed).toEqual(built.filter(isListed).sort());
  });

  test('its dates are those of the content, none in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { path: address, lastModified } of entries) {
      // None where neither a file nor git says one.
      expect(lastModified, address).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
      expect(lastModified <= today, address).toBe(true);
    }
    for (const { id, data } of content.pages.filter(({ id }) => id === 'privacy-policy')) {
      const { lastModified } = entries.find(({ path: address }) => address === `/${id}`) ?? {};
      if (lastModified !== undefined) expect(lastModified).toBe(data.updatedOn ?? lastModified);
    }
  });

  test('robots.txt names it from the launch on, and pages forbid listing before, or where they are bad', () => {
    const baseUrl = content.site[0]?.data.baseUrl;
    const line = `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`;
    expect(read('robots.txt').includes(line)).toBe(unlisted !== 'all');
    const images = 'max-image-preview:large';
    for (const page of pages) {
      expect(
        documentOf(page).querySelector('meta[name="robots"]')?.getAttribute('content'),
        page.path,
      ).toBe(isListed(page.path) ? images : `noindex, ${images}`);
    }
  });
});

describe('feeds', () => {
  const json = JSON.parse(read('feed.json')) as {
    version: string;
    items: { url: string; title: string; content_html: string; authors?: { name: string }[] }[];
  };
  const items = [...xml('feed.xml').querySelectorAll('item')];

  test('both hold the newest articles and posts in the same order', () => {
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    const bad = [...unlisted].filter((address) => /^\/(?:guides|blog)\//.test(address));
    const written = content.articles.length + content.blog.length - bad.length;
    expect(json.items).toHaveLength(Math.min(written, LIST_SIZES.feedItems));
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(
      json.items.map(({ url }) => url),
    );
  });

  test('both say where they lie, in which language they are and who wrote each item', () => {
    const address = (name: string) => new URL(name, content.site[0]?.data.baseUrl).href;
    const channel = xml('feed.xml').querySelector('channel');
    const self = channel?.getElementsByTagName('atom:link')[0];
    expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual([
      'self',
      address('/feed.xml'),
    ]);
    expect(channel?.querySelector('language')?.textContent).toBe('en');
    expect(json).toMatchObject({ feed_url: address('/feed.json'), language: 'en' });
    // A role that nobody holds is no author.
    const nameOf = (slug: string | undefined) =>
      content.people.find(({ id, data }) => id === slug && !data.sample)?.data.name;
    const written = [...content.articles, ...content.blog];
    for (const [index, { url, authors }] of json.items.entries()) {
      const id = path.basename(url);
      const folder = url.includes('/blog/') ? '/blog/' : '/articles/';
      const entry = written.find((one) => one.id === id && one.file.includes(folder));
      const name = nameOf(entry?.data.writtenBy);
      expect(authors?.[0]?.name, url).toBe(name);
      expect(items[index]?.getElementsByTagName('dc:creator')[0]?.textContent, url).toBe(name);
    }
  });

  test('every item leads to a page that bears its title', () => {
    for (const { url, title } of json.items) {
      const page = pages.find((candidate) => candidate.path === new URL(url).pathname);
      expect(page && documentOf(page).querySelector('h1')?.textContent, url).toBe(title);
    }
  });
});

test('security.txt names an address to write to, for less than a year', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${content.site[0]?.data.contact.supportEmail}`);
  const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(300);
  expect(daysLeft).toBeLessThan(365);
});

describe('files for phones and those who share', () => {
  test('the manifest names icons that exist', () => {
    const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string }[] };
    expect(icons).toHaveLength(4);
    for (const { src } of icons) expect(existsSync(path.join(DIST, src)), src).toBe(true);
  });

  test('every page names a picture for sharing that exists, 1200 by 630', () => {
    for (const page of pages) {
      const address = documentOf(page)
        .querySelector('meta[property="og:image"]')
        ?.getAttribute('content');
      const file = path.join(DIST, new URL(address ?? '').pathname);
      const bytes = readFileSync(file);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], page.path).toEqual([1200, 630]);
    }
  });
});
