import { expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

/** Anchors inside folds: links from any page have to reach them. */
const PLACES = [
  '/reviews/quillmark#fact-licence',
  '/responsible-gaming#help-south-africa',
  '/faq#what-if-gambling-stops-being-fun',
];

for (const address of PLACES) {
  test(`${address} opens what is folded around it, on any screen`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address.split('#')[0] ?? '');
      const place = page.locator(`[id="${address.split('#')[1]}"]`);
      const isOpen = () => place.evaluate((node) => node.closest('details')?.open);
      expect(await isOpen()).toBe(false);
      await page.goto(address);
      await expect(place).toBeInViewport();
      expect(await isOpen()).toBe(true);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what the specification names stands open', async ({ page }) => {
    for (const [address, parts] of [
      ['/bonuses', '#all article'],
      ['/game-rules', 'main section[id] ol'],
      ['/games/crash', '#variance p, #return p'],
      ['/reviews/quillmark', '#facts dd'],
      ['/responsible-gaming', '#tools-that-help, #tools-that-help ~ p'],
      ['/responsible-gaming', 'main [data-where]:not([hidden]) a[href^="tel:"]'],
      ['/faq', 'footer nav a'],
    ] as const) {
      await page.goto(address);
      for (const part of await page.locator(parts).all()) await expect(part).toBeVisible();
      expect(await page.locator(parts).count(), parts).toBeGreaterThan(1);
    }
  });

  test('on paper a review is whole, has its number, and leads to no casino', async ({ page }) => {
    await page.goto('/reviews/quillmark');
    const paid = page.locator('main a[data-paid-link]');
    const serial = page.getByText(/^([0-9A-F]{4} ){3}[0-9A-F]{2}$/);
    await expect(paid.first()).toBeVisible();
    for (const hidden of [page.locator('#payments'), serial]) await expect(hidden).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const id of ['payments', 'licence', 'fact-licence', 'history']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await expect(serial).toBeVisible();
    await expect(page.getByText('edgewise.example/reviews/quillmark')).toBeVisible();
    await expect(page.getByText('edgewise.example/responsible-gaming')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Report an error/ }).first()).toBeHidden();
    // On paper as wide as a screen a total is printed once, below its last row.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('tfoot').first()).toHaveCSS('display', 'table-row-group');
    await expect(paid.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
    // Printing leaves out background colours, which the stars are, unless `print-color-adjust` asks for them.
    const stars = page.getByRole('main').getByRole('img', { name: 'Rated 4 out of 5' }).first();
    await expect(stars).toBeVisible();
    await expect(stars).toHaveCSS('print-color-adjust', 'exact');
  });
});

test.describe('without script on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the links of the header share one row, and folds open', async ({ page }) => {
    for (const [address, summary, hidden] of [
      ['/reviews/quillmark', 'License and disputes', '#licence'],
      ['/game-rules', 'What each bet costs', '#slots table'],
      ['/responsible-gaming', 'For family and friends', '#for-family-and-friends ~ p'],
      ['/bonuses', 'The table of welcome packages', '#welcome table'],
    ] as const) {
      await page.goto(address);
      const content = page.locator(hidden).first();
      await expect(content).toBeHidden();
      await page.locator('summary', { hasText: summary }).first().click();
      await expect(content).toBeVisible();
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Casino Reviews', 'Bonuses', 'Guides', 'FAQ']);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size, `at ${width} px`).toBe(1);
    }
  });
});

test('on a wider window the same parts stand open, without their summaries', async ({ page }) => {
  for (const [address, part] of [
    ['/bonuses', '#welcome'],
    ['/game-rules', '#craps table'],
  ] as const) {
    await page.goto(address);
    const content = page.locator(part).first();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(content, `${address} at ${width} px`).toBeVisible();
      await expect(content.locator('xpath=ancestor::details').locator('> summary')).toBeHidden();
    }
  }
});
