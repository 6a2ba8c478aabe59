import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { excessWidth, expect, test } from './fixtures.ts';
import { startVerifier, verdicts } from './verifier.ts';

const ADDRESS = '/tools/round';

const ruleOf = (page: Page) => page.getByLabel('Rule of the game');
const roundOf = (page: Page) => page.getByLabel('Published round');

/** The form with the example of a rule in it. */
async function chooseRule(page: Page, name: string) {
  await page.goto(ADDRESS);
  const button = await startVerifier(page);
  await ruleOf(page).selectOption({ label: name });
  return button;
}

test.describe('the page for checking a round', () => {
  test('names the form or other rule that fits, and what copying added', async ({ page }) => {
    const button = await chooseRule(page, 'Limbo: two seeds and a nonce');
    await roundOf(page).selectOption({ label: 'Example 5: 3807692.30' });
    await expect(verdicts(page)).toContainText('Form that fits: 0.99 × 10^8');
    await ruleOf(page).selectOption({ label: 'Dice: two seeds and a nonce' });
    const pasted = '528555039caf67c0219c9537cf6626c63cb0bfa384b72571410e522773270eb5\u200b';
    await page.getByLabel('Server seed, revealed').fill(`Server seed: ${pasted}`);
    await page.getByLabel('Client seed').fill('bRNvtSn0hp2uVFRe');
    await page.getByLabel('Nonce').fill('10');
    await page.getByLabel('Hash shown before the bet').fill('');
    const roll = page.getByLabel('Roll the casino showed');
    await roll.fill('19.38');
    await button.click();
    await expect(verdicts(page)).toContainText('Doesn’t follow this rule');
    await expect(verdicts(page)).toContainText('another rule of this game: Dice of Duel');
    await expect(verdicts(page)).toContainText('we took off the label “Server seed:”');
    await expect(verdicts(page)).toContainText('can’t be seen (U+200B)');
    await roll.fill('100.01');
    await button.click();
    await expect(roll).toHaveAccessibleDescription(/from 0.00 to 100.00/);
    await expect(roll).toHaveValue('100.01');
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto(ADDRESS);
    await startVerifier(page);
    await ruleOf(page).focus();
    await page.keyboard.type('Keno');
    await expect(verdicts(page)).toContainText('1, 7, 9, 12');
    for (const label of ['Server seed, revealed', 'Client seed', 'Nonce']) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
    }
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(verdicts(page)).toContainText('1, 6, 11, 12');
    await expect(verdicts(page)).toContainText('Doesn’t follow this rule');
  });

  test('scrolls nothing sideways at 320, with the longest of results', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(ADDRESS);
    await startVerifier(page);
    for (const rule of ['keno', 'mines', 'plinko', 'stake-crash']) {
      await ruleOf(page).selectOption(rule);
      await roundOf(page).selectOption({ index: 2 });
      await expect(verdicts(page)).toContainText('Result matches');
      expect(await excessWidth(page), rule).toBe(0);
    }
  });
});

test('axe finds nothing at a list of numbers and at faulty fields', async ({ page }) => {
  const button = await chooseRule(page, 'Mines: two seeds and a nonce');
  await expect(verdicts(page)).toContainText('13, 16, 22');
  expect(await findings(page, 'main')).toEqual([]);
  await page.getByLabel('Number of mines').fill('none');
  await page.getByLabel('Hash shown before the bet').fill('abc');
  await button.click();
  await expect(page.getByLabel('Number of mines')).toBeFocused();
  expect(await findings(page, 'main')).toEqual([]);
});
