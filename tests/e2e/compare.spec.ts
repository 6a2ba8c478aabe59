import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findings } from './axe-findings.ts';
import {
  blockStorage,
  excessWidth,
  expect,
  holdBack,
  recordCalls,
  test,
  untilAwake,
} from './fixtures.ts';

const ADDRESS = '/compare';
const COLUMNS = '**/compare/casinos/*.json';

const table = (page: Page) => page.getByRole('table');
const status = (page: Page) => page.getByRole('main').locator('[aria-live="polite"]');
const switchOf = (page: Page) => page.getByRole('checkbox', { name: 'Differences only' });
const select = (page: Page) => page.getByRole('combobox', { name: 'Another casino' });
const tray = (page: Page) => page.getByRole('region', { name: 'Casinos to compare' });
const pick = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: `Compare ${name}` })
    .first();
const slots = (page: Page) => tray(page).getByRole('listitem').getByRole('button');

const names = (page: Page) => table(page).locator('thead').getByRole('link').allTextContents();

/** Cells of a row, by casino. */
const cellsOf = (page: Page, row: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell');

/** Opens the page and waits for its island, with the requested casinos. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${ADDRESS}${fragment}`);
  // Buttons appear with the casinos of the address.
  await expect(table(page).getByRole('button').first()).toBeVisible();
  await expect(table(page)).not.toHaveAttribute('aria-busy', 'true');
}

async function add(page: Page, name: string, button = 'Add'): Promise<void> {
  await select(page).selectOption({ label: name });
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('casinos side by side', () => {
  test('are those of the address, in its order, unknown values included', async ({ page }) => {
    await open(page, '#ids=wickmere,quillmark,northbarrow');
    await expect.poll(() => names(page)).toEqual(['Wickmere', 'Quillmark', 'Northbarrow']);
    await expect(status(page)).toContainText('Wickmere, Quillmark and Northbarrow side by side.');
    await expect(cellsOf(page, 'Identity checks (KYC)').first()).toHaveText('Not known');
    expect(await table(page).innerText()).not.toMatch(/^[–—-]$/m);
  });

  test('say what their reviews say, name the better value, and no winner', async ({ page }) => {
    await page.goto('/reviews/quillmark#fact-withdrawal');
    const [, value, , readOn] = await page
      .locator('#fact-withdrawal')
      .locator('th, td')
      .allInnerTexts();
    await open(page, '#ids=quillmark,ferrystone');
    const time = cellsOf(page, 'Withdrawal time');
    await expect(time.first()).toContainText(String(value).split('\n')[0] ?? '');
    await expect(time.first()).toContainText(String(readOn));
    await expect(time.first()).not.toContainText('Grade');
    // 2 to 10 minutes against 1 to 12 hours, 35 times the bonus against 25.
    await expect(time.nth(0)).toContainText('Shorter');
    await expect(time.nth(1)).not.toContainText('Shorter');
    await expect(cellsOf(page, 'Wagering').nth(0)).toContainText('Lower');
    await expect(cellsOf(page, 'Max payout').nth(0)).toContainText('Higher');
    // An earlier check is not better or worse for everybody.
    await expect(cellsOf(page, 'Identity checks (KYC)').nth(0)).toHaveText(
      /^Partial: above an amount ?Read on/,
    );
    await expect(table(page)).not.toContainText(/winner|best overall/i);
    // To the review first, then to the casino by the marked link.
    const readOnCell = cellsOf(page, 'Read on').first();
    const links = readOnCell.getByRole('link');
    await expect(links).toHaveText([/^Read review/, /^Visit/]);
    await expect(links.nth(0)).toHaveAttribute('href', '/reviews/quillmark');
    await expect(links.nth(1)).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
    await expect(readOnCell).toContainText('Paid link');
  });
});

test.describe('a visitor', () => {
  test('adds a casino, takes one out, and comes back by Back', async ({ page }) => {
    await open(page, '#ids=quillmark,ferrystone');
    await add(page, 'Vantry');
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,ferrystone,vantry`);
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone', 'Vantry']);
    await page.getByRole('button', { name: 'Take Ferrystone out' }).click();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Vantry']);
    await expect(status(page).locator('p').first()).toBeFocused();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone', 'Vantry']);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone']);
    await page.goForward();
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,ferrystone,vantry`);
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone', 'Vantry']);
  });

  test('reads a review and comes back to the same comparison', async ({ page }) => {
    await open(page, '#ids=quillmark,ferrystone');
    await add(page, 'Vantry');
    await expect.poll(() => names(page)).toHaveLength(3);
    await table(page).getByRole('link', { name: 'Read review of Vantry' }).click();
    await expect(page).toHaveURL('/reviews/vantry');
    await page.goBack();
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,ferrystone,vantry`);
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone', 'Vantry']);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone']);
  });

  test('leaves out what is alike, and never the chips', async ({ page }) => {
    await open(page, '#ids=quillmark,northbarrow');
    const rows = table(page).locator('tbody th[scope="row"]').filter({ visible: true });
    const all = await rows.count();
    const said = /differ in (\d+) of (\d+) facts/.exec(await status(page).innerText());
    await switchOf(page).check();
    await expect(page).toHaveURL(/&only=differences$/);
    // Beside the facts there are the chips, the sheet in short and the links.
    await expect(rows).toHaveCount(Number(said?.[1]) + 3);
    expect(all).toBe(Number(said?.[2]) + 3);
    for (const row of await rows.all()) {
      const texts = await row.locator('xpath=following-sibling::td').allInnerTexts();
      expect(new Set(texts).size, await row.innerText()).toBe(texts.length);
    }
    await expect(cellsOf(page, 'Played through').first()).toBeVisible();
    await switchOf(page).uncheck();
    await expect(rows).toHaveCount(all);
  });

  test('does all of it with the keyboard, and loses nothing by a skip link', async ({ page }) => {
    await open(page, '#ids=quillmark,ferrystone');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: /skip/i }).press('Enter');
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone']);
    await select(page).focus();
    await page.keyboard.type('Vantry');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone', 'Vantry']);
    await switchOf(page).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/only=differences/);
  });

  test('takes the table along as CSV', async ({ page }) => {
    await open(page, '#ids=quillmark,ferrystone');
    const calls = recordCalls(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('compare-quillmark-ferrystone.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(
      /^\uFEFF"Subject","Fact","Quillmark","Grade of evidence","Read on","Ferrystone","Grade of evidence","Read on"\r\n/,
    );
    expect(text).toContain('"Money out","Withdrawal time","2 to 10 min","D",');
    expect(text).toContain('"Invented sample"');
    expect(text).toContain(`${ADDRESS}#ids=quillmark,ferrystone"`);
    expect(calls).toEqual([]);
  });
});

test.describe('where the line fails', () => {
  test('what came is shown, what did not is named, and a press asks again', async ({ page }) => {
    await page.route('**/compare/casinos/vantry.json', (route) => route.abort());
    await page.goto(`${ADDRESS}#ids=quillmark,northbarrow,vantry`);
    await expect(status(page)).toContainText('Vantry couldn’t be fetched.');
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Northbarrow']);
    await page.unroute('**/compare/casinos/vantry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Northbarrow', 'Vantry']);
    await expect(status(page)).not.toContainText('couldn’t be fetched');
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,northbarrow,vantry`);
  });

  test('while casinos are on their way the table says so', async ({ page }) => {
    const release = await holdBack(page, COLUMNS);
    await page.goto(`${ADDRESS}#ids=saltlantern,vantry`);
    await expect(status(page)).toContainText('Fetching Saltlantern and Vantry…');
    await expect(table(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => names(page)).toEqual(['Saltlantern', 'Vantry']);
    await expect(table(page)).not.toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two stand side by side, and the others can be brought in', async ({ page }) => {
    await open(page, '#ids=quillmark,ferrystone,northbarrow,vantry');
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Ferrystone']);
    await page.getByRole('button', { name: 'Show Vantry' }).click();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Vantry']);
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,vantry,ferrystone,northbarrow`);
    await add(page, 'Larkspire', 'Swap in');
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Larkspire']);
    await cellsOf(page, 'License').first().scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    const headTop = async () => (await table(page).locator('thead').boundingBox())?.y;
    await expect.poll(headTop).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(await headTop()).toBeGreaterThan(0);
  });

  test('two slots are there, and a third casino finds none', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Saltlantern', 'Copperfinch', 'Quillmark']) await pick(page, name).click();
    await expect(tray(page).getByRole('status')).toHaveText(
      'No room for Quillmark: you can compare 2 on this screen. Take one out first.',
    );
    await expect(pick(page, 'Quillmark')).not.toBeChecked();
    await expect(slots(page)).toHaveCount(2);
  });
});

test.describe('the tray', () => {
  const trayScripts = (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    return () => scripts.filter((url) => url.includes('compare-tray'));
  };

  test('comes with its script when the first casino is picked', async ({ page }) => {
    const scripts = trayScripts(page);
    await page.goto('/');
    await pick(page, 'Quillmark').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts()).toEqual([]);
    await expect(tray(page)).toBeHidden();
    await pick(page, 'Quillmark').check();
    await expect(tray(page)).toBeVisible();
    expect(scripts()).toHaveLength(1);
  });

  test('takes casinos from cards and tables, and leads to all of them', async ({ page }) => {
    await page.goto('/');
    await pick(page, 'Quillmark').check();
    await expect(tray(page).getByRole('status')).toContainText('Quillmark is in. One more');
    await expect(tray(page).getByRole('link', { name: /^Compare/ })).toBeHidden();

    await page.goto('/payments-kyc');
    await expect(pick(page, 'Quillmark')).toBeChecked();
    await pick(page, 'Ferrystone').check();
    await expect(tray(page).getByRole('link', { name: 'Compare 2' })).toBeVisible();

    await page.goto('/bonuses');
    await expect(pick(page, 'Ferrystone')).toBeChecked();
    await pick(page, 'Vantry').check();
    await expect(slots(page)).toHaveCount(3);
    await pick(page, 'Northbarrow').check();
    await expect(slots(page)).toHaveCount(4);

    await tray(page).getByRole('link', { name: 'Compare 4' }).click();
    await expect(page).toHaveURL(`${ADDRESS}#ids=quillmark,ferrystone,vantry,northbarrow`);
    await expect
      .poll(() => names(page))
      .toEqual(['Quillmark', 'Ferrystone', 'Vantry', 'Northbarrow']);
  });

  test('goes along by the links of the site, and on the way back', async ({ page }) => {
    await page.goto('/');
    await pick(page, 'Quillmark').check();
    await pick(page, 'Saltlantern').check();
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).first().click();
    await expect(page).toHaveURL('/bonuses');
    await expect(slots(page)).toHaveCount(2);
    await expect(pick(page, 'Saltlantern')).toBeChecked();
    await tray(page).getByRole('link', { name: 'Compare 2' }).click();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Saltlantern']);
    await expect(tray(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/bonuses');
    await expect(slots(page)).toHaveCount(2);
  });

  test('takes what was picked before its script came, over a reload too', async ({ page }) => {
    const release = await holdBack(page, '**/compare-tray.*.js');
    await page.goto('/');
    await pick(page, 'Saltlantern').check();
    await page.reload();
    await pick(page, 'Quillmark').check();
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).first().click();
    await expect(page).toHaveURL('/bonuses');
    release();
    await expect(tray(page).getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      `${ADDRESS}#ids=saltlantern,quillmark`,
    );
    await expect(pick(page, 'Quillmark')).toBeChecked();
  });

  test('has four slots, lets go of one, and of all', async ({ page }) => {
    await page.goto('/payments-kyc');
    for (const name of ['Saltlantern', 'Copperfinch', 'Quillmark', 'Northbarrow', 'Dunmarch']) {
      await pick(page, name).click();
    }
    await expect(tray(page).getByRole('status')).toContainText(
      'No room for Dunmarch: you can compare 4',
    );
    await tray(page).getByRole('button', { name: 'Take Copperfinch out' }).click();
    await expect(slots(page)).toHaveCount(3);
    await expect(pick(page, 'Copperfinch')).not.toBeChecked();
    await expect(tray(page).getByRole('link', { name: 'Compare 3' })).toBeFocused();
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    await expect(tray(page)).toBeHidden();
    await expect(pick(page, 'Quillmark')).not.toBeChecked();
    await page.reload();
    await expect(tray(page)).toBeHidden();
  });

  test('passes axe, and covers neither the focus nor the end of the page', async ({ page }) => {
    await page.goto('/bonuses');
    await pick(page, 'Saltlantern').check();
    await pick(page, 'Quillmark').check();
    await expect(slots(page)).toHaveCount(2);
    expect(await findings(page, '[data-compare-tray]')).toEqual([]);
    const top = (await tray(page).boundingBox())?.y ?? 0;
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest('[data-compare-tray]')) return 0;
        return focused.getBoundingClientRect().bottom;
      });
      expect(bottom).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('contentinfo').boundingBox();
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  });

  test('works where the browser stores nothing', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Close for now' }).click();
    await pick(page, 'Quillmark').check();
    await expect(tray(page)).toBeVisible();
    await pick(page, 'Saltlantern').check();
    await tray(page).getByRole('link', { name: 'Compare 2' }).click();
    await expect.poll(() => names(page)).toEqual(['Quillmark', 'Saltlantern']);
  });

  test('heeds rows that a filter brings back', async ({ page }) => {
    await page.goto('/payments-kyc');
    await pick(page, 'Quillmark').check();
    await untilAwake(page);
    await page.getByRole('button', { name: 'Min deposit' }).click();
    await expect(page).toHaveURL(/sort=deposit/);
    await expect(pick(page, 'Quillmark')).toBeChecked();
    await expect(pick(page, 'Ferrystone')).not.toBeChecked();
  });
});

