import type { Page } from '@playwright/test';
import { ROUTES } from '#tests/fixtures/routes.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { siteAddresses } from './site-addresses.ts';

const KINDS = siteAddresses();

/** Fails where anything moves while the page loads, or where it is wider than a window of its width or of the other. */
async function expectToFit(page: Page, otherWidth: number): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // Its fonts may come after the first paint.
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(await excess()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: otherWidth, height: 900 });
  expect(await excess(), `at ${otherWidth} px`).toBeLessThanOrEqual(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of ROUTES) {
    test(
      `${address} answers, shows its heading, asks for files alone and fits`,
      { tag: ['@1.public', '@1.static', '@6.public', '@7.no-content-requests'] },
      async ({ page }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          const isCall = ['fetch', 'xhr', 'websocket', 'eventsource'].includes(
            request.resourceType(),
          );
          if (isCall || request.method() !== 'GET') calls.push(request.url());
        });
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToFit(page, 320);
        expect(calls).toEqual([]);
      },
    );
  }

  for (const address of KINDS) {
    if (ROUTES.some((route) => route === address)) continue;
    test(`${address} fits`, async ({ page }) => {
      await page.goto(address);
      await expectToFit(page, 320);
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [index, address] of KINDS.entries()) {
    test(`${address} fits, and axe finds nothing`, async ({ page }) => {
      await page.goto(address);
      await expectToFit(page, 1920);
      // Half of the pages as a phone shows them.
      await page.setViewportSize({ width: index % 2 === 0 ? 1440 : 390, height: 900 });
      expect(await findings(page)).toEqual([]);
    });
  }
});

test(
  'what opens on a page is in it already, and an article is its own page, fetched as a file',
  { tag: ['@1.static', '@7.no-content-requests'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/\.(js|svg)$/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/');
    asked.length = 0;
    await page.getByRole('button', { name: 'View All Casinos' }).click();
    await page.getByRole('link', { name: 'Read review of Marlowick' }).click();
    await expect(page.getByRole('dialog', { name: 'Marlowick' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#faq summary').nth(3).click();
    expect(asked).toEqual([]);

    await page.goto('/guides');
    asked.length = 0;
    await page.getByRole('link', { name: 'Hit frequency is not return' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual(['GET /guides/hit-frequency']);
  },
);
