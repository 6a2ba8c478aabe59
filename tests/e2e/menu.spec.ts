import { expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test(
  'the menu offers links, tools and help on one screen, locks the page behind, and keeps the focus until it is closed',
  { tag: ['@2.home.menu-toggle', '@4.mobile-menu.home'] },
  async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(4);
    await expect(menu.getByRole('link', { name: 'Best Casinos' })).toHaveAttribute(
      'href',
      '/bonuses',
    );
    // The specified entries stand together, before ours.
    const specified = ['Casino Reviews', 'Bonuses', 'Guides', 'FAQ', 'Best Casinos'];
    const names = await menu.getByRole('link').allInnerTexts();
    const first = names.findIndex((name) => name.startsWith('Casino Reviews'));
    expect(names.slice(first, first + 5).map((name) => name.replace(/\s*\d+$/, ''))).toEqual(
      specified,
    );
    await expect(menu.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(menu.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveText([
      'Weigh a bonus',
      'Check your bets',
      'Make a case',
      'Check a round',
      'Cost of a session',
      'Compare casinos',
      'Your own weights',
      'Self-check',
    ]);
    await expect(menu.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
      'href',
      '/responsible-gaming',
    );
    expect(await menu.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);

    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  },
);

test('a link to a place on the same page closes the menu and goes there', async ({ page }) => {
  await page.getByRole('dialog').getByRole('link', { name: 'Casino Reviews' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Top Rated Crypto Casinos' })).toBeInViewport();
});

test('the page below lies where it was once the menu is closed', async ({ page }) => {
  const below = () =>
    page.evaluate(() => ({ scrollY, height: document.querySelector('main')?.offsetHeight }));
  const menu = page.locator('#menu');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await page.locator('#faq').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const before = await below();
  await page
    .getByRole('button', { name: 'Open menu' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(menu).toBeVisible();
  expect(await below()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await below()).toEqual(before);
});

test('a dialog of the page that Forward opens again is seen over the menu', async ({ page }) => {
  const menu = page.locator('#menu');
  const review = page.locator('#review-quillmark');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await page.locator('main [data-opens-dialog="review-quillmark"]').first().click();
  await expect(review).toBeVisible();
  // The history state is written by a script that loads with the first popover.
  await expect
    .poll(() => page.evaluate(() => (history.state as { dialog?: string }).dialog))
    .toBe('review-quillmark');
  await page.goBack();
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.evaluate(() => history.forward());
  await expect(review).toHaveAttribute('open', '');
  expect(await review.locator('h2').evaluate((heading) => heading.checkVisibility())).toBe(true);
});
