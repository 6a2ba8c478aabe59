import type { Page } from '@playwright/test';
import { blockStorage, expect } from './fixtures.ts';
import { onOneOfEverything as test } from './one-of-everything.ts';

const SCRIPT = '/stats/script.js';
const VISIT = '/stats/visit';

test.use({ consent: null });

// A counter that reports each visit.
test.beforeEach(({ page }) =>
  page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `void fetch('${VISIT}');` }),
  ),
);

/** Requested addresses below /stats/, in order. */
function recordStats(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/stats/')) asked.push(pathname);
  });
  return asked;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** Accepts cookies on a first visit and waits until it is counted; later requests are added to the returned list. */
async function acceptAndBeCounted(page: Page): Promise<string[]> {
  const asked = recordStats(page);
  await page.goto('/faq');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => asked).toEqual([SCRIPT, VISIT]);
  return asked;
}

async function changeRoute(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('[data-route-overlay]')).toBeHidden();
}

/** Long enough for requests that a page might make by itself. */
const settle = (page: Page) => page.waitForTimeout(500);

test('before a choice nothing is counted, on no page', async ({ page }) => {
  const asked = recordStats(page);
  await page.goto('/faq');
  await expect(banner(page)).toContainText('we count your visit only if you accept.');
  await changeRoute(page);
  await settle(page);
  expect(asked).toEqual([]);
});

for (const button of ['Reject All', 'Close for now']) {
  test(`after “${button}” nothing is counted, here or later`, async ({ page }) => {
    const asked = recordStats(page);
    await page.goto('/faq');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    await changeRoute(page);
    await page.reload();
    await settle(page);
    expect(asked).toEqual([]);
  });
}

test('“Accept All” counts each visit once, until “Reject All”', async ({ page }) => {
  const asked = await acceptAndBeCounted(page);
  await changeRoute(page);
  await settle(page);
  expect(asked).toEqual([SCRIPT, VISIT]);
  await page.reload();
  await expect.poll(() => asked).toEqual([SCRIPT, VISIT, SCRIPT, VISIT]);

  // A visitor who rejects afterwards is not counted from the next page on.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  await changeRoute(page);
  await settle(page);
  // Timers and listeners of the counter end with the document.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  expect(asked).toEqual([SCRIPT, VISIT, SCRIPT, VISIT]);
});

test('where storage is blocked a choice counts for this document', async ({ page }) => {
  await blockStorage(page);
  const asked = await acceptAndBeCounted(page);
  await changeRoute(page);
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([SCRIPT, VISIT]);
});
