import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test(
  'the header stays in view while the page scrolls and never covers #casinos',
  { tag: ['@2.home.header', '@2.home.nav-reviews'] },
  async ({ page }) => {
    await page.getByRole('link', { name: 'Casino Reviews' }).first().click();
    const heading = page.getByRole('heading', { name: 'Top Rated Crypto Casinos' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBe(0);
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThan(header?.height ?? 0);
    await expect(page).toHaveURL(/\/#casinos$/);
  },
);

test(
  'six of fourteen casinos show; View All Casinos shows all, moves the focus and goes',
  {
    tag: [
      '@2.home.grid',
      '@2.home.view-all',
      '@3.casino.entries',
      '@4.casino-list',
      '@9.home-list',
      '@2.card.rating',
      '@9.rating-scale',
    ],
  },
  async ({ page }) => {
    const stars = page
      .getByRole('article', { name: 'Larkspire' })
      .getByRole('img', { name: 'Rated 3.5 out of 5' });
    const { width = 0 } = (await stars.boundingBox()) ?? {};
    const filled = await stars.locator('rect').boundingBox();
    expect((filled?.width ?? 0) / width, 'half stars fill half a star').toBeCloseTo(0.7);

    const cards = page.locator('#casinos article');
    await expect(cards).toHaveCount(14);
    await expect(cards.filter({ visible: true })).toHaveCount(6);
    const button = page.getByRole('button', { name: 'View All Casinos' });
    await button.click();
    await expect(cards.filter({ visible: true })).toHaveCount(14);
    await expect(button).toHaveCount(0);
    await expect(cards.nth(6)).toBeFocused();
    await expect(page.locator('#casinos').getByRole('status')).toHaveText(
      '8 more shown, 14 in all',
    );
  },
);

test('an address leads to what lies below the folded list', async ({ page }) => {
  await page.goto('/#faq');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(6);
  const top = () => page.locator('#faq').evaluate((faq) => faq.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(16);
});

test(
  'the review dialog works by keyboard alone and closes by a click outside',
  { tag: '@2.review-dialog' },
  async ({ page }) => {
    const opener = page.getByRole('link', { name: 'Read review of Quillmark' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Quillmark' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 8; step++) {
      const focusIsInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(focusIsInside).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
  },
);

test.describe('a review dialog in the history', () => {
  // Scrolling is instant.
  test.use({ reducedMotion: 'reduce' });

  const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
  const open = async (page: Page, name: string) => {
    await page.getByRole('link', { name: `Read review of ${name}` }).click();
    await expect(dialogOf(page, name)).toBeVisible();
  };
  /** The first dialog has loaded the module for the history. */
  const untilKept = (page: Page, slug: string) =>
    expect
      .poll(() => page.evaluate(() => (history.state as { dialog?: string }).dialog))
      .toContain(slug);
  const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

  test('Back closes it, Forward opens it again, and the page stays as it was', async ({ page }) => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const opener = page.getByRole('link', { name: 'Read review of Saltlantern' });
    await opener.scrollIntoViewIfNeeded();
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    const y = await page.evaluate(() => scrollY);
    await goBack(page);
    await expect(dialogOf(page, 'Saltlantern')).toBeHidden();
    await expect(opener).toBeFocused();
    await page.evaluate(() => setTimeout(() => history.forward()));
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await goBack(page);
    await expect(dialogOf(page, 'Saltlantern')).toBeHidden();
    // A change of route takes 800 ms, so it has to be waited for before it can be denied.
    await page.waitForTimeout(1000);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(y);
  });

  test('closed by its cross it leaves no step behind', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Edgewise' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    for (const name of ['Saltlantern', 'Quillmark']) {
      await open(page, name);
      await untilKept(page, name.toLowerCase());
      await dialogOf(page, name).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page, name)).toBeHidden();
    }
    await goBack(page);
    await expect(page).toHaveURL('/faq');
  });

  test('another that is opened at once has its own place', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      const links = [...document.querySelectorAll<HTMLElement>('main [data-opens-dialog]')];
      setTimeout(() => links.find((link) => link.textContent.includes('Quillmark'))?.click());
    });
    await expect(dialogOf(page, 'Quillmark')).toBeVisible();
    await untilKept(page, 'quillmark');
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('Back from the whole review leads to it, and the next one to the list', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await dialogOf(page, 'Saltlantern').getByRole('link', { name: 'Full review' }).click();
    await expect(page).toHaveURL('/reviews/saltlantern');
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(1000);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('weighed');
  });

  test('Back while the whole review is loading calls it off', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    const release = await holdBack(page, '**/reviews/saltlantern');
    await dialogOf(page, 'Saltlantern').getByRole('link', { name: 'Full review' }).click();
    await expect(page.locator('[data-route-overlay]')).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
  });

  test('a page that is loaded anew at it shows it again, and Back closes it', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await page.reload();
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});

test(
  'the Coming Soon block opens a dialog with six perks; of the eight questions one is open at a time, or none',
  {
    tag: [
      '@1.offers.waitlist',
      '@1.waitlist-link',
      '@2.home.coming-soon',
      '@2.home.waitlist-dialog',
      '@2.home.join-waitlist',
      '@7.outbound.waitlist',
      '@1.offers.faq',
      '@2.home.faq',
      '@2.home.faq-one-open',
      '@4.faq-accordion',
      '@9.faq',
    ],
  },
  async ({ page }) => {
    await expect(
      page.getByRole('main').getByText('Coming Soon', { exact: true }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Why join?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why join the waitlist?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    const join = dialog.getByRole('link', { name: /Join Waitlist/ });
    await expect(join).toHaveAttribute('href', 'https://ledger.example/waitlist');
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(join).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Why join?' })).toBeFocused();

    const items = page.locator('#faq details');
    await expect(items).toHaveCount(8);
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
  },
);
