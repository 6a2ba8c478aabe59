import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

const TITLE = 'Provably fair, explained with one dice roll';
const ADDRESS = '/guides/provably-fair-explained';
const OTHER_TITLE = 'Hit frequency is not return';
const OTHER_ADDRESS = '/guides/hit-frequency';
const overlay = '[data-route-overlay]';

const card = (page: Page, title = TITLE) => page.getByRole('link', { name: title });
const dialog = (page: Page, title = TITLE) => page.getByRole('dialog', { name: title });
const path = (page: Page) => new URL(page.url()).pathname;

/** Opens the article and waits until it is there. */
async function open(page: Page, title = TITLE): Promise<void> {
  await card(page, title).click();
  await expect(dialog(page, title).getByRole('heading', { level: 1 })).toHaveText(title);
}

const markPage = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-same-page', ''));

/** A change of route takes 800 ms, so it has to be waited for before it can be denied. */
async function expectSamePage(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
}

test.describe('the list of guides', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/guides');
  });

  test('each button scrolls to its section', { tag: '@2.guides.hero' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [button, id] of [
      ['Winning Strategies', 'strategies'],
      ['Comprehensive Guides', 'guides'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.getByRole('heading', { name: button })).toBeInViewport();
    }
  });

  test(
    'the header and the menu toggle are those of every page',
    { tag: ['@2.guides.header', '@2.guides.menu-toggle', '@4.mobile-menu.guides'] },
    async ({ page }) => {
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Best Casinos' })).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      expect((await header.boundingBox())?.y).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    },
  );
});

