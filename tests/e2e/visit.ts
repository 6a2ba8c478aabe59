import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { installInspectors } from './inspectors.ts';

export type Finding = { check: string; where: string; what: string };

export type Size = { name: string; width: number; height: number };

export const PHONE: Size = { name: '390 px', width: 390, height: 844 };
export const DESKTOP: Size = { name: '1440 px', width: 1440, height: 900 };
/** What is left of a window of 1280 by 1024 pixels at 400 % zoom. */
export const ZOOMED: Size = { name: '400 % zoom', width: 320, height: 256 };

/** Addresses of every page in the site map, and of one that does not exist. */
export function addressesIn(dist: string): string[] {
  const siteMap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  const found = [...siteMap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (found.length === 0) throw new Error('Expected addresses in sitemap.xml, found none');
  return [...found, '/no-such-page'];
}

/** The first page of each kind: one review, one guide, and so on. */
export function oneOfEachKind(addresses: readonly string[]): string[] {
  const kinds = Map.groupBy(addresses, (address) => {
    const [, section = '', page] = address.split('/');
    return page === undefined ? address : `/${section}/`;
  });
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

type Visitor = { size: Size; undecided?: boolean; reducedMotion?: boolean };

/** A browser window of a visitor; whoever is not undecided has refused the optional storage. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  { size, undecided = false, reducedMotion = false }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: size.width, height: size.height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(installInspectors);
  if (!undecided) {
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  }
  return context;
}

/** Loads a page, lets everything on it come to life and waits until nothing opens by itself. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (address === '/') {
    await page.getByText('Featured, paid placement').waitFor({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const island of document.querySelectorAll(
      'astro-island:is([client="needed"], [client="touched"])',
    )) {
      island.dispatchEvent(new Event('focusin'));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Does one thing for each item, a few at a time; the results keep the order. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
