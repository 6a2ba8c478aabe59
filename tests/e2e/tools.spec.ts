import { expect, test } from './fixtures.ts';

/** Each tool, with the heading that its card leads to. */
const TOOLS = [
  { name: 'Weigh a bonus', heading: 'Weigh a bonus' },
  { name: 'Check a round', heading: 'Check a round' },
  { name: 'Audit a history of rounds', heading: 'Audit a history of rounds' },
  { name: 'Cost of a session', heading: 'Cost of a session' },
  { name: 'Cost of an hour', heading: 'The pace is the price' },
  { name: 'Compare casinos', heading: 'Compare casinos' },
  { name: 'Your own weights', heading: 'Your own weights' },
  { name: 'Self-check', heading: /self-check/i },
] as const;

const cards = 'main ol[role="list"] > li > a';

test.describe('the hub of tools', () => {
  test('leads to each tool, and offers no other', async ({ page }) => {
    for (const { name, heading } of TOOLS) {
      await page.goto('/tools');
      await expect(page.locator(`${cards} h2`)).toHaveText(TOOLS.map((tool) => tool.name));
      const card = page.locator(cards).filter({ has: page.getByRole('heading', { name }) });
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading }).first(),
      ).toBeInViewport();
      await expect(page).not.toHaveURL(/\/tools$/);
    }
  });

  test('is found from the footer, and by the search', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(page).toHaveURL(/\/tools$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tools');
    const results = page.getByRole('dialog', { name: 'Search' }).getByRole('list');
    await expect(results.getByRole('link').first()).toHaveAttribute('href', '/tools');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hub is found from the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  });

  test('a card is low, with its picture at the left', async ({ page }) => {
    await page.goto('/tools');
    for (const card of await page.locator(cards).all()) {
      const [box, picture] = [await card.boundingBox(), await card.locator('svg').boundingBox()];
      expect(box?.height).toBeGreaterThanOrEqual(116);
      expect(Math.round(box?.height ?? Infinity)).toBeLessThanOrEqual(162);
      expect((picture?.x ?? Infinity) + (picture?.width ?? 0)).toBeLessThan(390 / 2);
    }
  });
});

test('cards stand in as many columns as fit, and nothing is wider than the window', async ({
  page,
}) => {
  await page.goto('/tools');
  for (const [width, columns] of [
    [320, 1],
    [640, 2],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      (await page.locator(cards).all()).map((card) => card.boundingBox()),
    );
    const top = boxes[0]?.y;
    expect(boxes.filter((box) => box?.y === top)).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a tool whose script does not come says so', async ({ page }) => {
  await page.route('**/BonusTool.island*', (route) => route.abort());
  await page.goto('/tools/bonus');
  await expect(page.getByText('This form needs its script')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hub is whole, and its cards lead on', async ({ page }) => {
    await page.goto('/tools');
    await expect(page.locator(`${cards} svg`)).toHaveCount(TOOLS.length);
    await page.locator(cards).last().click();
    await expect(page).toHaveURL(/\/responsible-gaming#self-check$/);
  });
});
