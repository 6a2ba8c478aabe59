import type { Locator, Page } from '@playwright/test';
import { startVerifier } from './verifier.ts';
import { expect, stopClock, test, untilPlaceIsKept } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const overlay = '[data-route-overlay]';

/** Leaves for a page by a link in the header or footer, without scrolling to the link first. */
async function leaveFor(page: Page, address: string): Promise<void> {
  await page
    .locator(`footer a[href="${address}"], header a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(address);
  await expect(page.locator(overlay)).toBeHidden();
}

async function goBack(page: Page, address: string): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
  await expect(page.locator(overlay)).toBeHidden();
}

const topOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().top);

test('a list, folded or unfolded, is found so, at the same place', async ({ page }) => {
  await page.goto('/');
  const leaveAndComeBack = async (index: number) => {
    const question = page.locator('#faq summary').nth(index);
    await question.evaluate((node) =>
      node.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await untilPlaceIsKept(page);
    const left = await topOf(question);
    await leaveFor(page, '/bonuses');
    await goBack(page, '/');
    await expect.poll(async () => Math.abs((await topOf(question)) - left)).toBeLessThan(2);
  };
  const cards = page.locator('#casinos article').filter({ visible: true });
  await leaveAndComeBack(2);
  await expect(cards).toHaveCount(6);
  await page.getByRole('button', { name: 'View All Casinos' }).click();
  await page.locator('#faq summary').nth(1).click();
  await leaveAndComeBack(4);
  await expect(cards).toHaveCount(14);
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open', '');
});

test('filters are on, and what stands below them is where it was', async ({ page }) => {
  await page.goto('/payments-kyc');
  const filters = page.getByRole('form', { name: 'Filter the table' });
  await filters.getByRole('checkbox', { name: /^MGA/ }).check();
  await expect(page).toHaveURL(/licence=mga/);
  const rows = page.locator('table tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(1);
  const last = page.locator('main h2').last();
  await last.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilPlaceIsKept(page);
  const left = await topOf(last);
  await leaveFor(page, '/faq');
  await goBack(page, '/payments-kyc?licence=mga');
  await expect(rows).toHaveCount(1);
  await expect(filters.getByRole('checkbox', { name: /^MGA/ })).toBeChecked();
  await expect.poll(async () => Math.abs((await topOf(last)) - left)).toBeLessThan(2);
});

test('typed text is still there', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A wrong date');
  await page.getByRole('textbox', { name: /^Message/ }).fill('On the page of bonuses');
  await leaveFor(page, '/faq');
  await goBack(page, '/contact');
  await expect(page.getByLabel('Subject')).toHaveValue('A wrong date');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    'On the page of bonuses',
  );
});

test('a rule that was chosen and the seeds typed for it are still there', async ({ page }) => {
  await page.goto('/tools/round');
  await startVerifier(page);
  await page.getByLabel('Rule of the game').selectOption({ label: 'Mines: two seeds and a nonce' });
  await page.getByLabel('Client seed').fill('my own seed');
  await page.getByLabel('Number of mines').fill('7');
  await leaveFor(page, '/faq');
  await goBack(page, '/tools/round');
  await startVerifier(page);
  await expect(page.getByLabel('Rule of the game')).toHaveValue('mines');
  await expect(page.getByLabel('Client seed')).toHaveValue('my own seed');
  await expect(page.getByLabel('Number of mines')).toHaveValue('7');
});

test('the menu through which a page was left is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides');
  await expect(page.locator(overlay)).toBeHidden();
  await goBack(page, '/faq');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page that a link leads to is as it was built', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details').nth(1);
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open', '');
  await leaveFor(page, '/contact');
  await leaveFor(page, '/faq');
  await expect(answer).not.toHaveAttribute('open', '');
});

test('the way back is covered as long', async ({ page }) => {
  await stopClock(page);
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.clock.runFor(800);
  await expect(page.locator(overlay)).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Subject')).toBeAttached();
  await page.clock.runFor(799);
  await expect(page.locator(overlay)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.locator(overlay)).toBeHidden();
});
