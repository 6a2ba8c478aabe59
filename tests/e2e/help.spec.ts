import type { Page } from '@playwright/test';
import { expect, recordCalls, test, untilAwake } from './fixtures.ts';

const ANSWERS = ['Never', 'Sometimes', 'Most of the time', 'Almost always'] as const;

const selfCheck = (page: Page) => page.getByRole('form', { name: 'A two-minute self-check' });

/** Gives the nine answers, by their points. */
async function answer(page: Page, points: readonly number[]) {
  await showSelfCheck(page);
  const groups = selfCheck(page).getByRole('group');
  await expect(groups).toHaveCount(9);
  for (const [index, value] of points.entries()) {
    await groups
      .nth(index)
      .getByLabel(ANSWERS[value] ?? '', { exact: true })
      .check();
  }
}

/** The form is hydrated once it is in view. */
async function showSelfCheck(page: Page) {
  await page.getByRole('heading', { name: 'Self-check', exact: true }).scrollIntoViewIfNeeded();
  await untilAwake(page);
}

const showResult = (page: Page) => page.getByRole('button', { name: 'Show my result' }).click();

test('every telephone number can be hit', async ({ page }) => {
  await page.goto('/responsible-gaming');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await page
      .locator('a[href^="tel:"]')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(30);
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test.describe('the self-check', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/responsible-gaming#self-check');
  });

  test('each total falls into its published group, and all can be cleared', async ({ page }) => {
    const result = page.getByRole('region', { name: 'Your result' });
    await answer(page, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await showResult(page);
    await expect(result).toContainText('No problem shown0 of 27 points');
    for (const { points, total, group } of [
      { points: [1, 0, 1, 0, 0, 0, 0, 0, 0], total: 2, group: 'Low risk' },
      { points: [3, 3, 1, 0, 0, 0, 0, 0, 0], total: 7, group: 'Moderate risk' },
      { points: [3, 3, 2, 0, 0, 0, 0, 0, 0], total: 8, group: 'High risk of harm' },
    ]) {
      await answer(page, points);
      await expect(result).toContainText(`${group}${total} of 27 points`);
    }
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await expect(result).toHaveCount(0);
    await expect(page.locator('input[type="radio"]:checked')).toHaveCount(0);
  });

  test('open questions are named; the result names help before the figure', async ({ page }) => {
    await answer(page, [0, 0, 0, 0]);
    await showResult(page);
    await expect(page.getByRole('status').filter({ hasText: 'still open' })).toHaveText(
      '5 of 9 questions are still open: 5, 6, 7, 8, 9.',
    );
    await expect(selfCheck(page).getByRole('group').nth(4).getByLabel('Never')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Your result' })).toHaveCount(0);

    await answer(page, [2, 2, 2, 2, 2, 2, 2, 2, 2]);
    await showResult(page);
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
    const text = await page.getByRole('region', { name: 'Your result' }).innerText();
    expect(text.indexOf('1-800-697-3738')).toBeGreaterThan(0);
    expect(text.indexOf('1-800-697-3738')).toBeLessThan(text.indexOf('18 of 27 points'));
  });

  test('the answers are neither stored nor sent', async ({ page }) => {
    await answer(page, [3, 3, 3, 3, 3, 3, 3, 3, 3]);
    const calls = recordCalls(page);
    const before = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await showResult(page);
    await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(before);
    expect(calls).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(page.locator('input[type="radio"]:checked')).toHaveCount(0);
  });
});

test('the self-check takes the same room before its script has come as after', async ({ page }) => {
  const heightOfForm = async () => {
    const form = page.getByRole('form', { name: 'A two-minute self-check' });
    return (await form.boundingBox())?.height;
  };
  await page.goto('/responsible-gaming');
  await showSelfCheck(page);
  // Fonts may load later than the page.
  await page.evaluate(() => document.fonts.ready);
  const after = await heightOfForm();
  expect(after).toBeGreaterThan(800);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/responsible-gaming');
  await expect.poll(heightOfForm).toBe(after);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the self-check can be added up by hand, without a dead button', async ({ page }) => {
    await page.goto('/responsible-gaming');
    await expect(selfCheck(page).getByRole('group')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Show my result' })).toHaveCount(0);
    await page.getByText('Adding up by hand').click();
    await expect(
      page.getByText(
        'Each answer counts: Never 0, Sometimes 1, Most of the time 2, Almost always 3.',
      ),
    ).toBeVisible();
    const rows = page.getByRole('table', { name: 'What the total means' }).locator('tbody th');
    await expect(rows).toHaveText(['0', '1 to 2', '3 to 7', '8 to 27']);
  });
});
