import { expect, test } from './fixtures.ts';

const cards = 'main ul > li > a';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

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

test('cards stand in as many columns as fit', async ({ page }) => {
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
  }
});
