import type { Page } from '@playwright/test';
import { readContent } from '#check/read/read-content.ts';
import type { Country } from '#schemas/country.ts';
import type { LinkRegistry } from '#schemas/links.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import {
  blockStorage,
  excessWidth,
  expect,
  paintInOwnFonts,
  stopClock,
  test,
  untilAwake,
} from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { builtAddresses } from './site-addresses.ts';
import type {} from '#browser/reader.ts';

const KEY = 'geoNoticeCountry';
/** Read directly: the whole check would take each worker two seconds. */
const written = <Fields>(name: string) =>
  readContent('.', SAMPLE).flatMap(({ collection, data }) =>
    collection === name ? [data as Fields] : [],
  );
const countries = written<Country>('countries');
const hosts = written<LinkRegistry>('links').flatMap(({ links }) =>
  links.map(({ url }) => new URL(url).host),
);

const ADDRESSES = [...builtAddresses(), '/404'];

const comeFrom = (page: Page, code: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, code] as const);

/** Number of links to hosts of the registry, anywhere in the page. */
const linksToCasinos = (page: Page) =>
  page.evaluate(
    (known) => [...document.links].filter(({ host }) => known.includes(host)).length,
    hosts,
  );

/** Largest number of such links in any frame, the first included. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((known) => {
    const seen = { most: 0 };
    Object.assign(window, { linksSeen: seen });
    const count = () => {
      const now = [...document.links].filter(({ host }) => known.includes(host)).length;
      seen.most = Math.max(seen.most, now);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  }, hosts);
  return () =>
    page.evaluate(() => (window as unknown as { linksSeen: { most: number } }).linksSeen.most);
}

/** Blocks all requests except for pages, so that only the inline scripts run. */
const loadPagesAlone = (page: Page) =>
  page.route(
    (url) => /\.\w+$/.test(url.pathname),
    (route) => route.abort(),
  );

test('there are pages, countries and hosts to hold against each other', () => {
  expect(ADDRESSES.length).toBeGreaterThan(70);
  expect(countries).toHaveLength(15);
  expect(hosts).toHaveLength(15);
});

test('a link has the address that the registry names for the country', async ({ page }) => {
  await page.goto('/reviews/saltlantern');
  const link = page.locator('a[data-paid-link]').first();
  const usual = 'https://saltlantern.example/?ref=edgewise';
  await expect(link).toHaveAttribute('href', usual);
  for (const [code, address] of [
    ['CA', 'https://saltlantern.example/ca?ref=edgewise&from=ca'],
    ['DE', null],
    ['CA', 'https://saltlantern.example/ca?ref=edgewise&from=ca'],
    ['US', usual],
  ] as const) {
    await page.evaluate((chosen) => window.reader?.choose(chosen), code);
    if (address === null) await expect(link).not.toHaveAttribute('href');
    else await expect(link).toHaveAttribute('href', address);
  }
});

