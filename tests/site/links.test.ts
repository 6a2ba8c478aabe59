import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EARLY_CODE } from '#integrations/early-script.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { paidPlaces, registered, whyPaid } from '#check/rules/paid-addresses.ts';
import { sitePlaces } from '#check/rules/site-places.ts';
import { builtPages, content, DIST, documentOf } from './dist.ts';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const NOT_LINKED_ON_PURPOSE = ['/', '/404'];

/** Internal links, with their pages. */
function internalLinks() {
  return pages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('a[href], link[rel="icon"], link[rel="alternate"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(https?:|mailto:|tel:)/.test(href))
      .map((href) => ({ from: page.path, href })),
  );
}

describe('links', () => {
  test('there are pages and links to check', () => {
    expect(pages.length).toBeGreaterThan(1);
    expect(internalLinks().length).toBeGreaterThan(20);
  });

  test('every internal link leads to a page or a file', () => {
    const broken = internalLinks().filter(({ from, href }) => {
      const target = new URL(href, `https://x.example${from}`).pathname;
      return !byPath.has(target) && !existsSync(path.join(DIST, target));
    });
    expect(broken).toEqual([]);
  });

  test('every anchor has its place on the page that it names', () => {
    const broken = internalLinks().filter(({ from, href }) => {
      const url = new URL(href, `https://x.example${from}`);
      const page = byPath.get(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      // A fragment of names and values is the input of a tool, not an anchor.
      const isState = /^[a-z]+=/.test(id);
      return (
        page !== undefined && id !== '' && !isState && documentOf(page).getElementById(id) === null
      );
    });
    expect(broken).toEqual([]);
  });

  test('no address ends in a slash, a file ending or a redirect', () => {
    const crooked = internalLinks().filter(({ href }) => {
      const [pathname = ''] = href.split(/[?#]/);
      return (pathname.length > 1 && pathname.endsWith('/')) || pathname.endsWith('.html');
    });
    expect(crooked).toEqual([]);
  });

  test('every page can be reached by a link from another page', () => {
    const reached = new Set(
      internalLinks()
        .map(({ from, href }) => ({ from, to: new URL(href, `https://x.example${from}`).pathname }))
        .filter(({ from, to }) => from !== to)
        .map(({ to }) => to),
    );
    const orphans = pages
      .map(({ path: address }) => address)
      .filter((address) => !reached.has(address) && !NOT_LINKED_ON_PURPOSE.includes(address));
    expect(orphans).toEqual([]);
  });
});

describe('what the check of the content takes for the places of the site', () => {
  const places = sitePlaces(content);

  test('is every page but those that no content may lead to', () => {
    const unknown = pages
      .map(({ path: address }) => address)
      .filter((address) => !places.has(address) && !/^\/404$|\/page\/\d+$/.test(address));
    expect(unknown).toEqual([]);
    expect([...places.keys()].filter((address) => !byPath.has(address))).toEqual([]);
  });

  test('is on those pages', () => {
    const missing = [...places].flatMap(([address, ids]) => {
      const page = byPath.get(address);
      return page === undefined
        ? []
        : [...ids]
            .filter((id) => documentOf(page).getElementById(id) === null)
            .map((id) => `${address}#${id}`);
    });
    expect(missing).toEqual([]);
  });
});

/** An address of the registry as a page has it; programs take no slash in a sub-id. */
const onPage = (url: string, from: string) =>
  url.replaceAll('{page}', from === '/' ? 'home' : from.slice(1).replaceAll('/', '-'));

describe('outbound links', () => {
  const outbound = pages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('a[href^="https:"]')].map((link) => ({
      from: page.path,
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel') ?? '',
      target: link.getAttribute('target'),
      name: link.textContent,
    })),
  );

  /** True if readers without a chosen country see links to casinos. */
  const areShownAtFirst =
    content.site[0]?.data.linksBeforeChoice.casinoLinks === 'show' &&
    content.countries.some(
      ({ data }) => data.code === DEFAULT_COUNTRY && data.offers.casinoLinks === 'show',
    );
  /** All addresses of the link registry, as a build fills them in. */
  const registry = content.links
    .flatMap(({ data }) => registered(data))
    .flatMap(({ link: { casino, payment }, address }) =>
      content.countries.map(({ data: { code } }) => ({
        payment,
        url: address.replaceAll('{casino}', casino).replaceAll('{country}', code.toLowerCase()),
      })),
    );
  const isPaid = ({ href, from }: (typeof outbound)[number]) =>
    registry.some(({ payment, url }) => payment !== 'unpaid' && onPage(url, from) === href);

  const tags = ['@1.outbound-links', '@7.outbound.affiliate'];

  test('what somebody pays for is marked for machines and for people', { tags }, () => {
    const paid = outbound.filter(isPaid);
    const pays = registry.some(({ payment }) => payment !== 'unpaid');
    expect(paid.length > 0).toBe(pays && areShownAtFirst);
    expect(
      paid.filter(
        ({ rel, target, name }) =>
          rel !== 'sponsored nofollow noopener noreferrer' ||
          target !== '_blank' ||
          !name.includes('Paid link (opens in a new tab)'),
      ),
    ).toEqual([]);
    const unpaid = outbound.filter((link) => !isPaid(link));
    expect(unpaid.filter(({ rel }) => rel.includes('sponsored'))).toEqual([]);
  });

  test('a link to a casino is an address of the registry, letter by letter', () => {
    const hosts = new Set(registry.map(({ url }) => new URL(url).host));
    const toCasinos = outbound.filter(
      ({ rel, href }) => rel.includes('sponsored') || hosts.has(new URL(href).host),
    );
    expect(toCasinos.length > 0).toBe(areShownAtFirst);
    const isKnown = ({ href, from }: (typeof outbound)[number]) =>
      registry.some(({ url }) => onPage(url, from) === href);
    expect(toCasinos.filter((link) => !isKnown(link))).toEqual([]);
  });

  test('what the script in the head of the page does not know as a paid link leads to no casino, and carries no code that could pay', () => {
    const places = paidPlaces(content);
    const unmarked = pages.flatMap((page) =>
      [...documentOf(page).querySelectorAll('a[href]:not([data-paid-link]), area[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^https?:/i.test(href) && whyPaid(href, places) !== null)
        .map((href) => `${page.path}: ${href}`),
    );
    expect(unmarked).toEqual([]);
    for (const feed of ['feed.xml', 'feed.json']) {
      const text = readFileSync(path.join(DIST, feed), 'utf8');
      expect(registry.filter(({ url }) => text.includes(url)).map(({ url }) => url)).toEqual([]);
    }
  });

  test('every page holds the countries on file, and the script before anything is drawn', () => {
    for (const page of pages) {
      const document = documentOf(page);
      const data = document.head.querySelector('script#countries-on-file');
      const known: { code: string }[] = JSON.parse(data?.textContent ?? '[]');
      expect(known.map(({ code }) => code).toSorted(), page.path).toEqual(
        content.countries.map((country) => country.data.code).toSorted(),
      );
      const early = [...document.head.querySelectorAll('script:not([type])')];
      expect(
        early.map(({ textContent }) => textContent === EARLY_CODE),
        page.path,
      ).toEqual([true]);
    }
  });

  test('whatever opens a new tab passes no opener and says so', () => {
    expect(
      outbound.filter(
        ({ rel, target, name }) =>
          target === '_blank' && !(rel.includes('noopener') && name.includes('opens in a new tab')),
      ),
    ).toEqual([]);
  });
});
