import { expect, test } from './fixtures.ts';

test('the list of casinos sorts and filters in the address, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/reviews');
  const names = page.locator('#list h3');
  const shown = page.locator('#list h3:visible');
  await expect(shown).toHaveCount(11);
  const first = await names.first().textContent();
  await page.getByRole('radio', { name: 'A to Z' }).check({ force: true });
  await expect(page).toHaveURL(/\?sort=name$/);
  const sorted = await names.allTextContents();
  expect(sorted).toEqual(sorted.toSorted());
  await page.getByRole('checkbox', { name: 'No ID check stated' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?sort=name&only=no-id$/);
  const { length: fewer } = await shown.all();
  expect(fewer).toBeLessThan(11);
  await expect(page.getByRole('status').filter({ hasText: 'of 11 casinos' })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveCount(11);
  await page.goBack();
  await expect(names.first()).toHaveText(first ?? '');
  await page.goto('/reviews?only=btc&only=hour');
  await expect(page.getByRole('combobox', { name: 'Any coin' })).toHaveValue('btc');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(shown).toHaveCount(11);
});
