import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { expect, test } from './fixtures.ts';

const { casinos } = sampleContent();

test.describe('the entry of the featured casino', () => {
  test.use({ featuredPopup: true });

  test(
    'one casino is featured: the popup shows it, and its card among the bonuses has the same link',
    { tag: ['@3.casino.featured', '@3.bonus.featured'] },
    async ({ page }) => {
      const [featured, ...others] = casinos.filter(({ data }) => data.isFeatured);
      expect(others).toEqual([]);
      const name = String(featured?.data.name);
      await page.goto('/');
      const popup = page.getByRole('dialog', { name });
      await expect(popup).toBeVisible();
      const play = popup.getByRole('link', { name: `Play at ${name}` });
      const href = String(await play.getAttribute('href'));
      await page.goto('/bonuses');
      const claim = page
        .locator('#all')
        .getByRole('link', { name: new RegExp(`${name} Paid link`) });
      await expect(claim).toHaveAttribute('href', href);
    },
  );
});
