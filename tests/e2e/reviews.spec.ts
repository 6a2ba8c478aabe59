import { excessWidth, expect, test } from './fixtures.ts';

test('the disclosure stands before the first paid link, also on a phone', async ({ page }) => {
  await page.goto('/reviews/quillmark');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const disclosure = page.getByText('Links marked “paid” earn us a commission');
    const paid = page.getByRole('link', { name: /Visit Quillmark/ });
    const [above, below] = [await disclosure.boundingBox(), await paid.boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(below?.y ?? NaN);
  }
});

test('a name of 120 letters without a space does not widen the page', async ({ page }) => {
  await page.goto('/reviews/quillmark');
  const renamed = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.nodeValue?.includes('Quillmark') !== true) continue;
      text.nodeValue = text.nodeValue.replaceAll('Quillmark', 'Quillmark'.padEnd(120, 'quill'));
      count++;
    }
    return count;
  });
  expect(renamed).toBeGreaterThan(5);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