test.describe('the article dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/guides');
    await markPage(page);
  });

  test(
    'a click shows the whole article under its own address, without a change of route',
    { tag: ['@2.guides.dialog', '@3.article.content', '@4.article-dialog'] },
    async ({ page }) => {
      await page.evaluate((selector) => {
        const seen = document.querySelector(selector) as Element;
        new MutationObserver(() => document.body.setAttribute('data-overlay-shown', '')).observe(
          seen,
          { attributes: true },
        );
      }, overlay);
      const excerpt = await page
        .getByRole('article')
        .filter({ has: card(page) })
        .locator('h3 + p')
        .innerText();
      await open(page);
      const shown = dialog(page);
      expect(path(page)).toBe(ADDRESS);
      await expect(page).toHaveTitle(new RegExp(TITLE));
      await expect(shown.getByText(excerpt, { exact: true })).toBeVisible();
      const picture = await shown.locator('img').first().boundingBox();
      expect(picture?.width, 'the large image').toBeGreaterThan(400);
      await expect(shown.getByText('Technology', { exact: true })).toBeVisible();
      await expect(shown.getByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}.* · \d+ min read/)).toBeVisible();
      await expect(shown.getByRole('table')).toBeVisible();
      // The fetched article is styled.
      await expect(shown.locator('tr:last-child td')).toHaveCSS('border-bottom-style', 'double');
      const sources = shown.getByRole('heading', { name: 'Sources' });
      await expect(sources).toHaveCSS('font-size', '27px');
      await expect(sources).toBeVisible();
      const words = (await shown.innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(900);
      await expect(page.locator('body')).not.toHaveAttribute('data-overlay-shown');
      await expectSamePage(page);
    },
  );

  test('the focus goes inside, stays there, and comes back to the card', async ({ page }) => {
    await card(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { level: 1 })).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(card(page)).toBeFocused();
  });

  test(
    "each way of closing restores the list's address, title and place; Forward opens it again, and Back closes it again",
    { tag: '@4.article-dialog' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const title = await page.title();
      for (const [way, close] of [
        ['Escape', () => page.keyboard.press('Escape')],
        ['the cross', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
        ['a click outside', () => page.mouse.click(8, 400)],
        ['Back', () => page.goBack()],
      ] as const) {
        await open(page);
        await close();
        await expect(dialog(page), way).toBeHidden();
        await expect(page).toHaveURL(/\/guides$/);
        await expect(page).toHaveTitle(title);
        await expect.poll(() => page.evaluate(() => scrollY), way).toBeGreaterThan(250);
      }
      await page.goForward();
      await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
      expect(path(page)).toBe(ADDRESS);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      expect(path(page)).toBe('/guides');
      await expectSamePage(page);
    },
  );

  test('one article after the other opens, and the list is left as ever', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guides$/);
    await open(page, OTHER_TITLE);
    expect(path(page)).toBe(OTHER_ADDRESS);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guides$/);
    await expectSamePage(page);
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page).toHaveURL(/\/bonuses$/);
    await expect(page.locator('#guides')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('#guides').getByRole('article')).toHaveCount(8);
    await expect(page).toHaveURL(/\/guides$/);
  });

  test('a card clicked in the moment of closing is not lost', async ({ page }) => {
    await open(page);
    await page.evaluate((other) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      document.querySelector<HTMLElement>(`a[href="${other}"]`)?.click();
    }, OTHER_ADDRESS);
    await expect(dialog(page, OTHER_TITLE).getByRole('heading', { level: 1 })).toBeVisible();
    expect(path(page)).toBe(OTHER_ADDRESS);
  });

  test('after the section link, Back still closes the dialog alone', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Winning Strategies' }).click();
    await expect(page).toHaveURL(/#strategies$/);
    await open(page, OTHER_TITLE);
    await page.goBack();
    await expect(dialog(page, OTHER_TITLE)).toBeHidden();
    await expect(page).toHaveURL(/\/guides#strategies$/);
    await expectSamePage(page);
  });

  test('a link inside leads on, Back gives the article, and then the list', async ({ page }) => {
    await open(page);
    await dialog(page)
      .getByRole('link', { name: /Limits, self-exclusion/ })
      .click();
    await expect(page).toHaveURL(/\/responsible-gaming$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/guides$/);
    await expect(page.locator('#guides').getByRole('article')).toHaveCount(8);
    await expect(page.locator(overlay)).toBeHidden();
    await page.goForward();
    await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guides$/);
  });

  test('it works on a list that a change of route brought', async ({ page }) => {
    await page.goto('/');
    // Before its script has come with the page, a card leads to the page of its article.
    const scriptsHaveRun = page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      document.addEventListener('astro:page-load', () => resolve(undefined), { once: true });
      return promise;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
    await expect(page.locator('#guides')).toBeVisible();
    await expect(page.locator(overlay)).toBeHidden();
    await scriptsHaveRun;
    await open(page);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('#casinos')).toBeVisible();
    await page.goForward();
    await expect(page.locator('#guides')).toBeVisible();
    await expect(page.locator(overlay)).toBeHidden();
    await open(page, OTHER_TITLE);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guides$/);
  });

  test('the address, loaded anew, is the whole article, and Back the list', async ({ page }) => {
    await open(page);
    await page.reload();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.locator('#guides').getByRole('article')).toHaveCount(8);
    await expect(page.locator(overlay)).toBeHidden();
    await open(page, OTHER_TITLE);
  });

  test('while it loads the dialog says so, and closing it calls the load off', async ({ page }) => {
    const release = await holdBack(page, `**${ADDRESS}`);
    await card(page).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(`Loading ${TITLE}`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guides$/);
    release();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(path(page)).toBe('/guides');
    await expectSamePage(page);
  });

  for (const [fault, answer] of [
    ['the network fails', { abort: true }],
    ['the answer is an error', { status: 503, body: 'busy' }],
    ['the answer holds no article', { status: 200, contentType: 'text/html', body: '<p>Hello' }],
  ] as const) {
    test(`where ${fault} the article's page opens instead`, async ({ page }) => {
      await page.route(`**${ADDRESS}`, async (route) => {
        if (route.request().isNavigationRequest()) await route.continue();
        else if ('abort' in answer) await route.abort();
        else await route.fulfill(answer);
      });
      await card(page).click();
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
      expect(path(page)).toBe(ADDRESS);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.unroute(`**${ADDRESS}`);
      await page.waitForLoadState('load');
      await page.goBack();
      await expect(page.locator('#guides').getByRole('article')).toHaveCount(8);
    });
  }

  test('where only the first answer fails, a change of route brings the page', async ({ page }) => {
    let asked = 0;
    await page.route(`**${ADDRESS}`, async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    });
    await card(page).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.locator(overlay)).toBeHidden();
    expect(path(page)).toBe(ADDRESS);
    await page.goBack();
    await expect(page.locator('#guides').getByRole('article')).toHaveCount(8);
    await expect(page.locator(overlay)).toBeHidden();
    await open(page, OTHER_TITLE);
  });

  test('a click with a key held is left to the browser', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await card(page).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(`**${ADDRESS}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(path(page)).toBe('/guides');
  });

  test('it fits the narrowest phone, ledger and all', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const overflowing = await dialog(page).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(overflowing).toEqual([]);
  });
});

test('an article is printed as its text and its sum alone', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Read next' })).toBeHidden();
});
