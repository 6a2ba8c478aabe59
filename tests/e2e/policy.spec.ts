import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as unwatched } from '@playwright/test';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { expect, test, watchFaults } from './fixtures.ts';
import { siteAddresses } from './site-addresses.ts';

test.use({ featuredPopup: true });

/** How long a page is given for what it does by itself once it is parsed. */
const SETTLE_MS = 150;

/** Every page that the site map lists and the search, but for those that have tests of their own in every-page.spec.ts. */
function otherAddresses(): string[] {
  const siteMap = readFileSync(
    path.join(process.env['DIST'] ?? SAMPLE_SITE, 'sitemap.xml'),
    'utf8',
  );
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const visited = siteAddresses();
  return [...listed.filter((address) => !visited.includes(address)), '/search?q=wagering'];
}

// What a page asks for against its policy fails any test, by the fixture: here are the pages that no other opens.
test('no page violates the policy it is sent with', async ({ page }) => {
  test.slow();
  const addresses = otherAddresses();
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(SETTLE_MS);
  }
});

test('no violation on a way through pages with other islands, under the policy of the first', async ({
  page,
}) => {
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
