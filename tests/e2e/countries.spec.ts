import { expect, test } from './fixtures.ts';

test('a country that is not on file gets the 404 page', async ({ page }) => {
  const answer = await page.goto('/country/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
