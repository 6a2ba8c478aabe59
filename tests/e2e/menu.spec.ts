import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test(
  'the toggle opens the menu, the page behind is locked, and closing gives it back',
  { tag: ['@2.home.menu-toggle', '@4.mobile-menu.home'] },
  async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(await overflow()).not.toBe('hidden');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  },
);

test('Escape closes the menu and gives the focus back to the toggle', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the focus never leaves the open menu', async ({ page }) => {
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
});

test('a link to a place on the same page closes the menu and goes there', async ({ page }) => {
  await page.getByRole('dialog').getByRole('link', { name: 'Casino Reviews' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Top Rated Crypto Casinos' })).toBeInViewport();
});

test('the menu offers the four links, the button and help', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(4);
  await expect(menu.getByRole('link', { name: 'Best Casinos' })).toHaveAttribute(
    'href',
    '/bonuses',
  );
  await expect(menu.locator('a[href^="tel:"]').first()).toBeVisible();
});

test('the menu names the tools and help, and fits on one screen', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveText([
    'Weigh a bonus',
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
});
