import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, untilAwake } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { saveData } from './save-data.ts';
import { SCRIPT_AFTER_LOAD } from './script-after-load.ts';
import { siteAddresses } from './site-addresses.ts';

test.use({ featuredPopup: true });

/** With what Astro's islands need; the scripts are asked for once the first frame is drawn. */
const BEFORE_LOAD_BYTES = 8_000;
const ALL_BYTES = 11_000;
/** With React; sent once the line is idle, where an island is in view. docs/decisions/028-the-first-tap.md */
const ISLAND_BYTES = 75_000;
/** What answers the filters before the island is there, on the pages with the comparison alone. */
const FIRST_FILTER_BYTES = 3_300;
/** What says what moved weights come to before the island is there, on that page alone. */
const FIRST_WEIGHTS_BYTES = 800;
/** Of a tool with its drawings. */
const TOOL_BYTES = 80_000;
/** What says where a slider stands before the island is there, on the home page alone. */
const FIRST_SLIDER_BYTES = 350;
const LONG_ENOUGH_MS = 10_000;

/** Pages that answer a first tap by a script of their own. */
const ANSWER_BYTES: Readonly<Record<string, number>> = {
  '/payments-kyc': FIRST_FILTER_BYTES,
  '/tools/weights': FIRST_WEIGHTS_BYTES,
};
const allBytesOf = (address: string) => ALL_BYTES + (ANSWER_BYTES[address] ?? 0);

/** Every script that the page asks for, in their order, and Brotli bytes of those that came. */
function watchScripts(page: Page) {
  const total = { all: 0, names: [] as string[], sizes: new Map<string, number>() };
  const pathOf = (message: { url: () => string }) => new URL(message.url()).pathname;
  const isScript = (path: string) => path.endsWith('.js');
  page.on('request', (request) => {
    if (isScript(pathOf(request))) total.names.push(pathOf(request));
  });
  page.on('response', async (response) => {
    if (!isScript(pathOf(response))) return;
    const bytes = brotliCompressSync(await response.body()).length;
    total.all += bytes;
    total.sizes.set(pathOf(response), bytes);
  });
  return total;
}

const isReact = (name: string) => /react|client/i.test(name) && !/ClientRouter/.test(name);

/** What the page says its islands need. */
async function filesOfIslands(page: Page, address: string): Promise<readonly string[]> {
  const html = await (await page.request.get(address)).text();
  return [...html.matchAll(/ data-files="([^"]+)"/g)].flatMap(([, files = '']) => files.split(' '));
}

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('a new visitor on the home page', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  test('stays within the script budgets and downloads no React', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    await page.waitForTimeout(LONG_ENOUGH_MS);
    const index = scripts.names.findIndex((name) => SCRIPT_AFTER_LOAD.test(name));
    expect(index).toBeGreaterThan(0);
    const early = scripts.names.slice(0, index);
    const earlyBytes = early.reduce((sum, name) => sum + (scripts.sizes.get(name) ?? 0), 0);
    expect(earlyBytes, 'before the load event').toBeLessThanOrEqual(
      BEFORE_LOAD_BYTES + FIRST_SLIDER_BYTES,
    );
    expect(scripts.all, 'after ten seconds').toBeLessThanOrEqual(ALL_BYTES);
    expect(scripts.names.filter(isReact)).toEqual([]);
  });
});

test.describe('a returning visitor', () => {
  test('downloads no React on a page without state', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/privacy-policy');
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(scripts.all).toBeLessThanOrEqual(ALL_BYTES);
    expect(scripts.names.filter(isReact)).toEqual([]);
  });
});

/** Pages with an island in the first view or close below it, and a part of it that can be touched. */
const WITH_ISLANDS = [
  ['/contact', (page: Page) => page.getByLabel(/^First name/)],
  // The filters themselves lie in a fold, which is closed on phones.
  [
    '/payments-kyc',
    (page: Page) => page.getByRole('form', { name: 'Filter the table' }).locator('summary').first(),
  ],
  ['/tools/weights', (page: Page) => page.getByRole('slider').first()],
  ['/tools/round', (page: Page) => page.getByRole('button', { name: 'Check this round' })],
  ['/tools/bonus', (page: Page) => page.getByRole('button', { name: 'Work it out' })],
  ['/tools/session', (page: Page) => page.getByRole('button', { name: 'Work it out' })],
  ['/compare', (page: Page) => page.getByRole('checkbox', { name: 'Differences only' })],
] as const;
const islandBytesOf = (address: string) =>
  address.startsWith('/tools/') ? TOOL_BYTES : ISLAND_BYTES;

test.describe('a visitor who touches nothing', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address] of WITH_ISLANDS) {
    test(`is sent what the island of ${address} needs after the load, and no more`, async ({
      page,
    }) => {
      const scripts = watchScripts(page);
      await page.goto(address);
      await page.waitForTimeout(LONG_ENOUGH_MS);
      const files = await filesOfIslands(page, address);
      const islandBytes = files.reduce((sum, file) => sum + (scripts.sizes.get(file) ?? 0), 0);
      expect(scripts.names).toEqual(expect.arrayContaining([...files]));
      expect(files.filter(isReact)).not.toEqual([]);
      expect(islandBytes, 'React and the island').toBeLessThanOrEqual(islandBytesOf(address));
      expect(scripts.all - islandBytes, 'without them').toBeLessThanOrEqual(allBytesOf(address));
    });
  }

  test('downloads it at once where the address asks for a part of the table', async ({ page }) => {
    await page.goto('/payments-kyc?coin=ETH');
    await untilAwake(page);
  });
});

test.describe('a visitor who saves data', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.addInitScript(saveData));

  for (const [address, part] of WITH_ISLANDS) {
    test(`downloads no React on ${address}, and does on the first touch`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(address);
      await page.waitForTimeout(LONG_ENOUGH_MS);
      expect(scripts.all).toBeLessThanOrEqual(allBytesOf(address));
      expect(scripts.names.filter(isReact)).toEqual([]);
      page.removeAllListeners('response');
      const react = page.waitForResponse((response) => isReact(response.url()));
      await part(page).focus();
      await react;
    });
  }

  test('downloads none either where the page as served is not theirs, and it is theirs', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('geoNoticeCountry', 'UK'));
    const scripts = watchScripts(page);
    await page.goto('/payments-kyc');
    await expect(page.getByLabel(/^Your country$/)).toHaveValue('UK');
    await expect(page.getByText('Gambling Commission licence').first()).toBeVisible();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(scripts.names.filter(isReact)).toEqual([]);
  });
});

test.describe('on a phone with a slow line', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  test('nothing moves while the home page loads, nor when banner and popup appear', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await page.goto('/');
    await page.waitForTimeout(5000);
    await expect(page.getByRole('region', { name: 'Cookies, briefly' })).toBeVisible();
    await expect(page.getByText('Featured, paid placement')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
});

for (const address of siteAddresses()) {
  for (const [width, outermost] of [
    [390, 320],
    [1440, 1920],
  ] as const) {
    test(`${address}: nothing moves while it loads at ${width} px, and it is never wider than its window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await layoutShift(page)).toBe(0);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: outermost, height: 900 });
      expect(await excessWidth(page), `at ${outermost} px`).toBeLessThanOrEqual(0);
    });
  }
}
