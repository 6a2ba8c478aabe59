import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordFrames, statesOf } from './record-frames.ts';

const overlay = '[data-route-overlay]';

const followCookiePolicy = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();

/** By a key, which fetches nothing ahead, and with the page held back: the page that is left is seen covered. */
async function followSlowly(page: Page): Promise<void> {
  await page.route('**/cookie-policy', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookie policy' })
    .press('Enter', { noWaitAfter: true });
}

/** Waits until the page at the address stands uncovered. */
async function arrive(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator(overlay)).toBeHidden();
}

test(
  'a change of route shows the overlay for 800 ms, and then the next page is complete',
  { tag: ['@2.transition.overlay', '@4.route-change', '@9.route-overlay'] },
  async ({ page }) => {
    const recording = await recordFrames(page);
    await page.goto('/');
    await followCookiePolicy(page);
    await arrive(page, '/cookie-policy');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cookie/i);
    await expect.poll(() => statesOf(recording).at(-1)).toBe('/cookie-policy shown');
    const { frames, clicksMs } = recording;
    const [clickedMs = 0] = clicksMs;
    const covered = frames.find(({ state }) => state === 'covered');
    const lifted = frames.find(({ path, state }) => path !== '/' && state !== 'covered');
    expect((covered?.atMs ?? Infinity) - clickedMs).toBeLessThan(200);
    expect((lifted?.atMs ?? 0) - clickedMs).toBeGreaterThanOrEqual(800);
  },
);

