import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { excessWidth, expect, recordCalls, test, untilAwake } from './fixtures.ts';

const ADDRESS = '/tools/case';
const TODAY = '2026-11-27';

/** On the register of Curaçao, whose rules name every kind of date. */
const CASINO = 'quillmark';

type Answers = { casino?: string; tile?: string; day?: string; country?: string };

const heading = (page: Page) => page.locator('main h2').first();

async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
  await page.goto(address);
  await untilAwake(page);
}

async function fill(page: Page, answers: Answers = {}): Promise<void> {
  const { casino = CASINO, tile = 'Win taken for a bonus rule', day = '2026-11-20' } = answers;
  await page.getByLabel('Casino', { exact: true }).selectOption(casino);
  if (answers.country !== undefined) {
    await page.getByLabel('You live in').selectOption(answers.country);
  }
  await page.getByRole('radio', { name: tile }).check();
  await page.locator('#field-day').fill(day);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Show my dates' }).click();

/** The result takes the focus. */
async function result(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
}

const dates = (page: Page) => page.getByRole('region', { name: 'Your dates' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('five questions on one screen of a phone lead to a step, dates and a letter; Back leads to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const button = await page.getByRole('button', { name: 'Show my dates' }).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(790);
  await fill(page);
  await submit(page);
  await result(page, /^Write to the casino today/);
  // Six months from Nov 20, and four weeks from today.
  await expect(dates(page).getByRole('listitem').filter({ hasText: 'May 20, 2027' })).toBeVisible();
  await expect(
    dates(page).getByRole('listitem').filter({ hasText: 'Dec 25' }).first(),
  ).toBeVisible();
  await expect(page.getByText('Never pay to be paid.').first()).toBeVisible();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(page.getByLabel('It happened on')).toHaveValue('2026-11-20');
  await page.goForward();
  await result(page, /^Write to the casino today/);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Casino', { exact: true })).toHaveValue(CASINO);
});

test('the keyboard alone answers, corrects a day and gets the letter', async ({ page }) => {
  await open(page);
  await page.getByLabel('Casino', { exact: true }).focus();
  await page.keyboard.type('No license');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('It happened on').fill('2026-11-28');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('It happened on')).toBeFocused();
  await expect(page.getByText('That day is still to come.')).toBeVisible();
  await page.getByLabel('It happened on').fill('2026-11-20');
  await page.keyboard.press('Enter');
  await result(page, 'Nobody outside decides.');
  await expect(page.getByText('No license found, so no date to name')).toBeVisible();
  await expect(dates(page).getByRole('listitem')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'What is left' }).getByRole('listitem'),
  ).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Get the letter' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The letter' })).toBeFocused();
});

test('nothing is sent or stored; the address holds the case only where the reader keeps it', async ({
  page,
}) => {
  await open(page);
  const [before, calls] = [await stored(page), recordCalls(page)];
  await fill(page);
  await submit(page);
  await result(page, /^Write/);
  expect(new URL(page.url()).hash).toBe('#result');
  await page.getByRole('button', { name: 'Keep in the address' }).click();
  await expect(page).toHaveURL(/#casino=quillmark&.*day=2026-11-20/);
  expect([await stored(page), calls]).toEqual([before, []]);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Write to the casino today/ })).toBeVisible();
});

test('copying says how many places are blank, until they are filled in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await fill(page);
  await submit(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Copied' });
  await expect(status).toContainText('not filled in');
  await page.getByText('Fill it in here').click();
  for (const field of await page.getByRole('region', { name: 'The letter' }).locator('input').all())
    await field.fill('typed here');
  await expect(page.getByText('Nothing is left blank')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(status).not.toContainText('not filled in');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('typed here');
});

test('the dates to come are a calendar file, made on the device', async ({ page }) => {
  await open(page);
  await fill(page);
  await submit(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dates to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain('DTSTART;VALUE=DATE:20270520');
  expect(file).not.toContain('DTSTART;VALUE=DATE:20261120');
});

test('shut out: lines of the chosen country come first, and no casino is linked or promoted', async ({
  page,
}) => {
  await open(page);
  await fill(page, { tile: 'I asked to be shut out', country: 'DE' });
  await page.getByLabel('It took a deposit on').fill('2026-11-24');
  await submit(page);
  await result(page, 'Then send this one letter today.');
  const help = page.getByRole('region', { name: 'Talk to someone first' });
  await expect(help).toContainText('Germany');
  await expect(help.locator('a[href^="tel:"]').first()).toBeVisible();
  const first = await help.boundingBox();
  expect(first?.y).toBeLessThan((await heading(page).boundingBox())?.y ?? Infinity);
  await expect(page.locator('a[data-paid-link][href]')).toHaveCount(0);
  await expect(page.getByText('Best Casinos')).toHaveCount(0);
  await expect(dates(page)).toContainText('It took a deposit');
  // With the letter on its way, nothing leads to another.
  await page.goto(
    `${ADDRESS}#casino=${CASINO}&country=DE&kind=shut&day=2026-11-20&written=sent&sent=2026-11-24`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Then wait for its answer.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get the letter' })).toHaveCount(0);
});

test('a bet that the audit found wrong comes along, and waits for the other answers', async ({
  page,
}) => {
  const finding = 'Nov 18, 2026, Plinko, bet 7, staked 10 USDT, paid 5 USDT, by the rule 20 USDT';
  await open(page, `${ADDRESS}#kind=game&finding=${encodeURIComponent(finding)}`);
  await expect(page.getByRole('radio', { name: 'A game or bet looks wrong' })).toBeChecked();
  await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
  await fill(page, { tile: 'A game or bet looks wrong' });
  await submit(page);
  await expect(page.getByRole('region', { name: 'The letter' })).toContainText(
    'by the rule 20 USDT',
  );
});

test('on paper stand the step, the dates and the letter, without the rest of the page', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await submit(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'The letter' })).toBeVisible();
  await expect(dates(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to do it by hand' })).toBeHidden();
});

test('axe finds nothing in any result, and none is much longer than designed', async ({ page }) => {
  test.slow();
  for (const [answers, phone, desktop] of [
    [{}, 3600, 1920],
    [{ tile: 'I asked to be shut out' }, 3950, 2320],
    [{ casino: 'license:none' }, 2570, 1520],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await fill(page, answers);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'The letter' })).toBeVisible();
    for (const [width, longest] of [
      [390, phone],
      [1440, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.locator('main').evaluate((main) => main.clientHeight);
      expect.soft(height, `${JSON.stringify(answers)} at ${width}`).toBeLessThanOrEqual(longest);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    expect(await findings(page, 'main')).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to do it by hand, and leads to the rules of each license', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('button', { name: 'Show my dates' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How to do it by hand' })).toBeVisible();
    const rules = page.getByRole('region', { name: 'The rules, license by license' });
    expect(await rules.getByRole('link').count()).toBeGreaterThan(4);
    await expect(page.getByText('Never pay to be paid.')).toBeVisible();
  });
});
