import { readFile } from 'node:fs/promises';
import { expect, recordCalls, test } from './fixtures.ts';

test.describe('asking for a game log', () => {
  test('works the day out and saves it for a calendar, without a request', async ({ page }) => {
    await page.goto('/tools/rounds/history');
    const calls = recordCalls(page);
    // 2027 has no 31 February.
    await page.getByLabel('Day of the request').fill('2027-01-31');
    await expect(page.locator('output')).toHaveText('Due on Feb 28, 2027.');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for my calendar' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\n');
    expect(calls).toEqual([]);
  });

  test('says whether the letter was copied, or selects it', async ({ page }) => {
    await page.goto('/tools/rounds/history');
    await page.getByRole('button', { name: 'Copy the letter' }).first().click();
    await expect(page.locator('#eu [role="status"]')).toHaveText(/^Copied\.$|^Copying was refused/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters stand there, and no button that does nothing', async ({ page }) => {
    await page.goto('/tools/rounds/history');
    await expect(page.getByLabel('Letter', { exact: true }).first()).toHaveValue(/Article 15/);
    await expect(page.getByRole('button', { name: 'Copy the letter' })).toHaveCount(0);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});
