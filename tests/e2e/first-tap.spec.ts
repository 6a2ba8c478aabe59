import type { Page } from '@playwright/test';
import { slowDown } from '#tools/bench/slow-phone.ts';
import { expect, holdBack, test, untilAwake } from './fixtures.ts';
import { saveData } from './save-data.ts';
import { SCRIPT_AFTER_LOAD } from './script-after-load.ts';

/** Every page that fetches what its island needs before that is touched, with a control of it. */
const PAGES = [
  ['/payments-kyc', 'Filter the table'],
  ['/payments-kyc/no-kyc', 'Filter the table'],
  ['/contact', 'Message to us'],
  ['/tools/weights', 'Eight weights'],
  ['/tools/round', 'Check a round'],
  ['/tools/bonus', 'Your figures'],
  ['/tools/session', 'Your figures'],
  ['/compare', 'Change the comparison'],
] as const;
/**
 * So many a browser asks for at a time, where a host speaks HTTP/1.1. What only some tools share is in files of its own,
 * so that the home page is not sent the drawings of all.
 */
const AT_A_TIME = 6;
const AT_A_TIME_FOR_TOOLS = 10;
const isOfIsland = (url: string) => /\/(react|parts|client)\.|\.island\./.test(url);

/** Addresses asked for from now on. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
}

/** What the page reports as an error from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const filesOf = (element: Element) => element.getAttribute('data-files')?.split(' ') ?? [];
const island = (page: Page) => page.locator('main astro-island');
const filters = (page: Page) => page.getByRole('form', { name: 'Filter the table' });
const result = (page: Page) => filters(page).locator('[aria-live]');

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a filter is answered without a further request once the line has been idle', async ({
    page,
  }) => {
    await slowDown(page);
    await page.goto('/payments-kyc');
    await expect(island(page)).not.toHaveAttribute('ssr', '', { timeout: 30_000 });
    const asked = watchRequests(page);
    await filters(page).locator('summary').first().click();
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    // Browsers ask for it whenever they like.
    expect(asked.filter((url) => url !== '/favicon.svg')).toEqual([]);
  });

  for (const [address] of PAGES) {
    test(`${address} asks for its island when all else is there, at once and once`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto(address);
      await expect(island(page)).not.toHaveAttribute('ssr', '', { timeout: 30_000 });
      const { loadMs, files } = await page.evaluate(() => ({
        loadMs: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .loadEventStart,
        files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, startTime, responseEnd }) => ({
            name,
            askedMs: startTime,
            thereMs: responseEnd,
          }),
        ),
      }));
      const ofIsland = files.filter(({ name }) => isOfIsland(name));
      expect(ofIsland.length).toBeGreaterThan(2);
      expect(new Set(ofIsland.map(({ name }) => name)).size).toBe(ofIsland.length);
      const asked = new Set(await island(page).evaluate(filesOf));
      const isTool = /^\/(tools|compare)/.test(address);
      expect(asked.size).toBeLessThanOrEqual(isTool ? AT_A_TIME_FOR_TOOLS : AT_A_TIME);
      const first = Math.min(...ofIsland.map(({ askedMs }) => askedMs));
      const last = files.find(({ name }) => SCRIPT_AFTER_LOAD.test(name));
      expect(first).toBeGreaterThan(loadMs);
      expect(first).toBeGreaterThan(last?.thereMs ?? Infinity);
      // None waits for another to be read: all are asked for before the first has come.
      const lastAsked = Math.max(...ofIsland.map(({ askedMs }) => askedMs));
      expect(lastAsked).toBeLessThan(Math.min(...ofIsland.map(({ thereMs }) => thereMs)));
    });
  }
});

test.describe('the sliders of the home page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const form = (page: Page) => page.getByRole('form', { name: /^Move a figure/ });

  test('ask for nothing before they are seen, and are awake before they are touched', async ({
    page,
  }) => {
    const asked = watchRequests(page);
    await page.goto('/');
    await page.waitForTimeout(3000);
    expect(asked.filter(isOfIsland)).toEqual([]);
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    // Woken, and moved by nobody: what was printed still stands.
    await expect(page.locator('main figure [aria-live="polite"] dd')).toHaveText([
      '73',
      '50 cents',
      '24',
    ]);
  });

  test('are woken as well on a page that the visitor comes to later', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(island(page)).not.toHaveAttribute('ssr', '');
  });

  test('wait for a touch where the visitor saves data', async ({ page }) => {
    await page.addInitScript(saveData);
    const asked = watchRequests(page);
    await page.goto('/');
    await form(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await page.waitForTimeout(3000);
    expect(asked.filter(isOfIsland)).toEqual([]);
    await form(page).getByRole('slider').first().focus();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
  });
});

test.describe('a visitor who saves data', () => {
  test.beforeEach(({ page }) => page.addInitScript(saveData));

  for (const [address, form] of PAGES) {
    test(`is sent nothing of the island on ${address} before a touch`, async ({ page }) => {
      const asked = watchRequests(page);
      await page.goto(address);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(3000);
      expect(asked.filter(isOfIsland)).toEqual([]);
      await page.getByRole('form', { name: form }).hover();
      await expect(island(page)).not.toHaveAttribute('ssr', '');
    });
  }

  test('is shown what the address holds without a touch', async ({ page }) => {
    await page.goto('/tools/weights#w=0-30-0-0-0-0-0-0');
    await expect(page.getByRole('slider', { name: 'Withdrawal time' })).toHaveValue('30');
  });
});

test.describe('a tap that comes before the island', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, '**/client.*.js');
  });

  test('on a slider is answered by its figure before it has come, and taken over by it', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto('/', { waitUntil: 'load' });
    const slider = page.getByRole('slider', { name: 'One bet' });
    const item = page.getByRole('listitem').filter({ has: slider });
    const rail = item.locator('line').last();
    const railAtFirst = await rail.getAttribute('x2');
    await slider.fill('5');
    await expect(item.locator('b')).toHaveText('$5');
    await expect(slider).toHaveAttribute('aria-valuetext', '$5');
    const railBefore = await rail.getAttribute('x2');
    expect(railBefore).not.toBe(railAtFirst);
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(page.locator('main figure [aria-live="polite"] dd')).toHaveText(
      ['87', '$2.50', '12'],
      { timeout: 20_000 },
    );
    await expect(rail).toHaveAttribute('x2', railBefore ?? '');
    await slider.fill('1');
    await expect(item.locator('b')).toHaveText('$1');
    await expect(rail).toHaveAttribute('x2', railAtFirst ?? '');
    expect(errors).toEqual([]);
  });

  test('on a slider that is put back to where it was leaves all as it was', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/', { waitUntil: 'load' });
    const slider = page.getByRole('slider', { name: 'You put in' });
    await slider.fill('20');
    await expect(slider).toHaveAttribute('aria-valuetext', '$20');
    await slider.fill('200');
    await expect(slider).toHaveAttribute('aria-valuetext', '$200');
    release();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    await slider.fill('180');
    await expect(slider).toHaveAttribute('aria-valuetext', '$180');
    expect(errors).toEqual([]);
  });

  test('on a filter counts once it has come', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    release();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await expect(page).toHaveURL('/payments-kyc?licence=mga');
  });

  test('on a filter is answered by rows and numbers before it has come, and taken over by it', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const rows = page.locator('main tbody tr:visible');
    const gainOf = (name: RegExp) =>
      page.locator('main form label').filter({ hasText: name }).locator('small').first();
    await page.goto('/payments-kyc', { waitUntil: 'load' });
    const gainBefore = await gainOf(/^ETH/).textContent();
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await expect(rows).toHaveCount(1);
    const nameBefore = await rows.getByRole('rowheader').textContent();
    await page.getByRole('checkbox', { name: /^MGA/ }).uncheck();
    await expect(result(page)).toContainText('15 of 15 casinos');
    await expect(rows).toHaveCount(15);
    await expect(gainOf(/^ETH/)).toHaveText(gainBefore ?? '');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(rows).toHaveCount(1);
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(island(page)).not.toHaveAttribute('ssr', '');
    await expect(page).toHaveURL('/payments-kyc?licence=mga');
    await expect(rows.getByRole('rowheader')).toHaveText(nameBefore ?? '');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(rows).toHaveCount(15);
    await expect(result(page)).toHaveText(/^15 of 15 casinos\s*$/);
    await expect(gainOf(/^ETH/)).toHaveText(gainBefore ?? '');
    expect(errors).toEqual([]);
  });

  test('on Clear takes back what was chosen before it, and nothing after it', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^ETH/ }).check();
    release();
    await expect(result(page)).toContainText('11 of 15 casinos');
    await expect(page).toHaveURL('/payments-kyc?coin=eth');
  });

  test('on Clear takes back what the address asks for as well', async ({ page }) => {
    await page.goto('/payments-kyc?coin=btc&sort=speed');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    release();
    await untilAwake(page);
    await expect(page).toHaveURL('/payments-kyc?sort=speed');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/payments-kyc?coin=btc&sort=speed');
  });

  test('on a button is made good for, once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/payments-kyc');
    await page.getByRole('button', { name: 'Copy address' }).click();
    release();
    await expect(filters(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('on the head of a column sorts by it once it has come', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/payments-kyc');
    const head = page.getByRole('columnheader', { name: 'Withdrawal speed' });
    await head.getByRole('button').click();
    await expect(head.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(head.getByRole('button')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/payments-kyc?sort=speed');
    expect(errors).toEqual([]);
  });

  test('on a button counts only if nothing was done after it', async ({ page }) => {
    await page.goto('/tools/bonus');
    const example = page.getByRole('button', { name: 'Example' });
    const bet = page.getByLabel('One bet', { exact: true });
    await example.click();
    await expect(example).toHaveAttribute('aria-busy', 'true');
    await bet.fill('7');
    await expect(example).not.toHaveAttribute('aria-busy');
    release();
    await untilAwake(page);
    await expect(bet).toHaveValue('7');
  });

  test('on a button is let go of where the island cannot be had', async ({ page }) => {
    await page.unrouteAll();
    // Also when it is asked for once more.
    await page.route(/\/client\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/tools/bonus');
    const example = page.getByRole('button', { name: 'Example' });
    await example.click();
    await expect(example).not.toHaveAttribute('aria-busy');
    await expect(page.locator('main astro-island')).toHaveAttribute('ssr', '');
  });

  test('after it all of the page works as ever', async ({ page }) => {
    await page.goto('/payments-kyc');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    release();
    await untilAwake(page);
    await page.getByRole('checkbox', { name: /^MGA/ }).check();
    await expect(result(page)).toContainText('1 of 15 casinos');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(result(page)).toContainText('15 casinos');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test.describe('a choice that comes before the island', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Names of the casinos, from the top of the page down. */
  const seen = (page: Page) =>
    page
      .locator('main tbody tr:not([hidden])')
      .evaluateAll((rows) =>
        rows
          .toSorted((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)
          .map((row) => row.querySelector('th a, th b, th')?.textContent ?? ''),
      );

  test('sorts the cards at once, and is taken over by it', async ({ page }) => {
    const errors = watchErrors(page);
    const release = await holdBack(page, '**/client.*.js');
    await page.goto('/payments-kyc', { waitUntil: 'load' });
    const list = page.getByLabel('Sort by');
    const given = await seen(page);
    await list.selectOption('Withdrawal speed, slowest first');
    await expect.poll(async () => (await seen(page))[0]).toContain('Marlowick');
    await list.selectOption('Our score, highest first');
    await expect.poll(() => seen(page)).toEqual(given);
    await list.selectOption('Withdrawal speed, slowest first');
    const sorted = await seen(page);
    expect(sorted).not.toEqual(given);
    expect(sorted.toSorted()).toEqual(given.toSorted());
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(page).toHaveURL('/payments-kyc?sort=speed&order=desc');
    expect(await seen(page)).toEqual(sorted);
    await expect(list).toHaveValue('speed-desc');
    await expect(page.locator('main tbody tr').first()).toContainText('Marlowick');
    await list.selectOption('Our score, highest first');
    await expect.poll(() => seen(page)).toEqual(given);
    expect(errors).toEqual([]);
  });

  test('counts together with filters, from an address with neither', async ({ page }) => {
    const release = await holdBack(page, '**/client.*.js');
    await page.goto('/payments-kyc', { waitUntil: 'load' });
    await page.getByLabel('Sort by').selectOption('Withdrawal speed, slowest first');
    await filters(page).locator('summary').first().click();
    await page.getByRole('checkbox', { name: /^ETH/ }).check();
    await expect(result(page)).toContainText('11 of 15 casinos');
    release();
    await expect(page).toHaveURL('/payments-kyc?coin=eth&sort=speed&order=desc');
  });
});

test.describe('a weight that is moved before the island', () => {
  let release: () => void;
  const slider = (page: Page, name: string) => page.getByRole('slider', { name });
  const share = (page: Page, name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: slider(page, name) })
      .locator('b');
  const bar = (page: Page) =>
    page.getByRole('form', { name: 'Eight weights' }).locator('> svg > g');

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, '**/client.*.js');
  });

  test('is answered by its share and all others, and taken over by it', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/tools/weights', { waitUntil: 'load' });
    await slider(page, 'Licence').fill('20');
    // 20 of 105 are 19.05%; of four times 9.52% the last gets nothing of what is left over, as in weights-tool.spec.ts.
    await expect(slider(page, 'Licence')).toHaveAttribute(
      'aria-valuetext',
      'Weight 20 of 30, 19% of the score',
    );
    await expect(share(page, 'Licence')).toHaveText('19%');
    await expect(share(page, 'Costs and limits')).toHaveText('9%');
    await expect(bar(page).first().locator('rect')).toHaveAttribute('width', '19%');
    await expect(bar(page).first().locator('text')).toHaveText('19');
    await expect(bar(page).last().locator('rect')).toHaveAttribute('x', '91%');
    // Too narrow for a figure: 2 of 97. Of the others 20.62% has the largest rest.
    await slider(page, 'Fairness you can check').fill('2');
    await expect(share(page, 'Fairness you can check')).toHaveText('2%');
    const narrow = bar(page).filter({ has: page.locator('rect[width="2%"]') });
    await expect(narrow).toHaveText('');
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(page).toHaveURL(/#w=20-15-15-15-10-10-2-10$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('these weights');
    await expect(narrow.locator('text')).toHaveCount(0);
    await expect(share(page, 'Licence')).toHaveText('21%');
    await page.getByRole('button', { name: 'Our weights' }).click();
    await expect(share(page, 'Licence')).toHaveText('15%');
    await expect(slider(page, 'Licence')).toHaveValue('15');
    await expect(bar(page).locator('text')).toHaveText([
      '15',
      '15',
      '15',
      '15',
      '10',
      '10',
      '10',
      '10',
    ]);
    expect(errors).toEqual([]);
  });

  test('is put back by “Our weights” before it has come', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/tools/weights', { waitUntil: 'load' });
    await slider(page, 'Licence').press('End');
    await expect(share(page, 'Licence')).not.toHaveText('15%');
    await page.getByRole('button', { name: 'Our weights' }).click();
    await expect(share(page, 'Licence')).toHaveText('15%');
    release();
    await untilAwake(page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('our weights');
    await expect(page).toHaveURL('/tools/weights');
    expect(errors).toEqual([]);
  });

  test('is put back by “Our weights” whatever the address says', async ({ page }) => {
    await page.goto('/tools/weights#w=0-30-0-0-0-0-0-0', { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Our weights' }).click();
    release();
    await expect(page).toHaveURL('/tools/weights');
    await expect(slider(page, 'Withdrawal time')).toHaveValue('15');
  });

  test('joins the weights of the address', async ({ page }) => {
    await page.goto('/tools/weights#w=0-30-0-0-0-0-0-0', { waitUntil: 'load' });
    await slider(page, 'Licence').press('End');
    release();
    await expect(page).toHaveURL(/#w=30-30-0-0-0-0-0-0$/);
    await expect(slider(page, 'Licence')).toHaveValue('30');
    await expect(slider(page, 'Bonus terms')).toHaveValue('0');
    await expect(share(page, 'Licence')).toHaveText('50%');
  });
});

test.describe('a form that is sent before the island', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, '**/client.*.js');
  });

  test('of the self-check says what is open once it has come', async ({ page }) => {
    await page.goto('/responsible-gaming');
    const form = page.getByRole('form', { name: 'A two-minute self-check' });
    const show = form.getByRole('button', { name: 'Show my result' });
    await form.getByRole('group').first().getByLabel('Never').check();
    await show.click();
    await expect(show).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(form.getByRole('status')).toContainText('8 of 9 questions are still open');
  });

  test('of the self-check is cleared without it', async ({ page }) => {
    await page.goto('/responsible-gaming');
    const form = page.getByRole('form', { name: 'A two-minute self-check' });
    await form.getByRole('group').first().getByLabel('Never').check();
    await form.getByRole('button', { name: 'Clear my answers' }).click();
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    release();
  });

  test('of a bonus is worked out once it has come, by Enter too', async ({ page }) => {
    await page.goto('/tools/bonus');
    await page.getByLabel('One bet', { exact: true }).fill('7');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/tools\/bonus#.*7/);
  });

  test('of a session is worked out once it has come', async ({ page }) => {
    await page.goto('/tools/session');
    await page.getByRole('button', { name: 'Work it out' }).click();
    release();
    await expect(page).toHaveURL(/\/tools\/session#.+/);
  });

  test('of a round says what is wrong with its seeds once it has come', async ({ page }) => {
    await page.goto('/tools/round');
    const form = page.getByRole('form', { name: 'Check a round' });
    await form.getByLabel(/^Nonce/).fill('minus one');
    await form.getByRole('button', { name: 'Check this round' }).click();
    release();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  });

  test('of a comparison brings in what was chosen once it has come', async ({ page }) => {
    await page.goto('/compare');
    await page.getByLabel('Another casino').selectOption('Vantry');
    await page.getByRole('button', { name: /^(Add|Swap in)$/ }).click();
    release();
    await expect(page.getByRole('columnheader', { name: /^Vantry/ })).toBeVisible();
    await expect(page).toHaveURL(/#ids=.*vantry/);
  });

  test('of a comparison leaves out what is alike before it has come', async ({ page }) => {
    await page.goto('/compare');
    const facts = page.locator('main tbody th[scope="row"]').filter({ visible: true });
    const count = await facts.count();
    await page.getByRole('checkbox', { name: 'Differences only' }).check();
    await expect.poll(() => facts.count()).toBeLessThan(count);
    const left = await facts.allTextContents();
    await expect(island(page)).toHaveAttribute('ssr', '');
    release();
    await expect(page).toHaveURL(/only=differences$/);
    expect(await facts.allTextContents()).toEqual(left);
  });

  test('of a comparison is downloaded once it has come', async ({ page }) => {
    await page.goto('/compare');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = page.waitForEvent('download');
    release();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test.describe('before any script of the page has come', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, '**/*.js');
  });

  test('a link opens its dialog, and leads to its page with another key', async ({
    page,
    context,
  }) => {
    const loaded = page.goto('/payments-kyc');
    const search = page.getByRole('link', { name: 'Search', exact: true }).first();
    await search.click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      search.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await other.close();
    await search.click();
    release();
    await loaded;
    await page.keyboard.type('wagering');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveURL('/payments-kyc');
  });

  test('a button of a tool is at work, and is pressed once the island is there', async ({
    page,
  }) => {
    const loaded = page.goto('/tools/session');
    const button = page.getByRole('button', { name: 'Work it out' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await loaded;
    await expect(page).toHaveURL(/\/tools\/session#.+/);
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('a weight is moved, and said by the script of that page before the island', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const loaded = page.goto('/tools/weights');
    await page.getByRole('slider', { name: 'Licence' }).fill('20');
    release();
    await loaded;
    await expect(page).toHaveURL(/#w=20-15-15-15-10-10-10-10$/);
    expect(errors).toEqual([]);
  });
});
