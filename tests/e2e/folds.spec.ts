import { expect, test } from './fixtures.ts';

/** Places inside folds: links from anywhere have to arrive. */
const PLACES = [
  '/reviews/quillmark#payments',
  '/reviews/quillmark#fact-licence',
  '/game-rules#craps',
  '/games/crash#check-a-round',
  '/responsible-gaming#help-south-africa',
  '/responsible-gaming#self-exclusion',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of PLACES) {
    test(`${address} opens what is folded around it`, async ({ page }) => {
      await page.goto(address);
      const place = page.locator(`[id="${address.split('#')[1]}"]`);
      await expect(place).toBeInViewport();
      expect(await place.evaluate((node) => node.closest('details')?.open)).toBe(true);
    });
  }

  test('six offers stand open, and a link to a later one opens the rest', async ({ page }) => {
    await page.goto('/bonuses');
    const offers = page.locator('#all').getByRole('article');
    await expect(offers.filter({ visible: true })).toHaveCount(6);
    const last = (await page.locator('#all article').last().getAttribute('id')) ?? '';
    await page.goto(`/bonuses#${last}`);
    await expect(page.locator(`article[id="${last}"]`)).toBeInViewport();
  });

  test('on paper everything is there', async ({ page }) => {
    await page.goto('/reviews/quillmark');
    await expect(page.locator('#payments')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const id of ['payments', 'licence', 'fact-licence', 'history']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });

  test('on paper stars and bars are printed, and nothing leads to a casino', async ({ page }) => {
    await page.goto('/reviews/quillmark');
    const paid = page.locator('main a[data-paid-link]');
    await expect(paid.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await paid.filter({ visible: true }).count()).toBe(0);
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
    // A printer leaves out grounds of colour, which the stars are, unless they are asked for.
    const stars = page.getByRole('main').getByRole('img', { name: 'Rated 4.5 out of 5' }).first();
    await expect(stars).toBeVisible();
    await expect(stars).toHaveCSS('print-color-adjust', 'exact');
  });
});

test('on paper a review ends in its number, and a sum stands once, below its last row', async ({
  page,
}) => {
  await page.goto('/reviews/quillmark');
  const serial = page.getByText(/^([0-9A-F]{4} ){3}[0-9A-F]{2}$/);
  await expect(serial).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(serial).toBeVisible();
  await expect(page.getByText('edgewise.example/reviews/quillmark')).toBeVisible();
  await expect(page.getByText('edgewise.example/responsible-gaming')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Report an error/ }).first()).toBeHidden();
  await expect(page.locator('tfoot').first()).toHaveCSS('display', 'table-row-group');
});

test.describe('without script on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  for (const [address, summary, hidden] of [
    ['/bonuses', 'Show 8 more', '#all details article'],
    ['/reviews/quillmark', 'Licence and disputes', '#licence'],
    ['/game-rules', 'Craps', '#craps'],
    ['/responsible-gaming', 'South Africa', '#help-south-africa'],
    ['/faq', 'Learn', 'footer a[href="/crypto-wallets"]'],
  ] as const) {
    test(`${address}: “${summary}” opens`, async ({ page }) => {
      await page.goto(address);
      const content = page.locator(hidden).first();
      await expect(content).toBeHidden();
      await page.locator('summary', { hasText: summary }).first().click();
      await expect(content).toBeVisible();
    });
  }
});

for (const width of [768, 1440]) {
  test(`at ${width} px the same parts stand open, without their summaries`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, part] of [
      ['/bonuses', '#all details article'],
      ['/reviews/quillmark', '#licence'],
      ['/game-rules', '#craps'],
      ['/responsible-gaming', '#help-south-africa'],
    ] as const) {
      await page.goto(address);
      const content = page.locator(part).first();
      await expect(content).toBeVisible();
      await expect(content.locator('xpath=ancestor::details').locator('> summary')).toBeHidden();
    }
    await expect(
      page.locator('footer').getByRole('link', { name: 'Crypto wallets' }),
    ).toBeVisible();
  });
}
