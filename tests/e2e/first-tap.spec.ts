import type { Page } from '@playwright/test';
import { slowDown } from '#tools/bench/slow-phone.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { saveData } from './save-data.ts';
import { SCRIPT_AFTER_LOAD } from './script-after-load.ts';

/** Every page that fetches what its island needs before that is touched, with a control of it. */
const PAGES = [
  ['/payments-kyc', 'Filter the table'],
  ['/payments-kyc/no-kyc', 'Filter the table'],
  ['/contact', 'Message to us'],
] as const;
/** So many a browser asks for at a time, where a host speaks HTTP/1.1. */
const AT_A_TIME = 6;
const isOfIsland = (url: string) => /\/(react|parts|client)\.|\.island\./.test(url);

/** Addresses asked for from now on. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
}

/** What the page reports as an error from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const filesOf = (element: Element) => element.getAttribute('data-files')?.split(' ') ?? [];
const island = (page: Page) => page.locator('main astro-island');
const filters = (page: Page) => page.getByRole('form', { name: 'Filter the table' });
const result = (page: Page) => filters(page).locator('[aria-live]');

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a filter is answered without a further request once the line has been idle', async ({
    page,
  }) => {
    await slowDown(page);
    await page.goto('/payments-kyc');
    await expect(island(page)).not.toHaveAttribute('ssr', '', { timeout: 30_000 });
    const asked = watchRequests(page);
    await filters(page).locator('summary').first().click();
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    // Browsers ask for it whenever they like.
    expect(asked.filter((url) => url !== '/favicon.svg')).toEqual([]);
  });

  for (const [address] of PAGES) {
    test(`${address} asks for its island when all else is there, at once and once`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto(address);
      await expect(island(page)).not.toHaveAttribute('ssr', '', { timeout: 30_000 });
      const { loadMs, files } = await page.evaluate(() => ({
        loadMs: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .loadEventStart,
        files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, startTime, responseEnd }) => ({
            name,
            askedMs: startTime,
            thereMs: responseEnd,
          }),
        ),
      }));
      const ofIsland = files.filter(({ name }) => isOfIsland(name));
      expect(ofIsland.length).toBeGreaterThan(2);
      expect(new Set(ofIsland.map(({ name }) => name)).size).toBe(ofIsland.length);
      const asked = new Set(await island(page).evaluate(filesOf));
      expect(asked.size).toBeLessThanOrEqual(AT_A_TIME);
      const first = Math.min(...ofIsland.map(({ askedMs }) => askedMs));
      const last = files.find(({ name }) => SCRIPT_AFTER_LOAD.test(name));
      expect(first).toBeGreaterThan(loadMs);
      expect(first).toBeGreaterThan(last?.thereMs ?? Infinity);
      // None waits for another to be read: all are asked for before the first has come.
      const lastAsked = Math.max(...ofIsland.map(({ askedMs }) => askedMs));
      expect(lastAsked).toBeLessThan(Math.min(...ofIsland.map(({ thereMs }) => thereMs)));
    });
  }
});

test.describe('the sliders of the home page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const form = (page: Page) => page.getByRole('form', { name: /^Move a figure/ });

  test('ask for nothing before they are seen, and are awake before they are touched', async ({
    page,
  }) => {
    const asked = watchRequests(page);
    await page.goto('/');
    await page.waitForTimeout(3000);
    expect(asked.filter(isOfIsland)).toEqual([]);
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    // Woken, and moved by nobody: what was printed still stands.
    await expect(page.locator('main figure [aria-live="polite"] dd')).toHaveText([
      '73',
      '50 cents',
      '24',
    ]);
  });

  test('are woken as well on a page that the visitor comes to later', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(island(page)).not.toHaveAttribute('ssr', '');
  });

  test('wait for a touch where the visitor saves data', async ({ page }) => {
    await page.addInitScript(saveData);
    const asked = watchRequests(page);
    await page.goto('/');
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await page.waitForTimeout(3000);
    expect(asked.filter(isOfIsland)).toEqual([]);
    await form(page).getByRole('slider').first().focus();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
  });
});

test.describe('a visitor who saves data', () => {
  test.beforeEach(({ page }) => page.addInitScript(saveData));

  for (const [address, form] of PAGES) {
    test(`is sent nothing of the island on ${address} before a touch`, async ({ page }) => {
      const asked = watchRequests(page);
      await page.goto(address);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(3000);
      expect(asked.filter(isOfIsland)).toEqual([]);
      await page.getByRole('form', { name: form }).hover();
      await expect(island(page)).not.toHaveAttribute('ssr', '');
    });
  }
});

test.describe('a tap that comes before the island', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, '**/client.*.js');
  });

  test('on a slider is answered by its figure before it has come, and taken over by it', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto('/', { waitUntil: 'load' });
    const slider = page.getByRole('slider', { name: 'One bet' });
    const item = page.getByRole('listitem').filter({ has: slider });
    const rail = item.locator('line').last();
    const railAtFirst = await rail.getAttribute('x2');
    await slider.fill('5');
    await expect(item.locator('b')).toHaveText('$5');
    await expect(slider).toHaveAttribute('aria-valuetext', '$5');
    const railBefore = await rail.getAttribute('x2');
    expect(railBefore).not.toBe(railAtFirst);
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(page.locator('main figure [aria-live="polite"] dd')).toHaveText(
      ['87', '$2.50', '12'],
      { timeout: 20_000 },
    );
    await expect(rail).toHaveAttribute('x2', railBefore ?? '');
    await slider.fill('1');
    await expect(item.locator('b')).toHaveText('$1');
    await expect(rail).toHaveAttribute('x2', railAtFirst ?? '');
    expect(errors).toEqual([]);
  });

  test('on a slider that is put back to where it was leaves all as it was', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/', { waitUntil: 'load' });
    const slider = page.getByRole('slider', { name: 'You put in' });
    await slider.fill('20');
    await expect(slider).toHaveAttribute('aria-valuetext', '$20');
    await slider.fill('200');
    await expect(slider).toHaveAttribute('aria-valuetext', '$200');
    release();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    await slider.fill('180');
    await expect(slider).toHaveAttribute('aria-valuetext', '$180');
    expect(errors).toEqual([]);
  });

  test('on a filter counts once it has come', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    release();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await expect(page).toHaveURL('/payments-kyc?licence=mga');
  });

  test('on a filter is answered by rows and numbers before it has come, and taken over by it', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const rows = page.locator('main tbody tr:visible');
    const gainOf = (name: RegExp) =>
      page.locator('main form label').filter({ hasText: name }).locator('small').first();
    await page.goto('/payments-kyc', { waitUntil: 'load' });
    const gainBefore = await gainOf(/^ETH/).textContent();
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await expect(rows).toHaveCount(1);
    const nameBefore = await rows.getByRole('rowheader').textContent();
    await page.getByRole('checkbox', { name: /^MGA/ }).uncheck();
    await expect(result(page)).toContainText('15 of 15 casinos');
    await expect(rows).toHaveCount(15);
    await expect(gainOf(/^ETH/)).toHaveText(gainBefore ?? '');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(rows).toHaveCount(1);
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    await expect(page).toHaveURL('/payments-kyc?licence=mga');
    await expect(rows.getByRole('rowheader')).toHaveText(nameBefore ?? '');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(rows).toHaveCount(15);
    await expect(result(page)).toHaveText(/^15 of 15 casinos\s*$/);
    await expect(gainOf(/^ETH/)).toHaveText(gainBefore ?? '');
    expect(errors).toEqual([]);
  });

  test('on Clear takes back what was chosen before it, and nothing after it', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^ETH/ }).check();
    release();
    await expect(result(page)).toContainText('11 of 15 casinos');
    await expect(page).toHaveURL('/payments-kyc?coin=eth');
  });

  test('on a button is made good for, once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/payments-kyc');
    await page.getByRole('button', { name: 'Copy address' }).click();
    release();
    await expect(filters(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('after it all of the page works as ever', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    release();
    await expect(page.getByLabel('Sort by')).toBeEnabled();
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(result(page)).toContainText('15 casinos');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});
