import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import { expect, test } from './fixtures.ts';

const content = sampleContent();
const nameOf = (casino: string) => entryOf(content.casinos, casino).data.name;
const registry = entryOf(content.links, 'links').data;

for (const { path, title } of [
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-of-service', title: 'Terms of service' },
  { path: '/cookie-policy', title: 'Cookie policy' },
]) {
  test(
    `${path} was last updated in January 2025 and says so`,
    {
      tag: [
        '@2.routes.privacy-policy',
        '@2.routes.terms-of-service',
        '@2.routes.cookie-policy',
        '@9.legal-date',
      ],
    },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Last updated January 2025', { exact: true })).toBeVisible();
    },
  );
}

for (const path of [
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/crypto-wallets',
  '/affiliate-disclosure',
  '/accessibility',
]) {
  test(`the contents of ${path} lead to every part of it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) {
      await expect(page.locator(`main h2${target}`)).toHaveText(
        await page.locator(`nav a[href="${target}"]`).first().innerText(),
      );
    }
  });
}

test(
  'the cookie policy lists exactly what the site stores',
  { tag: ['@3.storage.consent', '@3.storage.consent-date', '@3.storage.country'] },
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.removeItem('cookieConsent'));
    await page.goto('/cookie-policy');
    const table = page.getByRole('table', { name: 'Entries in your browser’s storage' });
    await expect(table.getByRole('rowheader')).toHaveText([
      'cookieConsent',
      'cookieConsentDate',
      'geoNoticeCountry',
      'compareTray',
    ]);
    const listed = await table.getByRole('rowheader').allTextContents();
    await page.getByRole('button', { name: 'Accept All' }).click();
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.length).toBe(2);
    expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
  },
);

test('the table of paid links is the registry of links', async ({ page }) => {
  await page.goto('/affiliate-disclosure');
  const table = page.getByRole('table', { name: /^All 15 links to casinos, 13 of them paid$/ });
  const rows = await table.locator('tbody tr').evaluateAll((found) =>
    found.map((row) => ({
      casino: row.children[0]?.textContent,
      paid: row.children[1]?.textContent,
      since: row.children[2]?.textContent,
      kind: row.children[3]?.textContent,
    })),
  );
  const kinds = {
    'per-sign-up': 'A fixed sum for each new player',
    'revenue-share': 'A share of what players lose',
    hybrid: 'A sum for each new player and a share of what players lose',
    unpaid: 'Nothing',
  };
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(rows).toEqual(
    registry.links.map(({ casino, payment, since }) => ({
      casino: nameOf(casino),
      paid: payment === 'unpaid' ? 'No' : 'Yes',
      since: day.format(new Date(since)),
      kind: kinds[payment],
    })),
  );
});

test(
  'the disclosure says plainly that under a revenue share we earn more when you lose',
  { tag: '@2.routes.affiliate-disclosure' },
  async ({ page }) => {
    await page.goto('/affiliate-disclosure');
    await expect(page.getByText('Under a revenue share we earn more when you lose.')).toBeVisible();
    await expect(page.locator('main a[rel~="sponsored"]')).toHaveCount(0);
  },
);

test(
  'the guide to wallets explains keys, seed phrases and networks, and names its sources',
  { tag: '@2.routes.crypto-wallets' },
  async ({ page }) => {
    await page.goto('/crypto-wallets');
    for (const name of [
      'Who holds the keys',
      'Seed phrases',
      'The network matters more than the coin',
      'Sources',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Gambling should stay affordable.')).toBeVisible();
  },
);

test('a wide table can be scrolled with the keyboard on a phone, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/crypto-wallets');
  const region = page.getByRole('region', {
    name: 'Table: The network matters more than the coin',
  });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

test(
  'the blog says that posts are coming soon and leads to the guides',
  { tag: ['@2.routes.blog', '@2.blog'] },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByText('Posts are coming soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read the guides' })).toHaveAttribute(
      'href',
      '/guides',
    );
    await expect(page.locator('main a[href^="/guides/"]')).toHaveCount(4);
  },
);
