import { test as unwatched } from '@playwright/test';
import { expect, test, watchFaults } from './fixtures.ts';

test('no page or island violates the policy of the page that was first', async ({ page }) => {
  test.slow();
  await page.goto('/no-such-page');
  const islands: [address: string, island: string | null][] = [
    ['/', null],
    ['/payments-kyc', 'ComparisonTable'],
    ['/games/crash', 'RoundVerifier'],
    ['/contact', 'ContactForm'],
    ['/responsible-gaming', 'SelfCheck'],
    ['/guides', null],
    ['/reviews/quillmark', null],
    ['/search', null],
  ];
  for (const [address, island] of islands) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    if (island !== null) {
      const element = page.locator(`astro-island[component-url*="${island}"]`).first();
      await element.evaluate((node) =>
        (node.firstElementChild ?? node.parentElement)?.scrollIntoView(),
      );
      await element.dispatchEvent('focusin');
      await expect(element).not.toHaveAttribute('ssr');
    }
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /no-such-page$/,
  );
});

unwatched('the fixture of all tests hears a violation', async ({ page, baseURL }) => {
  const faults = watchFaults(page, String(baseURL));
  await page.goto('/privacy-policy');
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/x.png';
    image.setAttribute('style', 'color: red');
    document.body.append(image);
  });
  await expect
    .poll(() => faults)
    .toEqual([expect.stringMatching(/^policy: Applying inline style violates/)]);
});