test.describe('a new visitor', () => {
  test.use({ consent: null });

  test('is asked about cookies below the tray, which stands on the question', async ({ page }) => {
    await page.goto('/bonuses');
    await pick(page, 'Saltlantern').check();
    const banner = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(banner).toBeVisible();
    await expect(tray(page)).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await tray(page).boundingBox(), await banner.boundingBox()];
        return Math.round((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
      })
      .toBe(0);
    await banner.getByRole('button', { name: 'Reject All' }).click();
    await expect
      .poll(async () => {
        const box = await tray(page).boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(page.viewportSize()?.height);
  });
});

test('at any width nothing is wider than the window, and axe finds nothing on a phone', async ({
  page,
}) => {
  await open(page, '#ids=quillmark,wickmere,marlowick,nowhere');
  await expect(status(page)).toContainText('nowhere');
  for (const width of [1920, 1440, 1024, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excessWidth(page), `${width} px`).toBe(0);
  }
  await expect(page.getByRole('button', { name: 'Show Marlowick' })).toBeVisible();
  expect(await findings(page, 'main')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('two casinos are compared, and no control stands that does nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(table(page)).toBeVisible();
    await expect(page.getByText(/To compare other casinos, turn on JavaScript/)).toBeVisible();
    for (const control of ['button', 'checkbox', 'combobox'] as const) {
      await expect(page.getByRole('main').getByRole(control)).toHaveCount(0);
    }
  });

  test('no page shows anything to pick casinos with', async ({ page }) => {
    for (const address of ['/', '/bonuses', '/payments-kyc']) {
      await page.goto(address);
      await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
      await expect(tray(page)).toBeHidden();
    }
  });
});
