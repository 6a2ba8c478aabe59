import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateLiqd } from '#tests/rounds/generate-liqd.ts';
import { generateStake } from '#tests/rounds/generate-stake.ts';
import { findings } from './axe-findings.ts';
import { expect, holdBack, recordCalls, test, untilAwake } from './fixtures.ts';

const LIQD = generateLiqd('dice', { seed: 'e2e', rounds: 40 });
const STAKE = generateStake({ seed: 'e2e', rounds: 60 });

const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const fileNamed = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

async function choose(page: Page, ...files: ReturnType<typeof fileNamed>[]) {
  await page.goto('/tools/rounds');
  await untilAwake(page);
  await page.getByLabel('Open your bet history').setInputFiles(files);
}

/** Reading ends with the focus on the finding. */
const found = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeFocused();

/** Opens one of the folded questions. */
const ask = (page: Page, question: string) => page.getByText(question, { exact: true }).click();

test.describe('the audit of a history', () => {
  test('shows a made-up history, what it needs and how to check by hand without script', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/tools/rounds');
    await expect(page.getByRole('heading', { name: 'All 114 payouts are right' })).toBeVisible();
    for (const name of ['What it needs', 'How to check by hand', 'What it can’t prove']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByLabel('Open your bet history')).toBeHidden();
    await context.close();
  });

  test('judges a file with its seeds, asks nobody and keeps nothing', async ({ page }) => {
    await page.goto('/tools/rounds');
    await untilAwake(page);
    const calls = recordCalls(page);
    const kept = () =>
      page.evaluate(async () => [
        JSON.stringify({ ...localStorage, ...sessionStorage }),
        location.href,
        (await indexedDB.databases()).length,
      ]);
    const before = await kept();
    const file = fileNamed('<img src=x onerror=alert(1)>.json', LIQD.text);
    await page.getByLabel('Open your bet history').setInputFiles(file);
    await found(page, 'All 40 payouts are right');
    await expect(page.getByText('All 40 results follow from the seeds.')).toBeVisible();
    await expect(page.getByText('<img src=x onerror=alert(1)>.json').first()).toBeVisible();
    await ask(page, 'Do the seeds match their hashes?');
    await ask(page, 'Do the results follow from the seeds?');
    await page.getByLabel('Row', { exact: true }).fill('7');
    await page.getByLabel('Row', { exact: true }).press('Enter');
    await expect(page.getByText('HMAC-SHA256 of the two')).toBeVisible();
    await expect(page.getByRole('img', { name: 'A whole rosette' })).not.toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    const { finding, checkedOn, judgements } = JSON.parse(saved) as {
      finding: string;
      checkedOn: string;
      judgements: { check: string; verdict: string }[];
    };
    expect(finding).toBe('All 40 payouts are right');
    expect(checkedOn).toBe(await page.evaluate(() => new Date().toLocaleDateString('en-CA')));
    expect(judgements.filter(({ check }) => check === 'payout')[0]).toMatchObject({
      verdict: 'agree',
      ranges: [{ file: 0, rows: '1-40' }],
    });
    for (const secret of ['onerror', ...LIQD.seeds]) expect(saved).not.toContain(secret);
    expect(calls).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test('judges payouts first, and results once the seed is pasted', async ({ page }) => {
    await choose(page, fileNamed('archive.json', STAKE.text));
    await found(page, 'All 58 payouts that can be checked are right');
    await expect(page.getByText('Results: can’t tell yet.')).toBeVisible();
    const seeds = page.getByLabel('Revealed server seeds, one a line');
    const check = page.getByRole('button', { name: 'Check with this seed' });
    await check.click();
    await expect(seeds).toHaveAccessibleDescription(
      'This field is empty. Paste at least one seed.',
    );
    await seeds.fill('another seed');
    await check.click();
    await expect(seeds).toHaveAccessibleDescription(/No round in these files has the hash/);
    await expect(seeds).toHaveValue('another seed');
    await seeds.fill(STAKE.seeds.join('\n'));
    await check.click();
    await found(page, 'All 58 payouts that can be checked are right');
    await expect(page.getByText(/^All \d+ results (that can be checked )?follow/)).toBeVisible();
  });

  test('says a wrong payout first, as a receipt, on the first screen of a phone; axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const archive = JSON.parse(STAKE.text) as { data: { payout: number; iid: string } }[];
    const bet = archive.find(({ data }) => data.payout > 0);
    if (bet === undefined) throw new Error('Expected a bet that paid something');
    bet.data.payout /= 2;
    await choose(page, fileNamed('archive.json', JSON.stringify(archive)));
    const finding = page.getByRole('heading', { name: /^1 of 58 payouts is wrong: you were paid/ });
    await expect(finding).toBeFocused();
    const lines = page
      .getByRole('region', { name: /^1 of 58/ })
      .getByRole('list')
      .first();
    const { y = 0, height = Infinity } = (await lines.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
    const receipt = page.getByRole('region', { name: 'The wrong payout' });
    for (const part of [
      'When',
      'Game',
      'Bet number',
      'Stake',
      'Should be',
      'Paid',
      'Short by',
      'Rule:',
    ])
      await expect(receipt).toContainText(part);
    expect(await findings(page, 'main')).toEqual([]);
  });

  test('is printed on one page, kept on the way back, and offered by the hash of its file; files can be taken out again', async ({
    page,
  }) => {
    await choose(page, fileNamed('one.json', STAKE.text), fileNamed('two.json', LIQD.text));
    await found(page, 'All 98 payouts that can be checked are right');
    const printed = (await page.pdf({ format: 'Letter', margin: MARGINS })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^SHA-256 [0-9a-f]{64}$/)).toHaveCount(2);
    await expect(page.getByText(/^Checked on [A-Z][a-z]+ \d+, 20\d\d by version/)).toBeVisible();
    const file = await page.request.get('/tools/rounds/audit.htm');
    const hash = createHash('sha256')
      .update(await file.body())
      .digest('hex');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(hash)).toBeVisible();
    await page.getByRole('link', { name: 'Get your history' }).click();
    await expect(page).toHaveURL('/tools/rounds/history');
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'All 98 payouts that can be checked are right' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove one.json' }).click();
    await found(page, 'All 40 payouts are right');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Open your bet history')).toBeVisible();
  });

  test('refuses a picture, reads the table beside it as the reader says', async ({ page }) => {
    const table =
      'Zeit;Spiel;Einsatz;Auszahlung\n28.01.2026 12:00;Slot;1,50;3,00\n28.01.2026 12:01;Slot;2,00;0,00\n';
    await choose(page, fileNamed('photo.png', '\u0000PNG'), fileNamed('wetten.csv', table));
    await expect(
      page.getByRole('listitem').filter({ hasText: 'bytes that no text has' }),
    ).toBeVisible();
    await page.getByLabel('Stake', { exact: true }).selectOption('Einsatz');
    await page.getByLabel('All that came back').selectOption('Auszahlung');
    await page.getByLabel('Numbers are written').selectOption('1.234,56');
    await page.getByLabel('Currency, if no column has it').fill('eur');
    await page.getByRole('button', { name: 'Use these columns' }).click();
    await found(page, 'Can’t be judged from this file');
    await expect(page.getByText('You lost 0.50 EUR.').first()).toBeVisible();
    await ask(page, 'Did you keep the bonus rules?');
    const last = page.getByLabel('Last moment');
    const largest = page.getByLabel('Largest bet allowed');
    const hold = page.getByRole('button', { name: 'Check my bets' });
    await hold.click();
    await expect(page.getByLabel('First moment')).toHaveAccessibleDescription(/^The form is empty/);
    await page.getByLabel('Currency, as in the history').fill('EUR');
    await largest.fill('1,6');
    await last.pressSequentially('01');
    await hold.click();
    await expect(largest).toHaveAccessibleDescription(/^“1,6” can’t be read\. Enter an amount/);
    await expect(largest).toHaveValue('1,6');
    await expect(last).toHaveAccessibleDescription(/^A part is missing\. Enter day and time/);
    await expect(last).toBeFocused();
    await last.fill('');
    await largest.fill('1.6');
    await hold.click();
    await expect(page.getByText('1 of 2 bets breaks a rule.')).toBeVisible();
  });

  test('stops at once while it reads', async ({ page }) => {
    const release = await holdBack(page, '**/audit.worker-*.js');
    await choose(page, fileNamed('archive.json', STAKE.text));
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^Stopped\./)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    release();
  });
});
