import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const ADDRESS = '/tools/bonus';

/** 100% of $100 at 35 times the bonus on red or black, whose outcome is published. */
const ROULETTE =
  'kind=match&deposit=100&match=100&wagering=35&base=bonus&game=roulette&bet=1&counts=100&bonus=cashable&cap=none&currency=USD';
const WILD =
  'kind=match&deposit=200&match=100&wagering=35&base=bonus&game=wild&rtp=96&bet=1&counts=100&bonus=cashable&cap=none&currency=USD';

const heading = (page: Page) => page.locator('#result-title');
const submit = (page: Page) => page.getByRole('button', { name: 'Work it out' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' });

async function start(page: Page, fragment = '') {
  await page.goto(fragment === '' ? ADDRESS : `${ADDRESS}#${fragment}`);
  await expect(page.locator('astro-island[component-url*="BonusTool"]')).not.toHaveAttribute('ssr');
}

test.describe('the tool that weighs a bonus', () => {
  test('shows a worked example at first, made when the page was built', async ({ page }) => {
    await start(page);
    await expect(heading(page)).toHaveText('73 of 100 lose everything');
    await expect(receipt(page)).toContainText('Worked out when this page was built.');
    await expect(page.getByText('Without the bonus')).toBeVisible();

    // A slot may return all of what is bet: 200 × 35 = $7,000 of $1 bets at no edge cost nothing.
    await page.getByLabel('It returns').fill('100');
    await submit(page).click();
    await expect(page.getByText('What those bets cost on average: $7,000 × 0%.')).toBeVisible();
    await expect(page.getByText('A figure is missing, or can’t be read.')).toHaveCount(0);
  });

  test('works out a published plan of the address, and saves a receipt', async ({ page }) => {
    await start(page, ROULETTE);
    // Published row: loses all .053141, more .529629, middle 106.
    await expect(heading(page)).toHaveText('53 of 100 leave with more than they put in');
    const figure = page.getByRole('figure').first();
    await expect(figure).toContainText('53leave with more than they put in');
    await expect(figure).toContainText('$106');
    const results = page.getByRole('table', { name: 'How many leave with this or less' });
    await expect(results).toContainText('50 (middle result)$106');
    await expect(receipt(page)).toContainText(
      /by \/assets\/outcome\.worker-[\w-]+\.js, SHA-256 [0-9a-f]{64}/,
    );

    const player = page.getByRole('slider', { name: 'Player' });
    await expect(player).toHaveAttribute('aria-valuetext', /^Player 50 of 100: \$/);
    await player.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('Player 1 of 100 leaves with $0')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(player).toHaveValue('2');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    const saved = await download;
    const file: unknown = JSON.parse(readFileSync(await saved.path(), 'utf8'));
    expect(file).toMatchObject({
      method: { version: 4 },
      plan: { deposit: '100', wagering: '35', game: 'roulette' },
      result: {
        ...{ median: 106, ofHundred: { lose: 5, above: 53 } },
        ...{ cashOutMedian: 106, cashOutOfHundred: { nothing: 5, above: 53 } },
      },
      module: { address: expect.stringMatching(/^\/assets\/outcome\.worker/) },
    });
    expect(file).toHaveProperty('result.lose', expect.closeTo(0.053141, 6));
    expect(file).toHaveProperty('address', expect.stringContaining('/tools/bonus#kind=match'));
  });

  test('keeps what is typed and says beside each field what is wrong', async ({ page }) => {
    await start(page);
    await page.getByRole('textbox', { name: 'You put in', exact: true }).fill('a hundred');
    await page.getByLabel('One bet').fill('0');
    await page.getByText('Further terms').click();
    await page.getByLabel('Each bet counts').fill('');
    await page.getByText('Further terms').click();
    await submit(page).click();
    const deposit = page.getByRole('textbox', { name: 'You put in', exact: true });
    await expect(deposit).toBeFocused();
    await expect(deposit).toHaveValue('a hundred');
    await expect(deposit).toHaveAccessibleDescription(/Enter a number from 0.01 to 1,000,000/);
    await expect(page.getByLabel('One bet')).toHaveAccessibleDescription('Expected 0.01 or more.');
    // In the folded part of the form.
    await expect(page.getByLabel('Each bet counts')).toBeVisible();
    await expect(heading(page)).toHaveText('73 of 100 lose everything');
    expect(await findings(page, 'main')).toEqual([]);
  });

  test('warns of a bet above the rule, and sets it', async ({ page }) => {
    await start(page, `${ROULETTE}&maxbet=0.50&days=1`);
    await expect(page.getByText('$1 is above the largest bet allowed.')).toBeVisible();
    await page.getByRole('button', { name: 'Set the bet to 0.5' }).click();
    await expect(page.getByText('is above the largest bet allowed')).toHaveCount(0);
    await expect(page.getByLabel('One bet')).toHaveValue('0.5');
  });

  test('says when all bets take longer than the terms give', async ({ page }) => {
    // 35 × $600 in bets of 50 cents: 42,000 bets, 70 hours.
    await start(
      page,
      ROULETTE.replace('deposit=100', 'deposit=600').replace('bet=1', 'bet=0.50') + '&days=1',
    );
    await expect(page.getByText('Not enough time.')).toBeVisible();
    await expect(page.getByText('Every bet takes 70 hours')).toBeVisible();
  });

  test('can be stopped in the middle of a long sum, and goes on with another', async ({ page }) => {
    await start(page, WILD);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped. The last result is still below.')).toBeVisible();
    await page.getByLabel('You play').selectOption('roulette');
    await page.getByRole('textbox', { name: 'You put in', exact: true }).fill('100');
    await page.getByLabel('Wagering').fill('35');
    await submit(page).click();
    await expect(heading(page)).toHaveText('53 of 100 leave with more than they put in');
  });

  test('asks when you’d leave, and what was bet, where the terms need it', async ({ page }) => {
    await start(page, ROULETTE);
    await expect(heading(page)).toHaveText('53 of 100 leave with more than they put in');
    await page.getByText('Further terms').click();
    const stop = page.getByLabel('You’d leave at');
    const soFar = page.getByLabel('Bet so far');
    await expect(stop).toBeHidden();
    await expect(soFar).toBeHidden();
    await page.getByLabel('A withdrawal before the end').selectOption('free');
    await page.getByLabel('Canceling the bonus').selectOption('balance-less-wins');
    await stop.fill('100');
    await stop.press('Enter');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveAccessibleDescription('Expected more than you put in.');
    expect(await findings(page, 'main')).toEqual([]);
    await stop.fill('101');
    await soFar.fill('130');
    await stop.press('Enter');
    await expect(page.getByText('Own money is bet first, and leaves at $101.')).toBeVisible();
    await expect(page.getByText('Canceling now leaves nothing')).toBeVisible();
    await expect(page.getByText('The text’s own sum is −$30')).toBeVisible();
    await expect(page.getByLabel('Balance now')).toBeHidden();
    expect(page.url()).toContain('stop=101');
    await page.reload();
    await expect(page.getByText('Own money is bet first, and leaves at $101.')).toBeVisible();
  });

  test('keeps two plans beside the one that is worked on, in the address too', async ({ page }) => {
    await start(page, ROULETTE);
    await expect(heading(page)).toHaveText('53 of 100 leave with more than they put in');
    const keep = page.getByRole('button', { name: 'Keep this plan to compare' });
    await keep.click();
    await expect(keep).toBeDisabled();
    await page.getByLabel('Wagering').fill('70');
    await submit(page).click();
    await expect(heading(page)).not.toHaveText('53 of 100 leave with more than they put in');
    const kept = page.getByRole('article').filter({ hasText: '35×' });
    await expect(kept).toContainText('Of 100 players, 5 lose everything.');
    await page.reload();
    await expect(kept).toContainText('Of 100 players, 5 lose everything.');
    await kept.getByRole('button', { name: 'Work on this' }).click();
    await expect(page.getByLabel('Wagering')).toHaveValue('35');
    await kept.getByRole('button', { name: 'Remove' }).click();
    await expect(kept).toHaveCount(0);
  });

  // The fixture fails on any error thrown.
  test('takes a fragment that is none for what it is', async ({ page }) => {
    await start(page, '%E0%A4%A');
    for (const fragment of [';;;;', 'deposit=<script>alert(1)</script>', 'kind=none&bet=']) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
    }
    await expect(page.getByText('A figure is missing, or can’t be read.')).toBeVisible();
    await expect(heading(page)).toHaveText('73 of 100 lose everything');
  });

  test('says so where the script of the sum does not come', async ({ page }) => {
    await page.route('**/outcome.worker*', (route) => route.abort());
    await start(page, ROULETTE);
    await expect(page.getByText('The math didn’t run')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'You put in', exact: true })).toHaveValue('100');
  });

  test('says what an offer leaves to the reader, and works it out then', async ({ page }) => {
    await page.goto('/bonuses');
    await page.locator('a[href^="/tools/bonus#kind=refund"]').first().click();
    await expect(page.getByText('A figure is missing, or can’t be read.')).toBeVisible();
    const bets = page.getByLabel('Bets of the period');
    await expect(bets).toHaveAccessibleDescription(/^Enter a number/);
    await bets.fill('1000');
    await submit(page).click();
    await expect(receipt(page)).toContainText('Worked out on your device');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the example and no control that does nothing', async ({ page }) => {
      await page.goto(ADDRESS);
      await expect(heading(page)).toHaveText('73 of 100 lose everything');
      await expect(page.getByText('This form needs its script')).toBeVisible();
      await expect(submit(page)).toBeHidden();
      await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    });
  });
});
