import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { excessWidth, expect, paintInOwnFonts, recordCalls, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { siteAddresses } from './site-addresses.ts';

test.use({ reducedMotion: 'no-preference' });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Fails on layout shifts while loading, and on pages wider than the window. */
async function expectToFit(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  for (const width of [320, 390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Fails where a part of the page is missing in a full-page screenshot. */
async function expectNothingBlank(page: Page): Promise<void> {
  const parts = await page.locator('main > :not(svg), main section').evaluateAll((found) =>
    found.map((part) => ({
      part: `${part.tagName} ${part.id}`,
      isShown: part.checkVisibility(),
      isLaidOut: [part, ...part.children].every(
        (one) => getComputedStyle(one).contentVisibility === 'visible',
      ),
      text: (part as HTMLElement).innerText.trim().length,
      folded: part.querySelector('details:not([open])') !== null,
      said: (part.textContent ?? '').trim().length,
    })),
  );
  expect(parts.filter(({ isLaidOut }) => !isLaidOut)).toEqual([]);
  const blank = parts.filter(
    ({ isShown, folded, said, text }) => isShown && !folded && said > 0 && text === 0,
  );
  expect(blank).toEqual([]);
}

/** One visit with all checks that need no interaction; every other page is loaded and read by axe on a phone. */
for (const [index, address] of siteAddresses().entries()) {
  test(
    `${address} answers, shows its heading, asks for files alone, fits, and axe finds nothing`,
    { tag: ['@1.public', '@1.static', '@6.public', '@7.no-content-requests'] },
    async ({ page }) => {
      await paintInOwnFonts(page);
      const calls: string[] = [];
      page.on('request', (request) => {
        const isCall = ['fetch', 'xhr', 'websocket', 'eventsource'].includes(
          request.resourceType(),
        );
        if (isCall || request.method() !== 'GET') calls.push(request.url());
      });
      const viewport = index % 2 === 0 ? PHONE : DESKTOP;
      await page.setViewportSize(viewport);
      const response = await page.goto(address);
      expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingBlank(page);
      await expectToFit(page);
      expect(calls).toEqual([]);
      await page.setViewportSize(viewport);
      expect(await findings(page)).toEqual([]);
    },
  );
}

test(
  'what opens on a page is in it already, and an article is its own page, fetched as a file',
  { tag: ['@1.static', '@7.no-content-requests'] },
  async ({ page }) => {
    await page.goto('/');
    const asked = recordCalls(page);
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
