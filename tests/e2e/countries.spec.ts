import { expect, test } from './fixtures.ts';

const COUNTRIES = [
  'Australia',
  'Brazil',
  'Canada',
  'France',
  'Germany',
  'India',
  'Ireland',
  'Japan',
  'Netherlands',
  'New Zealand',
  'South Africa',
  'Spain',
  'Sweden',
  'United Kingdom',
  'United States',
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

test('the list of countries leads to all 15, each with its status in words', async ({ page }) => {
  await page.goto('/country');
  const main = page.getByRole('main');
  for (const name of COUNTRIES) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/country/${slugOf(name)}`,
    );
  }
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(COUNTRIES.length);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Licensed operators only',
    'Each state or province decides',
    'Prohibited',
    'In change or unclear',
  ]);
});

for (const name of COUNTRIES) {
  test(
    `the overview of ${name} has its 18+ note, links onward, help and dated sources`,
    {
      tag: ['@2.routes.country', '@2.country.overview', '@2.country.age-note', '@2.country.links'],
    },
    async ({ page }) => {
      await page.goto(`/country/${slugOf(name)}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Status',
        'Regulator and register',
        'The law',
        'What it means for players',
        'Self-exclusion',
        'Helplines',
        'Recent changes',
        'Sources',
        'Read on',
      ]);
      await expect(main.getByText(/^18\+ only, or older/)).toBeVisible();
      await expect(main.getByText('This page is not legal advice.')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Minimum age' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Tax on winnings' })).toBeVisible();
      await expect(
        main.getByRole('heading', { name: 'Crypto casinos licensed elsewhere' }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'What bonuses cost' })).toHaveAttribute(
        'href',
        '/bonuses',
      );
      await expect(
        main.getByRole('link', { name: 'Payments and identity checks' }),
      ).toHaveAttribute('href', '/payments-kyc');
      await expect(
        main.getByRole('region', { name: 'Helplines' }).getByRole('link'),
      ).not.toHaveCount(0);
      await expect(main.getByText('Last compared with its sources on Nov 20, 2026.')).toHaveCount(
        2,
      );
      await expect(main.locator('a[href*=".example"]')).toHaveCount(0);
    },
  );
}

test('a helpline can be dialled from the page of its country', async ({ page }) => {
  await page.goto('/country/united-kingdom');
  const phone = page
    .getByRole('region', { name: 'Helplines' })
    .getByRole('link', { name: '0808 8020 133' });
  await expect(phone).toHaveAttribute('href', 'tel:+448088020133');
});

test('the German page links to the register of licences', async ({ page }) => {
  await page.goto('/country/germany');
  await expect(page.getByRole('link', { name: 'Register: GGL whitelist' })).toHaveAttribute(
    'href',
    'https://gluecksspiel-behoerde.de',
  );
});

test('what no source confirms is marked as unverified in words', async ({ page }) => {
  await page.goto('/country/spain');
  const law = page.getByRole('region', { name: 'The law' }).getByRole('heading', { level: 3 });
  await expect(law).toHaveText([/Law 13\/2011.* Unverified$/, /Royal Decree.* Unverified$/]);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Unverified');

  await page.goto('/country/brazil');
  await expect(page.getByRole('region', { name: 'The law' })).not.toContainText('Unverified');
});

test('recent changes stand newest first with their dates', async ({ page }) => {
  await page.goto('/country/india');
  const days = page.getByRole('region', { name: 'Recent changes' }).locator('time');
  await expect(days).toHaveText(['May 1, 2026', 'Apr 22, 2026', 'Aug 22, 2025']);
});

test('the breadcrumb says what the structured data says', async ({ page }) => {
  await page.goto('/country/new-zealand');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Countries', 'New Zealand']);
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  const [list] = JSON.parse(graph ?? '{}')['@graph'];
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Countries',
    'New Zealand',
  ]);
});

test('a country that is not on file gets the 404 page', async ({ page }) => {
  const answer = await page.goto('/country/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole overview of a country stands', async ({ page }) => {
    await page.goto('/country/germany');
    await expect(
      page.getByText('State Treaty on Gambling (Glücksspielstaatsvertrag)'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '0800 1 37 27 00' }).first()).toBeVisible();
  });
});
