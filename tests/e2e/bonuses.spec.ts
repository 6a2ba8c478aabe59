import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test(
  'the hero says what the page is about, and View All Casinos scrolls to the offers',
  { tag: ['@2.routes.bonuses', '@2.bonuses.header', '@2.bonuses.hero'] },
  async ({ page }) => {
    await page.goto('/bonuses');
    await expect(
      page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'View All Casinos' }).click();
    await expect(page.getByRole('heading', { name: '14 offers, terms first' })).toBeInViewport();
    await expect(page).toHaveURL(/\/bonuses#all$/);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
  },
);

test(
  'a card shows the specified parts in their order, and its terms after them',
  {
    tag: [
      '@2.bonuses.card-recommended',
      '@2.bonuses.card-licensed',
      '@2.bonuses.card-stars',
      '@2.bonuses.card-headline',
      '@2.bonuses.card-label',
      '@2.bonuses.card-features',
      '@2.bonuses.card-payout-time',
      '@2.bonuses.card-coins',
      '@2.bonuses.card-link',
    ],
  },
  async ({ page }) => {
    await page.goto('/bonuses');
    const text = await page.getByRole('article', { name: /^Quillmark/ }).innerText();
    const parts = [
      'Recommended casino',
      'Licensed',
      '4.4',
      '100% up to $500',
      'Welcome bonus',
      'Slots and own games count in full',
      'Payout time',
      '+3 more',
      'Visit Quillmark',
      'lose everything',
      'Wagering',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

test('a term is as large as body text, and none is hidden', async ({ page }) => {
  await page.goto('/bonuses');
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page
      .locator('#all')
      .getByRole('article')
      .evaluateAll((notes) => {
        const body = parseFloat(getComputedStyle(document.body).fontSize);
        return notes.map((note) => {
          const terms = [...note.querySelectorAll<HTMLElement>('[data-offer] :is(dt, dd)')];
          const least = (text: HTMLElement) => (text.tagName === 'DD' ? body : 13);
          return {
            small: terms.filter((text) => parseFloat(getComputedStyle(text).fontSize) < least(text))
              .length,
            hidden: terms.filter((text) => text.getClientRects().length === 0).length,
          };
        });
      });
    expect(found).toEqual(Array(14).fill({ small: 0, hidden: 0 }));
  }
});

const names = (page: Page) => page.locator('[data-offers] > [data-choices]:visible h3');

test('offers are sorted and filtered one at a time, by tap, keyboard and address; Back keeps it', async ({
  page,
}) => {
  await page.goto('/bonuses');
  const choice = page.locator('form[data-offer-choice]');
  await expect(names(page).first()).toHaveText('Halyard Nine');
  await choice.getByRole('radio', { name: 'No wagering' }).check();
  await expect(page).toHaveURL(/\/bonuses\?show=no-wagering$/);
  await expect(names(page)).toHaveText(['Saltlantern', 'Dunmarch', 'Tidewrack']);
  await expect(choice.getByRole('status')).toHaveText('3 offers: No wagering');

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?show=no-deposit$/);
  await expect(names(page)).toHaveText(['Copperfinch', 'Pellucid']);
  await page.keyboard.press('ArrowRight');
  // Nothing, $1, and two of $10; then the others.
  await expect(names(page)).toHaveCount(14);
  expect((await names(page).allTextContents()).slice(0, 3)).toEqual([
    'Copperfinch',
    'Pellucid',
    'Tidewrack',
  ]);

  await choice.getByLabel('My coin').selectOption('XMR');
  await expect(page).toHaveURL(/\?show=xmr$/);
  await expect(names(page)).toHaveText(['Tidewrack']);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'How we are paid' }).first().click();
  await expect(page).toHaveURL(/affiliate-disclosure/);
  await page.goBack();
  await expect(names(page)).toHaveText(['Tidewrack']);
  await expect(choice.getByLabel('My coin')).toHaveValue('xmr');
  for (let step = 0; step < 4; step++) await page.goBack();
  await expect(page).toHaveURL(/\/bonuses$/);
  await expect(names(page).first()).toHaveText('Halyard Nine');
  await expect(names(page)).toHaveCount(14);
});

test('a table of a category is sorted in the same way', async ({ page }) => {
  await page.goto('/bonuses/free-spins?show=no-wagering');
  const rows = page.locator('tbody[data-offers] tr:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Dunmarch');
});

test('on a phone each row of the comparison is a card, nothing hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bonuses/reload');
  const row = page.getByRole('main').locator('tbody tr').filter({ hasText: 'Larkspire' });
  for (const cell of await row.locator('td').all()) await expect(cell).toBeVisible();
  const width = await row.evaluate((element) => element.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(390);
});
