import { expect, recordCalls, test } from './fixtures.ts';
import { startVerifier, verdicts } from './verifier.ts';

const VERIFIABLE = [
  { slug: 'crash', result: '10.91×' },
  { slug: 'dice', result: '28.07' },
  { slug: 'plinko', result: '7' },
] as const;

test.describe('a game guide', () => {
  test('takes the narrow drawing on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/games/crash');
    await expect(page.getByRole('figure').locator('svg[viewBox="0 0 350 290"]')).toBeVisible();
    await expect(page.getByRole('figure').locator('svg[viewBox="0 0 760 340"]')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('worked examples stand with their results and every step', async ({ page }) => {
    for (const { slug, result } of VERIFIABLE) {
      await page.goto(`/games/${slug}`);
      await expect(verdicts(page)).toContainText('Hash matches');
      await expect(verdicts(page)).toContainText('Result matches');
      await expect(verdicts(page).getByText(result, { exact: false }).first()).toBeVisible();
      await expect(page.getByText('HMAC-SHA256 of the two').first()).toBeHidden();
      await page.getByText('Every step', { exact: true }).click();
      await expect(page.getByText('HMAC-SHA256 of the two').first()).toBeVisible();
      await expect(page.getByText(/Worked out when this page was built/)).toBeVisible();
      await expect(page.getByText('What a match doesn’t prove')).toBeVisible();
      for (const control of ['textbox', 'combobox', 'button'] as const) {
        await expect(
          page.getByRole('form', { name: 'Check a round' }).getByRole(control),
        ).toHaveCount(0);
      }
    }
  });
});

test.describe('the verifier', () => {
  test('finds a hash that does not match, and colours its figure by that', async ({ page }) => {
    await page.goto('/games/crash');
    const button = await startVerifier(page);
    const figure = verdicts(page).locator('p').first();
    const colourOf = (name: string) =>
      page.evaluate((variable) => {
        const probe = document.createElement('i');
        probe.style.color = `var(--${variable})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    await expect(figure).toHaveCSS('color', await colourOf('green'));
    const hash = page.getByLabel('Hash of the game before it');
    const right = await hash.inputValue();
    await hash.fill(`0${right.slice(1)}`);
    await expect(page.getByText('The fields have changed since')).toBeVisible();
    await button.click();
    await expect(verdicts(page)).toContainText('Hash doesn’t match');
    await expect(verdicts(page)).toContainText('Result matches');
    await expect(page.getByText('Worked out in your browser. Nothing is sent.')).toBeVisible();
    await expect(figure).toHaveCSS('color', await colourOf('vermilion'));
    await hash.fill(right);
    await page.getByLabel('Multiplier the casino showed').fill('');
    await button.click();
    await expect(verdicts(page)).toContainText('Result not compared');
    await expect(figure).toHaveCSS('color', await colourOf('ink'));
  });

  test('finds a result that the seeds do not give, and sends nothing', async ({ page }) => {
    await page.goto('/games/dice');
    const button = await startVerifier(page);
    const calls = recordCalls(page);
    await page.getByLabel('Roll the casino showed').fill('28.08');
    await button.click();
    await expect(verdicts(page)).toContainText('Doesn’t follow this rule');
    // The same seeds with nonce 1 rolled 29.02, as published.
    await page.getByLabel('Nonce').fill('1');
    await page.getByLabel('Roll the casino showed').fill('29.02');
    await button.click();
    await expect(verdicts(page)).toContainText('Result matches');
    await expect(verdicts(page)).toContainText('29.02');

    // Shows an error at each field, focuses the first, and keeps the input.
    await page.getByLabel('Client seed').fill('mine');
    await page.getByLabel('Nonce').fill('one');
    await page.getByLabel('Hash shown before the bet').fill('abc');
    await button.click();
    await expect(page.getByLabel('Nonce')).toBeFocused();
    await expect(page.getByLabel('Nonce')).toHaveAccessibleDescription(/whole number/);
    await expect(page.getByLabel('Nonce')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Hash shown before the bet')).toHaveAccessibleDescription(
      /exactly 64 characters/,
    );
    await expect(page.getByLabel('Client seed')).toHaveValue('mine');
    await expect(page.getByLabel('Nonce')).toHaveValue('one');
    await expect(page.getByLabel('Hash shown before the bet')).toHaveValue('abc');
    expect(calls).toEqual([]);
    expect(page.url()).not.toContain('?');
  });

  test('brings the example of another rule while the fields are untouched', async ({ page }) => {
    await page.goto('/games/crash');
    await startVerifier(page);
    await page.getByLabel('Rule of the game').selectOption({ label: 'Stake Crash, factor 0.99' });
    await expect(verdicts(page)).toContainText('7.74×');
    await expect(page.getByLabel('Public seed of the chain')).toBeVisible();

    // Input is not overwritten.
    await page.reload();
    await startVerifier(page);
    await page.getByLabel('Multiplier the casino showed').fill('3.00');
    await page.getByLabel('Rule of the game').selectOption({ label: 'Stake Crash, factor 0.99' });
    await expect(page.getByLabel('Multiplier the casino showed')).toHaveValue('3.00');
    await page.getByRole('button', { name: 'Load the example' }).click();
    await expect(page.getByLabel('Multiplier the casino showed')).toHaveValue('7.74');
  });

  test('brings another published round while the fields hold one', async ({ page }) => {
    await page.goto('/games/dice');
    await startVerifier(page);
    await page.getByLabel('Published round').selectOption({ label: 'Example 4: 59.67' });
    await expect(page.getByLabel('Nonce')).toHaveValue('3');
    await expect(verdicts(page)).toContainText('59.67');
    await expect(verdicts(page)).toContainText('Hash matches');
    await expect(
      page.getByText('A published round, with the published hash of its server seed.'),
    ).toBeVisible();

    // Input is kept.
    await page.getByLabel('Client seed').fill('mine');
    await page.getByLabel('Published round').selectOption({ label: 'Example 2: 29.02' });
    await expect(page.getByLabel('Client seed')).toHaveValue('mine');
    await page.getByRole('button', { name: 'Load the example' }).click();
    await expect(page.getByLabel('Nonce')).toHaveValue('1');
    await expect(verdicts(page)).toContainText('29.02');
  });

  test('keeps what was typed in a field that the next rule does not ask for', async ({ page }) => {
    await page.goto('/games/crash');
    await startVerifier(page);
    const rule = page.getByLabel('Rule of the game');
    await rule.selectOption({ label: 'Limbo: two seeds and a nonce' });
    await page.getByLabel('Nonce').fill('41');
    await rule.selectOption({ label: 'Another game: seed and hash alone' });
    await expect(page.getByLabel('Nonce')).toBeHidden();
    await rule.selectOption({ label: 'Limbo: two seeds and a nonce' });
    await expect(page.getByLabel('Nonce')).toHaveValue('41');
  });
});
