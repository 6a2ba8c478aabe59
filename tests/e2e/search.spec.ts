import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox');
const resultsOf = (page: Page) => dialogOf(page).getByRole('list').getByRole('link');
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

/** Opens the search by its shortcut, on a small page. */
async function open(page: Page): Promise<void> {
  await page.goto('/privacy-policy');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

/** Puts a query in the place of what was asked before, and waits for its results. */
async function ask(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(dialogOf(page).getByRole('status')).toContainText(`“${query}”`);
}

/** Scripts and data that only the search needs. */
function recordSearchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/pagefind\/|SearchDialog|\/client\.|\/react/i.test(pathname)) files.push(pathname);
  });
  return files;
}

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const files = recordSearchFiles(page);
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  expect(files).toEqual([]);
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await fieldOf(page).fill('quillmark');
  await expect(resultsOf(page).first()).toBeVisible();
  expect(files.some((file) => file.startsWith('/pagefind/'))).toBe(true);
});

test('button and keys open it in its field, Escape gives the focus back', async ({ page }) => {
  await page.goto('/privacy-policy');
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page).toHaveURL('/privacy-policy');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('it takes all of a phone’s window, and leaves a tablet’s page in sight', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/payments-kyc');
  const main = page.locator('main');
  for (const [width, covers] of [
    [768, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const before = await main.evaluate((element: HTMLElement) => element.offsetHeight);
    await opener(page).click();
    await expect(fieldOf(page)).toBeFocused();
    const { width: covered } = (await dialogOf(page).boundingBox()) ?? { width: 0 };
    expect(covered === width).toBe(covers);
    expect(await main.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  await opener(page).click();
  await fieldOf(page).fill('quillmark');
  await resultsOf(page).first().click();
  await expect(page).toHaveURL('/reviews/quillmark');
});

test('each kind of thing is found, slips are forgiven, an excerpt quotes what is shown, markup is text', async ({
  page,
}) => {
  test.slow();
  await open(page);
  const status = dialogOf(page).getByRole('status');
  const list = dialogOf(page).getByRole('list');
  await page.keyboard.type('saltlantern');
  await expect(status).toHaveText(/^\d+ results for “saltlantern”$/);
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/reviews/saltlantern');
  await expect(dialogOf(page).getByRole('listitem').first().locator('mark')).toHaveText(
    /Saltlantern/,
  );
  for (const [query, href] of [
    ['dunmarch spins', '/bonuses#dunmarch-spins'],
    ['reading bonus terms', '/guides/reading-bonus-terms'],
    ['plinko', '/games/plinko'],
    ['germany', '/country/germany'],
    ['check a round', '/tools/round'],
    ['what is provably fair', '/guides/provably-fair-explained'],
    ['provably fair games', '/payments-kyc/provably-fair'],
    ['cash back', '/bonuses/cashback'],
    ['cost of an hour', '/games#hours-title'],
    ['monero', '/payments-kyc/fees-by-coin#coin-xmr'],
  ] as const) {
    await ask(page, query);
    await expect(resultsOf(page).first()).toHaveAttribute('href', href);
  }

  await ask(page, 'quilmark');
  await expect(status).toHaveText(/^Nothing found for “quilmark”\. \d+ results for “quillmark”:$/);
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/reviews/quillmark');
  await ask(page, 'plinko xyzzy');
  await expect(status).toHaveText(
    /^Nothing found for “plinko xyzzy”\. \d+ results for “plinko”, without “xyzzy”:$/,
  );
  await expect(resultsOf(page)).not.toHaveCount(0);
  const words = 'trc20 erc20 cashout signup highroller livedealer sicbo selfexclusion provablyfair';
  for (const typed of `${words} freespins x35`.split(' ')) {
    await fieldOf(page).fill(typed);
    await expect(status).toHaveText(
      new RegExp(`^\\d+ results? for “${typed}”(, read as “[a-z0-9 ]+”)?$`),
    );
  }

  await ask(page, 'xmr');
  await expect(resultsOf(page)).not.toHaveCount(0);
  await expect(list).not.toContainText(/your country on record|feeA/);
  await ask(page, 'monero');
  await expect(resultsOf(page)).not.toHaveCount(0);
  await expect(list).not.toContainText(/Not known/);
  // No titles, dates or words for screen readers: each excerpt begins with a sentence.
  await ask(page, 'best bonus');
  const excerpts = await dialogOf(page).locator('ol li > p:last-child').allInnerTexts();
  expect(excerpts.length).toBeGreaterThan(5);
  expect(excerpts.filter((text) => !/^[“"(]?[A-Z0-9$].*[.!?…:]/s.test(text))).toEqual([]);
  expect(excerpts.join(' ')).not.toMatch(/min read|opens in a new tab/);
  await ask(page, '<img src=x onerror=alert(1)>');
  await expect(dialogOf(page).locator('img')).toHaveCount(0);
});

test('arrow keys lead through the results and back, Enter opens one', async ({ page }) => {
  await open(page);
  await ask(page, 'wagering');
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const second = resultsOf(page).nth(1);
  await expect(second).toBeFocused();
  const href = String(await second.getAttribute('href'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialogOf(page)).toBeHidden();
});

test('a question that was found stands open on its page', async ({ page }) => {
  await open(page);
  await page.keyboard.type('what does 35× wagering mean');
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/faq#what-35x-wagering-means');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#what-35x-wagering-means');
  await expect(page.locator('#what-35x-wagering-means')).toHaveAttribute('open', '');
  await expect(page.locator('#what-35x-wagering-means')).toBeInViewport();
});

test('Escape keeps what was searched for, and typing goes on from a result', async ({ page }) => {
  await open(page);
  await ask(page, 'quill');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('mark');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('quillmark');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toHaveValue('quillmark');
  await page.keyboard.type('vantry');
  await expect(fieldOf(page)).toHaveValue('vantry');
  // Closed and opened within one frame.
  await dialogOf(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.showModal();
  });
  await page.keyboard.type('orrin');
  await expect(fieldOf(page)).toHaveValue('orrin');
});

test('Enter in the field opens the first result, even before it is there', async ({ page }) => {
  await open(page);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^Search casinos/);
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('northbarrow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reviews/northbarrow');
});

test('ten results show at first, more on demand, or those of one kind', async ({ page }) => {
  await open(page);
  const more = dialogOf(page).getByRole('button', { name: 'Show more' });
  await ask(page, 'wagering');
  await expect(resultsOf(page)).toHaveCount(10);
  await more.press('Enter');
  await expect(resultsOf(page)).toHaveCount(20);
  await expect(more).toBeFocused();

  // The focus stays among the results when all show.
  await ask(page, 'saltlantern');
  await expect(resultsOf(page)).toHaveCount(10);
  while (await more.isVisible()) {
    const before = await resultsOf(page).count();
    await more.press('Enter');
    await expect.poll(() => resultsOf(page).count()).toBeGreaterThan(before);
  }
  await expect(dialogOf(page).locator('ol a:focus')).toHaveCount(1);

  await ask(page, 'germany');
  const kinds = dialogOf(page).getByRole('group', { name: 'Show' });
  await kinds.getByRole('radio', { name: /^Countries/ }).check();
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 result for “germany”');
  await expect(resultsOf(page)).toHaveCount(1);
});

test.describe('somebody in danger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [country, words] of [
    [
      'US',
      [
        ['suicide', '988', '0800 1 37 27 00'],
        ['depressed', '988', '0800 1 37 27 00'],
        ['i lost everything', '1-800-697-3738', '0800 1 37 27 00'],
        ['i need to stop', '1-800-697-3738', '0800 1 37 27 00'],
        ['lost 5000', '1-800-697-3738', '0800 1 37 27 00'],
        ['how to quit', '1-800-697-3738', '0800 1 37 27 00'],
        ['ich kann nicht aufhören', '0800 1 37 27 00', '1-866-531-2600'],
        ['casinos not on gamstop', 'gamstop.co.uk', '0800 1 37 27 00'],
      ],
    ],
    ['CA', [['i want to die', '9-8-8', '1-800-697-3738']]],
  ] as const) {
    test(`finds help, no casino, and no paid link any more, in ${country}`, async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('geoNoticeCountry', code), country);
      // Help needs no index.
      await page.route('**/pagefind/**', (route) => route.abort());
      await page.goto('/bonuses');
      await expect(page.locator('a[data-paid-link][href]').first()).toBeAttached();
      await opener(page).tap();
      for (const [typed, phone, other] of words) {
        await fieldOf(page).clear();
        await fieldOf(page).pressSequentially(typed);
        await expect(dialogOf(page).getByRole('status')).toHaveText(
          `Help comes first for “${typed}”.`,
        );
        const help = dialogOf(page).getByRole('region', { name: 'Talk to someone' });
        await expect(help.getByRole('link', { name: phone })).toBeInViewport();
        await expect(help.getByText(other)).toBeHidden();
        const found = dialogOf(page).locator('ol a');
        await expect(found).toHaveCount(3);
        expect(await found.locator(':scope:not([href^="/responsible-gaming"])').count()).toBe(0);
        await expect(page.locator('a[data-paid-link][href]')).toHaveCount(0);
      }
    });
  }
});

test('without closedby a click outside closes it, a selection does not', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLDialogElement.prototype as { closedBy?: string }).closedBy;
  });
  await open(page);
  await page.keyboard.type('wagering');
  const { x = 0, y = 0 } = (await fieldOf(page).boundingBox()) ?? {};
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(20, y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialogOf(page)).toBeHidden();
});