test('the page that a pressed link leads to is asked for before the click, and not again', async ({
  page,
}) => {
  await page.goto('/faq');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' });
  await link.hover();
  const asked = page.waitForRequest('**/cookie-policy');
  await page.mouse.down();
  expect((await asked).isNavigationRequest()).toBe(false);
  await (await asked).response();
  await page.mouse.up();
  await arrive(page, '/cookie-policy');
  const delivery = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return (load as PerformanceEntry & { deliveryType?: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('with less motion the page is there at once when the overlay lifts', async ({ page }) => {
  const recording = await recordFrames(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await followSlowly(page);
  await arrive(page, '/cookie-policy');
  await expect.poll(() => statesOf(recording).at(-1)).toBe('/cookie-policy shown');
  expect(statesOf(recording)).toContain('/ covered');
  expect(statesOf(recording)).not.toContain('/cookie-policy fading in');
});

test('no overlay on a first load, a reload, a typed address, in a new tab or for a place on the page', async ({
  page,
  context,
}) => {
  const recording = await recordFrames(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Read Reviews' }).click();
  await page.reload();
  await page.goto('/faq');
  await page.waitForTimeout(300);
  expect(new Set(statesOf(recording))).toEqual(new Set(['/ shown', '/faq shown']));

  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookie policy' })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL('/cookie-policy');
  await expect(tab.locator(overlay)).toBeHidden({ timeout: 400 });
  expect(new Set(statesOf(recording)), 'nor on the page that stays').toEqual(
    new Set(['/ shown', '/faq shown']),
  );

  await followSlowly(page);
  await arrive(page, '/cookie-policy');
  expect(statesOf(recording), 'it is seen where it shows').toContain('/faq covered');
});

test('a link that leads nowhere after all gives the page back', async ({ page }) => {
  await page.route('**/cookie-policy', (route) => route.fulfill({ status: 204 }));
  await page.goto('/faq');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookie policy' })
    .press('Enter', { noWaitAfter: true });
  await expect(page.locator(overlay)).toBeVisible();
  await expect(page.locator(overlay)).toBeHidden({ timeout: 20_000 });
  await expect(page).toHaveURL('/faq');
});

test('Back and Forward restore where the visitor was', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookie policy' })
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveURL(/cookie-policy/);
  await expect(page.locator(overlay)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1300);
  await page.goForward();
  await expect(page).toHaveURL(/cookie-policy/);
  await expect(page.locator(overlay)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the next page is a document of its own, and the focus starts at its top', async ({
  page,
}) => {
  await page.goto('/');
  const title = await page.title();
  await followCookiePolicy(page);
  await arrive(page, '/cookie-policy');
  // Screen readers announce a page that loads, by its title.
  expect(await page.title()).not.toBe(title);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('behind the overlay the keyboard reaches nothing', async ({ page }) => {
  // Here it never lifts.
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  await page.goto('/');
  await followCookiePolicy(page);
  await page.waitForURL('/cookie-policy');
  await page.keyboard.press('Tab');
  const { isCovered, focused } = await page.evaluate((selector) => {
    const isCovered = document.querySelector<HTMLElement>(selector)?.hidden === false;
    return { isCovered, focused: document.activeElement?.tagName };
  }, overlay);
  expect({ isCovered, focused }).toEqual({ isCovered: true, focused: 'BODY' });
});

test(
  'Casino Reviews leads to #casinos from another page',
  { tag: '@2.home.nav-reviews' },
  async ({ page }) => {
    await page.goto('/cookie-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Casino Reviews' }).click();
    await expect(page).toHaveURL(/\/#casinos$/);
    await expect(page.getByRole('heading', { name: 'Top Rated Crypto Casinos' })).toBeInViewport();
  },
);

test('after a change of route the page works as after a load', async ({ page }) => {
  await page.goto('/cookie-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Edgewise' }).click();
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(6);
  await page.getByRole('link', { name: 'Read review of Saltlantern' }).click();
  await expect(page.getByRole('dialog', { name: 'Saltlantern' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View All Casinos' }).press('Enter');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
});

test(
  'the overlay covers the whole window on both pages, and then the content fades in',
  { tag: ['@2.transition.overlay', '@2.transition.fade-in', '@4.route-change'] },
  async ({ page }) => {
    const recording = await recordFrames(page);
    await page.goto('/');
    await followSlowly(page);
    await arrive(page, '/cookie-policy');
    await expect.poll(() => statesOf(recording).at(-1)).toBe('/cookie-policy shown');
    expect(statesOf(recording).filter((state) => state !== '/cookie-policy covered')).toEqual([
      '/ shown',
      '/ covered',
      '/cookie-policy fading in',
      '/cookie-policy shown',
    ]);
    expect(new Set(recording.frames.map(({ uncovered }) => uncovered))).toEqual(new Set([0]));
  },
);

test('the overlay shows and lifts where storage is blocked and no other script comes', async ({
  page,
}) => {
  const recording = await recordFrames(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.route('**/*.js', (route) => route.abort());
  await followSlowly(page);
  await arrive(page, '/cookie-policy');
  await expect.poll(() => statesOf(recording).at(-1)).toBe('/cookie-policy shown');
  expect(statesOf(recording)).toContain('/ covered');
});

test(
  'an unknown address answers 404 with the way home and help',
  { tag: ['@2.routes.other', '@2.not-found', '@8.unknown-path'] },
  async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Help with gambling' }),
    ).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all fourteen casinos, every link and every answer are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
    await expect(page.getByRole('button', { name: 'View All Casinos' })).toBeHidden();
    await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
    await expect(page).toHaveURL(/\/reviews\/quillmark$/);
    await page.goBack();
    await page.locator('#faq summary').nth(4).click();
    await expect(page.locator('#faq details').nth(4)).toHaveAttribute('open', '');
    await expect(page.locator('noscript img').first()).toBeVisible();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
  });

  test('navigation on a phone needs no menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page).toHaveURL(/\/bonuses$/);
  });
});

test('killed scripts leave a page that works', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
  await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
  await expect(page).toHaveURL(/\/reviews\/quillmark$/);
});

test.describe('a long page, which is laid out in parts', () => {
  const lastPart = 'main section[aria-labelledby]:last-of-type h2';

  test('is come back to where it was left, by Back and by a reload', async ({ page }) => {
    await page.goto('/reviews/quillmark');
    const heading = page.locator(lastPart).last();
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('[data-late]')).toHaveCount(0);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const left = await top();
    await page.waitForTimeout(300);
    // Without the focus, which would scroll the page.
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/reviews/quillmark');
    const distance = async () => Math.abs((await top()) - left);
    await expect.poll(distance).toBeLessThan(8);
    await page.reload();
    await expect.poll(distance).toBeLessThan(8);
  });

  test('is arrived at where the address says', async ({ page }) => {
    await page.goto('/responsible-gaming#helplines');
    await expect(page.locator('[data-late]')).toHaveCount(0);
    const heading = page.locator('#helplines');
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(heading).toBeInViewport();
  });
});
