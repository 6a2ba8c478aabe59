import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
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

const NEWLY_OFFERED = [
  {
    name: 'Roulette: two seeds and a nonce',
    result: '33',
    otherNonce: '1',
    field: 'Pocket the casino showed',
    faulty: 'red',
    reason: /whole number/,
  },
  {
    name: 'Mines: two seeds and a nonce',
    result: '13, 16, 22',
    otherNonce: '3',
    field: 'Number of mines',
    faulty: '25',
    reason: /from 1 to 24/,
  },
  {
    name: 'Keno: two seeds and a nonce',
    result: '1, 7, 9, 12, 14, 16, 21, 23, 30, 39',
    otherNonce: '1',
    field: 'Numbers the casino drew',
    faulty: '1, 7, nine',
    reason: /commas between them/,
  },
] as const;

test.describe('the page for checking a round', () => {
  for (const { name, result, otherNonce, field, faulty, reason } of NEWLY_OFFERED) {
    test(`${name}: gives its round with every step, finds a wrong nonce and a faulty field`, async ({
      page,
    }) => {
      const button = await chooseRule(page, name);
      await expect(verdicts(page)).toContainText('Hash matches');
      await expect(verdicts(page)).toContainText('Result matches');
      await expect(verdicts(page)).toContainText(result);
      await page.getByText('Every step', { exact: true }).click();
      await expect(page.getByText('HMAC-SHA256 of the two').first()).toBeVisible();

      await page.getByLabel('Nonce').fill(otherNonce);
      await button.click();
      await expect(verdicts(page)).toContainText('Does not follow this rule');
      await expect(verdicts(page)).toContainText('Hash matches');

      await page.getByLabel('Client seed').fill('mine');
      await page.getByLabel(field).fill(faulty);
      await button.click();
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(reason);
      await expect(page.getByLabel(field)).toHaveValue(faulty);
      await expect(page.getByLabel('Client seed')).toHaveValue('mine');
    });
  }

  test('reproduces every published round that it offers', async ({ page }) => {
    test.slow();
    await page.goto(ADDRESS);
    await startVerifier(page);
    await page.getByText('Every step', { exact: true }).click();
    const rules = await ruleOf(page)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(rules).toHaveLength(21);
    for (const rule of rules) {
      await ruleOf(page).selectOption(rule);
      const rounds = await roundOf(page).locator('option').allTextContents();
      expect(rounds.length, rule).toBeGreaterThanOrEqual(3);
      for (const round of rounds) {
        await roundOf(page).selectOption({ label: round });
        // The working names what was revealed, so that the last round's verdict is not taken for this one's.
        const revealed = await page.locator('[name="revealed"]').inputValue();
        await expect(page.getByRole('definition').first(), `${rule}: ${round}`).toHaveText(
          revealed,
        );
        await expect(verdicts(page), `${rule}: ${round}`).toContainText('Hash matches');
        await expect(verdicts(page), `${rule}: ${round}`).not.toContainText(/does not/i);
        if (rule !== 'seed-hash') await expect(verdicts(page)).toContainText('Result matches');
      }
    }
  });

  test('names the form that fits, another rule that does, and what copying added', async ({
    page,
  }) => {
    const button = await chooseRule(page, 'Limbo: two seeds and a nonce');
    await roundOf(page).selectOption({ label: 'Example 5: 3807692.30' });
    await expect(verdicts(page)).toContainText('Form that fits: 0.99 × 10^8');
    await ruleOf(page).selectOption({ label: 'Dice: two seeds and a nonce' });
    await page
      .getByLabel('Server seed, revealed')
      .fill('Server seed: 528555039caf67c0219c9537cf6626c63cb0bfa384b72571410e522773270eb5\u200b');
    await page.getByLabel('Client seed').fill('bRNvtSn0hp2uVFRe');
    await page.getByLabel('Nonce').fill('10');
    await page.getByLabel('Hash shown before the bet').fill('');
    await page.getByLabel('Roll the casino showed').fill('19.38');
    await button.click();
    await expect(verdicts(page)).toContainText('Does not follow this rule');
    await expect(verdicts(page)).toContainText('another rule of this game: Dice of Duel');
    await expect(verdicts(page)).toContainText('we took off the label “Server seed:”');
    await expect(verdicts(page)).toContainText('cannot be seen (U+200B)');
    await page.getByLabel('Roll the casino showed').fill('100.01');
    await button.click();
    await expect(page.getByLabel('Roll the casino showed')).toHaveAccessibleDescription(
      /from 0.00 to 100.00/,
    );
    await expect(page.getByLabel('Roll the casino showed')).toHaveValue('100.01');
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
    await expect(verdicts(page)).toContainText('Does not follow this rule');
  });

  test('sends nothing anywhere, whatever is chosen', async ({ page }) => {
    await page.goto(ADDRESS);
    const button = await startVerifier(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await ruleOf(page).selectOption({ label: 'Roulette: two seeds and a nonce' });
    await expect(verdicts(page)).toContainText('33');
    await page.getByLabel('Nonce').fill('2');
    await button.click();
    await expect(verdicts(page)).toContainText('22');
    expect(requests).toEqual([]);
    expect(page.url()).toMatch(new RegExp(`${ADDRESS}$`));
  });

  test('scrolls nothing sideways at 320, with the longest of results', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(ADDRESS);
    await startVerifier(page);
    for (const rule of ['keno', 'mines', 'plinko', 'stake-crash']) {
      await ruleOf(page).selectOption(rule);
      await roundOf(page).selectOption({ index: 2 });
      await expect(verdicts(page)).toContainText('Result matches');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, rule).toBe(0);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a worked example stands with its result and every step', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(verdicts(page)).toContainText('Result matches');
    await expect(verdicts(page)).toContainText('28.07');
    await page.getByText('Every step', { exact: true }).click();
    await expect(page.getByText('HMAC-SHA256 of the two').first()).toBeVisible();
    await expect(page.getByText(/To check your own round, turn on JavaScript/)).toBeVisible();
    await expect(roundOf(page)).toBeHidden();
  });
});