for (const [what, pattern] of [
  ['its script', '**/SearchDialog.island*.js*'],
  ['a part of its index', '**/pagefind/index/**'],
] as const) {
  test(`without ${what} it says so, and asks again at the next letter`, async ({ page }) => {
    await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
    await page.route(pattern, (route) => route.abort());
    await opener(page).click();
    await page.keyboard.type('monero');
    const failure = dialogOf(page)
      .getByText(/couldn’t be loaded|hasn’t loaded/)
      .filter({ visible: true });
    await expect(failure).toHaveCount(1);
    await page.unroute(pattern);
    await page.keyboard.type(' c');
    await expect(resultsOf(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
}

test('an index that does not load is said to be missing, and tried again', async ({ page }) => {
  await page.route('**/pagefind/pagefind.js*', (route) => route.abort());
  await open(page);
  // Typing letter by letter would repeat the request, and remove the button.
  await fieldOf(page).fill('quillmark');
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    'The search couldn’t be loaded. The list of all pages works without it.',
  );
  await page.unroute('**/pagefind/pagefind.js*');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/reviews/quillmark');
});

test('it works after a change of route, and on the page it led to', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('[data-route-overlay]')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('isleforge');
  await resultsOf(page).first().click();
  await expect(page).toHaveURL('/reviews/isleforge');
  await expect(page.getByRole('heading', { level: 1, name: 'Isleforge' })).toBeVisible();
  await opener(page).click();
  await fieldOf(page).fill('vantry');
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/reviews/vantry');
});

test('an address with a query opens the search on it', async ({ page }) => {
  await page.goto('/search?q=tidewrack');
  await expect(fieldOf(page)).toHaveValue('tidewrack');
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/reviews/tidewrack');
});

test('axe finds nothing in the search, empty, with results and without, where all pages are linked', async ({
  page,
}) => {
  await open(page);
  await expect(dialogOf(page)).toBeVisible();
  expect(await findings(page, '[data-search-dialog]')).toEqual([]);
  await page.keyboard.type('wagering');
  await expect(resultsOf(page)).not.toHaveCount(0);
  expect(await findings(page, '[data-search-dialog]')).toEqual([]);
  await fieldOf(page).fill('xyzzyqq');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^Nothing found for “xyzzyqq”/);
  expect(await findings(page, '[data-search-dialog]')).toEqual([]);
  await dialogOf(page).getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL('/search');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu has it too and makes room for it', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Search' }).click();
    await expect(menu).toBeHidden();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of all pages, which offers no search', async ({ page }) => {
    await page.goto('/privacy-policy');
    await opener(page).click();
    await expect(page).toHaveURL('/search');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Search', exact: true })).toBeHidden();
  });
});