test('pages lead to casinos where the owner shows links, and only there', async ({ page }) => {
  // Some 260 whole pages.
  test.slow();
  await loadPagesAlone(page);
  await page.goto('/404', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  /** Swaps in the body of each page as the router does, and counts afterwards. */
  const found = await page.evaluate(
    async ({ addresses, codes, known }) => {
      const lines: [address: string, written: number, code: string, count: number][] = [];
      /** Three of the countries for each page, in rotation; all of them for the page of all offers. */
      const codesFor = (address: string, index: number) =>
        address === '/bonuses'
          ? codes
          : [0, 1, 2].map((turn) => codes[(index + 5 * turn) % codes.length] ?? '');
      const count = (links: HTMLCollectionOf<HTMLAnchorElement | HTMLAreaElement>) =>
        [...links].filter(({ host }) => known.includes(host)).length;
      for (const [index, address] of addresses.entries()) {
        const html = await (await fetch(address)).text();
        const built = new DOMParser().parseFromString(html, 'text/html');
        const written = count(built.links);
        for (const code of codesFor(address, index)) {
          window.reader?.choose(code);
          document.body.replaceWith(document.importNode(built.body, true));
          await Promise.resolve();
          lines.push([address, written, code, count(document.links)]);
        }
      }
      return lines;
    },
    { addresses: ADDRESSES, codes: countries.map(({ code }) => code), known: hosts },
  );
  expect(found).toHaveLength((ADDRESSES.length - 1) * 3 + countries.length);
  const showing = countries
    .filter(({ offers }) => offers.casinoLinks === 'show')
    .map(({ code }) => code);
  const wrong = found.filter(
    ([, written, code, count]) => count !== (showing.includes(code) ? written : 0),
  );
  expect(wrong).toEqual([]);
  expect(found.filter(([, written]) => written > 0).length).toBeGreaterThan(60);
  expect(new Set(found.map(([, , code]) => code)).size).toBe(countries.length);
});

/** Pages with links to casinos, one for each way in which they are shown. */
const WITH_LINKS = ['/', '/bonuses', '/payments-kyc', '/compare', '/reviews/marlowick'];

test('from Germany no page leads to a casino, at no frame', async ({ page }) => {
  await comeFrom(page, 'DE');
  const mostSeen = await watchFrames(page);
  for (const address of WITH_LINKS) {
    await page.goto(address);
    await page.waitForTimeout(150);
    expect(await mostSeen(), address).toBe(0);
    expect(await linksToCasinos(page), address).toBe(0);
  }
});

for (const width of [390, 1440]) {
  test(`from Germany no page moves in loading or is too wide at ${width} px`, async ({ page }) => {
    await comeFrom(page, 'DE');
    await paintInOwnFonts(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    for (const address of WITH_LINKS) {
      await page.goto(address);
      await page.waitForTimeout(1200);
      expect.soft(await layoutShift(page), address).toBeLessThan(0.01);
      expect.soft(await excessWidth(page), address).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('where no casino may be linked', () => {
  test.beforeEach(({ page }) => comeFrom(page, 'DE'));

  test('a card says why, and where register and help are', async ({ page }) => {
    await page.goto('/bonuses');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('No link in Germany. We found no licence for this country');
    await expect(card.getByRole('link', { name: 'Register: GGL whitelist' })).toHaveAttribute(
      'href',
      'https://gluecksspiel-behoerde.de',
    );
    await expect(card.getByRole('link', { name: /0800 1 37 27 00$/ })).toHaveAttribute(
      'href',
      'tel:+498001372700',
    );
    await expect(card.getByRole('link', { name: /^Visit/ })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await expect(country).toHaveValue('DE');
    await country.selectOption('Canada');
    await expect.poll(() => linksToCasinos(page)).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Tools and help' }).getByText('Help').click();
    await expect(page).toHaveURL('/responsible-gaming');
    await expect(country).toHaveValue('CA');
  });

  test('a review dialog and all cards say it too, after View All as well', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quillmark' });
    await expect(dialog).toContainText('No link in Germany.');
    await expect(dialog.getByRole('link', { name: /^Visit/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View All Casinos' }).click();
    await expect(
      page.locator('#casinos').getByText('We found no licence for Germany.'),
    ).toHaveCount(14);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('footer, age and notice are of the country; every row says it', async ({ page }) => {
    await page.goto('/payments-kyc?coin=btc');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Minimum age in Germany: 18 years.');
    await expect(footer.getByRole('link', { name: /0800 1 37 27 00$/ })).toHaveCount(2);
    await expect(footer.getByText('National Problem Gambling Helpline')).toBeHidden();
    await expect(footer.getByLabel('Where you are', { exact: true })).toHaveValue('DE');
    await expect(page.getByRole('combobox', { name: 'Your country' })).toHaveValue('DE');
    await expect(page.getByText('Each state decides')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await untilAwake(page);
    await page.getByLabel('Sort by').selectOption('Withdrawal speed, slowest first');
    // On a phone a row is one line; the note is in its details.
    const rows = page.getByRole('table', { name: /^Casinos/ }).locator('tbody tr:not([hidden])');
    const silent = rows.filter({ hasNotText: 'We found no licence for Germany.' });
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await silent.count()).toBe(0);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('a comparison says it of casinos that are brought in', async ({ page }) => {
    await page.goto('/compare#ids=quillmark,ferrystone,vantry');
    await expect(page.getByText('We found no licence for Germany.')).toHaveCount(3);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('bar and menu name the country and lead to where another is chosen', async ({ page }) => {
    const choice = page.getByLabel('Where you are', { exact: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /0800 1 37 27 00$/ })).toBeVisible();
    await expect(menu.getByText('National Problem Gambling Helpline')).toBeHidden();
    await menu.getByRole('link', { name: 'For readers in Germany' }).click();
    await expect(menu).toBeHidden();
    await expect(choice).toBeInViewport();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(choice).not.toBeInViewport();
    const quick = page.getByRole('navigation', { name: 'Tools and help' });
    await quick.getByRole('link', { name: 'For readers in Germany' }).click();
    await expect(choice).toBeInViewport();
    await choice.selectOption('Canada');
    await expect(quick.getByRole('link', { name: 'For readers in Canada' })).toHaveCount(1);
  });

  test('the page on help names the help and the age of the country first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/responsible-gaming');
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /0800 1 37 27 00/ })
      .first();
    await expect(first).toBeVisible();
    await expect(first.locator('..')).toHaveText(/^In Germany: .+ Minimum age: 18 years\.$/);
    const others = page.getByRole('main').locator('a[href^="tel:"]:visible');
    await expect(others.first()).toHaveAttribute('href', 'tel:+498001372700');
  });

  test('it holds over changes of route and on the way back', async ({ page }) => {
    const mostSeen = await watchFrames(page);
    await page.goto('/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page.getByRole('article').first()).toContainText('No link in Germany.');
    await page.getByRole('article').getByRole('link', { name: 'Quillmark', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quillmark');
    await page.goBack();
    await expect(page.getByRole('article').first()).toContainText('No link in Germany.');
    expect(await mostSeen()).toBe(0);
    await expect(page.getByLabel('Where you are', { exact: true })).toHaveValue('DE');
  });

  test('a casino with a licence of the country on record is linked', async ({ page }) => {
    await page.route('**/reviews/quillmark', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        'data-paid-link="true"',
        'data-licensed-in="DE" data-paid-link="true"',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/reviews/quillmark');
    await expect(page.getByRole('link', { name: /^Visit Quillmark/ })).toHaveAttribute(
      'href',
      'https://quillmark.example/?ref=edgewise',
    );
    await page.getByLabel('Where you are', { exact: true }).selectOption('Australia');
    await expect(page.getByRole('link', { name: /^Visit Quillmark/ })).toHaveCount(0);
  });
});

test.describe('the featured popup', () => {
  test.use({ featuredPopup: true });

  test('does not come where its casino may not be linked', async ({ page }) => {
    await comeFrom(page, 'AU');
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(10_000);
    await expect(page.getByText('Featured, paid placement')).toBeHidden();
  });
});

test.describe('the choice of the country', () => {
  const chooser = (page: Page) => page.getByLabel('Where you are', { exact: true });

  test('stands in the footer, takes links away at once, and is kept', async ({ page }) => {
    await page.goto('/bonuses');
    await expect(chooser(page).locator('option')).toHaveText(
      countries.map(({ name }) => name).toSorted(),
    );
    await expect(chooser(page)).toHaveValue('US');
    await expect(page.getByText('nobody else gets it')).toBeVisible();
    const before = await linksToCasinos(page);
    expect(before).toBeGreaterThan(10);
    await chooser(page).selectOption('United Kingdom');
    expect(await linksToCasinos(page)).toBe(0);
    await expect(page.getByRole('contentinfo')).toContainText(
      'For readers in the United Kingdom we link only to casinos with a licence from there',
    );
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('UK');
    await chooser(page).selectOption('Canada');
    expect(await linksToCasinos(page)).toBe(before);
    await chooser(page).selectOption('United States');
    expect(await linksToCasinos(page)).toBe(before);
    await expect(page.getByRole('contentinfo').getByText('Free, confidential help')).toBeVisible();
    const visit = page.getByRole('link', { name: /^Visit Quillmark/ }).first();
    await expect(visit).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');

    // The page comes from the back-forward cache, after another country was chosen.
    await page.evaluate((key) => {
      localStorage.setItem(key, 'DE');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, KEY);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('is made on the page of a country by one button, which says so', async ({ page }) => {
    await page.goto('/country/brazil');
    const here = page.getByRole('button', { name: /I am here.*Brazil$/ });
    await expect(here).toHaveAttribute('aria-pressed', 'false');
    await here.click();
    await expect(here).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').first()).toContainText('follow Brazil');
    await expect(chooser(page)).toHaveValue('BR');
    await page.goto('/country/germany');
    await expect(page.getByRole('button', { name: /I am here.*Germany$/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('is heard before any other script has come', async ({ page }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.evaluate(() => undefined);
    void page.goto('/bonuses').catch(() => undefined);
    await chooser(page).selectOption('Germany');
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('reaches the other tab', async ({ page, context }) => {
    await page.goto('/bonuses');
    const other = await context.newPage();
    await other.goto('/faq');
    await other.getByLabel('Where you are', { exact: true }).selectOption('Germany');
    await expect.poll(() => linksToCasinos(page)).toBe(0);
    await expect(chooser(page)).toHaveValue('DE');
  });

  test('lasts over changes of route where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/payments-kyc');
    await page.getByRole('combobox', { name: 'Your country' }).selectOption('Germany');
    await expect(page.getByRole('region', { name: 'The law in your country' })).toContainText(
      'State Treaty on Gambling',
    );
    expect(await linksToCasinos(page)).toBe(0);
    await page.getByRole('navigation', { name: 'Payment categories' }).getByText('No KYC').click();
    await expect(page).toHaveURL(/no-kyc$/);
    await expect(page.getByRole('combobox', { name: 'Your country' })).toHaveValue('DE');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page).toHaveURL(/bonuses$/);
    await expect(page.getByRole('article').first()).toContainText('No link in Germany.');
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('a stored value that is no country allows no link until one is chosen', async ({ page }) => {
    for (const stored of ['', 'XX', 'de', '{"code":"DE"}', 'constructor', '</script>']) {
      await comeFrom(page, stored);
      await page.goto('/payments-kyc');
      await expect(chooser(page), stored).toHaveValue('');
      await expect(page.getByRole('region', { name: 'The law in your country' })).toContainText(
        'Each state decides',
      );
      expect(await linksToCasinos(page), stored).toBe(0);
    }
    await chooser(page).selectOption('United States');
    expect(await linksToCasinos(page)).toBeGreaterThan(10);
  });
});

test.describe('whoever looks for help', () => {
  test.use({ featuredPopup: true });

  async function expectLinksHidden(page: Page): Promise<void> {
    await page.clock.install();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Edgewise/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
    expect(await linksToCasinos(page)).toBe(0);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page.getByText('Featured, paid placement')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page.getByRole('article').first()).toContainText('No paid link on this visit.');
    expect(await linksToCasinos(page)).toBe(0);
    await expect(page.getByRole('contentinfo')).toContainText(
      'no paid link and no popup until you leave',
    );
  }

  test('by the page on it sees no popup and no paid link on this visit', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await page.goto('/responsible-gaming');
    await expect(page.getByText('Because you opened this page')).toBeVisible();
    const kept = () =>
      page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    const before = await kept();
    await expectLinksHidden(page);
    expect(await kept()).toEqual(before);
    expect(calls).toEqual([]);
  });

  test('by a self-check of moderate risk is told so beside the result', async ({ page }) => {
    await page.goto('/responsible-gaming');
    const form = page.getByRole('form', { name: 'A two-minute self-check' });
    await form.scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Show my result' });
    await untilAwake(page);
    const groups = await form.getByRole('group').all();
    for (const group of groups) await group.getByLabel('Never').check();
    await button.click();
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText('0 of 27 points');
    await expect(result).not.toContainText('No paid link');
    for (const group of groups.slice(0, 3)) await group.getByLabel('Sometimes').check();
    await expect(result).toContainText('3 of 27 points');
    await expect(result).toContainText('No paid link and no popup is shown to you');
    await expectLinksHidden(page);
  });

  test('keeps it when a country is chosen in which casinos are linked', async ({ page }) => {
    await page.goto('/responsible-gaming');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page.getByRole('article').first()).toContainText('No paid link on this visit.');
    await page.getByLabel('Where you are', { exact: true }).selectOption('Canada');
    expect(await linksToCasinos(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a country says why it links to no casino', async ({ page }) => {
    await page.goto('/country/germany');
    await expect(page.getByText('Why this page links to no casino')).toBeVisible();
    await expect(page.getByRole('button', { name: /^I am here/ })).toBeHidden();
    await expect(page.locator('#reader-country')).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'All countries' }),
    ).toHaveAttribute('href', '/country');
    await page.goto('/responsible-gaming');
    await expect(page.getByText('Because you opened this page')).toBeHidden();
  });
});

test('an offer bears the age of the law of the reader’s country', async ({ page }) => {
  const age = page.locator('article small').first();
  await page.goto('/bonuses');
  await expect(age).toHaveText('21+, terms apply.');
  await comeFrom(page, 'CA');
  await page.reload();
  await expect(age).toHaveText('19+, terms apply.');
  await comeFrom(page, 'DE');
  await page.reload();
  await expect(age).toHaveText('18+, terms apply.');
});
