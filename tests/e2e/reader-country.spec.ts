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
import { onOneOfEverything } from './one-of-everything.ts';
import { builtAddresses } from './site-addresses.ts';
import type {} from '#browser/reader.ts';

const KEY = 'geoNoticeCountry';
/** Read directly: the whole check would take each worker two seconds. */
const written = <Fields>(name: string) =>
  readContent('.', SAMPLE).flatMap(({ collection, data }) =>
    collection === name ? [data as Fields] : [],
  );
const countries = written<Country>('countries');
const links = written<LinkRegistry>('links').flatMap((registry) => registry.links);
const hosts = links.map(({ url }) => new URL(url).host);

/** Hosts of the casinos that readers of a country are led to. No sample licence but these is of a country on file. */
const hostsIn = ({ name, offers }: Country) =>
  links.flatMap(({ casino, url }) => {
    const isOpen = offers.casinoLinks === 'show' || LICENSED[name]?.includes(casino);
    return isOpen && !REFUSED[name]?.includes(casino) ? new URL(url).host : [];
  });
/** Casinos whose own terms refuse a country where the owner would link them. */
const REFUSED: Record<string, readonly string[]> = { 'United States': ['marlowick'] };
const LICENSED: Record<string, readonly string[]> = {
  'United Kingdom': ['quillmark', 'saltlantern', 'northbarrow', 'larkspire', 'halyard-nine'],
  Germany: ['quillmark', 'saltlantern', 'northbarrow', 'copperfinch'],
  Australia: ['quillmark', 'copperfinch', 'tidewrack'],
};

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

test('praise of a casino shows only where its link does, and a warning everywhere', async ({
  page,
}) => {
  await comeFrom(page, 'DE');
  await page.goto('/');
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Copperfinch').getByText('Recommended')).toBeVisible();
  await expect(card('Larkspire').getByText('Mixed')).toBeHidden();
  await page.goto('/reviews/marlowick');
  await expect(page.getByRole('main').getByText('Avoid', { exact: true }).first()).toBeVisible();
});

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
    ['SE', null],
    ['CA', 'https://saltlantern.example/ca?ref=edgewise&from=ca'],
    ['US', usual],
  ] as const) {
    await page.evaluate((chosen) => window.reader?.choose(chosen), code);
    if (address === null) await expect(link).not.toHaveAttribute('href');
    else await expect(link).toHaveAttribute('href', address);
  }
});

test('pages lead to casinos where the owner shows links or a license of the country is on record', async ({
  page,
}) => {
  await loadPagesAlone(page);
  await page.goto('/404', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  /** Swaps in the body of each page as the router does, and counts afterwards. */
  const found = await page.evaluate(
    async ({ addresses, codes, known, allowed }) => {
      const lines: [address: string, due: number, code: string, count: number][] = [];
      /** One of the countries for each page, in rotation; all of them for the page of all offers. */
      const codesFor = (address: string, index: number) =>
        address === '/bonuses' ? codes : [codes[index % codes.length] ?? ''];
      const count = (
        links: HTMLCollectionOf<HTMLAnchorElement | HTMLAreaElement>,
        among: readonly string[] = [],
      ) => [...links].filter(({ host }) => among.includes(host)).length;
      for (const [index, address] of addresses.entries()) {
        const html = await (await fetch(address)).text();
        const built = new DOMParser().parseFromString(html, 'text/html');
        for (const code of codesFor(address, index)) {
          window.reader?.choose(code);
          document.body.replaceWith(document.importNode(built.body, true));
          await Promise.resolve();
          // A casino that refuses the country of the built page has its address in reserve.
          const reserved = [...built.querySelectorAll<HTMLElement>('[data-visit]')].filter((link) =>
            allowed[code]?.includes(new URL(link.dataset['visit'] ?? '').host),
          );
          lines.push([
            address,
            count(built.links, allowed[code]) + reserved.length,
            code,
            count(document.links, known),
          ]);
        }
      }
      return lines;
    },
    {
      addresses: ADDRESSES,
      codes: countries.map(({ code }) => code),
      known: hosts,
      allowed: Object.fromEntries(countries.map((country) => [country.code, hostsIn(country)])),
    },
  );
  expect(found).toHaveLength(ADDRESSES.length - 1 + countries.length);
  expect(found.filter(([, due, , count]) => count !== due)).toEqual([]);
  expect(found.filter(([, due]) => due > 0).length).toBeGreaterThan(10);
  expect(new Set(found.map(([, , code]) => code)).size).toBe(countries.length);
});

/** Pages with links to casinos, one for each way in which they are shown. */
const WITH_LINKS = ['/', '/bonuses', '/payments-kyc', '/compare', '/reviews/marlowick'];

for (const width of [390, 1440]) {
  test(`from Sweden no page leads to a casino at any frame, moves in loading or is too wide at ${width} px`, async ({
    page,
  }) => {
    await comeFrom(page, 'SE');
    await paintInOwnFonts(page);
    const mostSeen = await watchFrames(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    for (const address of WITH_LINKS) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect.soft(await layoutShift(page), address).toBeLessThan(0.01);
      expect.soft(await excessWidth(page), address).toBeLessThanOrEqual(0);
      expect(await mostSeen(), address).toBe(0);
      expect(await linksToCasinos(page), address).toBe(0);
    }
  });
}

test.describe('where no casino may be linked', () => {
  test.beforeEach(({ page }) => comeFrom(page, 'SE'));

  test('a card says why, and a line above all where register and help are', async ({ page }) => {
    await page.goto('/bonuses');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('We found no license for Sweden.');
    await expect(card).not.toContainText('Licensed', { useInnerText: true });
    const line = page.locator('#all').getByText('No license in Sweden, no link.');
    await expect(
      line.getByRole('link', { name: 'Register: register of license holders, on its website' }),
    ).toHaveAttribute('href', 'https://www.spelinspektionen.se');
    const help = page.getByRole('contentinfo').getByRole('link', { name: /020-81 91 00$/ });
    await expect(help.first()).toHaveAttribute('href', 'tel:+4620819100');
    await expect(card.getByRole('link', { name: /^Visit/ })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await expect(country).toHaveValue('SE');
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
    await expect(dialog).toContainText('No link in Sweden.');
    await expect(dialog.getByRole('link', { name: /^Visit/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View All Casinos' }).click();
    await expect(page.locator('#casinos').getByText('We found no license for Sweden.')).toHaveCount(
      14,
    );
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('footer and notice are of the country; every row says it', async ({ page }) => {
    await page.goto('/payments-kyc?coin=btc');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /020-81 91 00$/ })).toHaveCount(2);
    await expect(footer.getByText('National Problem Gambling Helpline')).toBeHidden();
    await expect(footer.getByLabel('Where you are', { exact: true })).toHaveValue('SE');
    await expect(page.getByRole('combobox', { name: 'Your country' })).toHaveValue('SE');
    await expect(page.getByText('Each state decides')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await untilAwake(page);
    await page.getByLabel('Sort by').selectOption('Withdrawal speed, slowest first');
    // On a phone a row is one line; the note is in its details.
    const rows = page.getByRole('table', { name: /^Casinos/ }).locator('tbody tr:not([hidden])');
    const silent = rows.filter({ hasNotText: 'We found no license for Sweden.' });
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await silent.count()).toBe(0);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('a comparison says it of casinos that are brought in', async ({ page }) => {
    await page.goto('/compare#ids=quillmark,ferrystone,vantry');
    await expect(page.getByText('We found no license for Sweden.')).toHaveCount(3);
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('bar, menu and footer choose the country in their place, by keyboard too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /020-81 91 00$/ })).toBeVisible();
    await expect(menu.getByText('National Problem Gambling Helpline')).toBeHidden();
    await expect(menu.getByLabel('Country')).toHaveValue('SE');
    await menu.getByLabel('Country').selectOption('Canada');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page
      .getByRole('navigation', { name: 'Tools and help' })
      .getByRole('combobox', { name: 'Country' });
    await expect(bar).toHaveValue('CA');
    await bar.focus();
    await page.keyboard.type('Swe');
    await page.keyboard.press('Enter');
    await expect(bar).toHaveValue('SE');
    await expect(bar).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByLabel('Where you are', { exact: true })).toHaveValue('SE');
  });

  test('the page on help names the help of the country first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/responsible-gaming');
    const numbers = page.getByRole('main').locator('a[href^="tel:"]:visible');
    await expect(numbers).toHaveText([/ 90101$/, / 020-81 91 00$/]);
    await expect(page.getByText('These lines are for Sweden')).toBeVisible();
    await page.getByRole('link', { name: 'all lines there' }).click();
    await expect(page.locator('#help-sweden')).toBeInViewport();
  });

  test('it holds over changes of route and on the way back', async ({ page }) => {
    const mostSeen = await watchFrames(page);
    await page.goto('/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page.getByRole('article').first()).toContainText(
      'We found no license for Sweden.',
    );
    await page.getByRole('article').getByRole('link', { name: 'Quillmark', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quillmark');
    await page.goBack();
    await expect(page.getByRole('article').first()).toContainText(
      'We found no license for Sweden.',
    );
    expect(await mostSeen()).toBe(0);
    await expect(page.getByLabel('Where you are', { exact: true })).toHaveValue('SE');
  });
});

test.describe('the featured popup', () => {
  test.use({ featuredPopup: true });

  for (const [code, isShown] of [
    ['UK', true],
    ['SE', false],
  ] as const) {
    test(
      `in ${code} it ${isShown ? 'comes: its casino has a license there' : 'stays away: its casino may not be linked'}`,
      { tag: ['@2.home.popup-delay', '@4.featured-popup'] },
      async ({ page }) => {
        await comeFrom(page, code);
        await stopClock(page);
        await page.goto('/');
        await page.clock.runFor(10_000);
        const popup = page.getByText('Featured, paid placement');
        await (isShown ? expect(popup).toBeVisible() : expect(popup).toBeHidden());
      },
    );
  }
});

test.describe('the choice of the country', () => {
  const chooser = (page: Page) => page.getByLabel('Where you are', { exact: true });
  /** Named by the specification, in its order. */
  const FIRST = ['United States', 'United Kingdom', 'Canada', 'Germany', 'Australia'];

  test('stands in the footer, takes links away at once, and is kept', async ({ page }) => {
    await page.goto('/bonuses');
    await expect(chooser(page).locator('option')).toHaveText([
      ...FIRST,
      ...countries
        .map(({ name }) => name)
        .filter((name) => !FIRST.includes(name))
        .toSorted(),
    ]);
    await expect(chooser(page)).toHaveValue('US');
    await expect(page.getByText('Saved on this device only')).toBeVisible();
    const before = await linksToCasinos(page);
    expect(before).toBeGreaterThan(10);
    await chooser(page).selectOption('United Kingdom');
    const inBritain = await linksToCasinos(page);
    expect(inBritain).toBeGreaterThan(0);
    expect(inBritain).toBeLessThan(before);
    await expect(page.getByRole('contentinfo')).toContainText(
      'For readers in the United Kingdom we link only to casinos with a license from there',
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
      localStorage.setItem(key, 'SE');
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
    await chooser(page).selectOption('Sweden');
    expect(await linksToCasinos(page)).toBe(0);
  });

  test('reaches the other tab', async ({ page, context }) => {
    await page.goto('/bonuses');
    const other = await context.newPage();
    await other.goto('/faq');
    await other.getByLabel('Where you are', { exact: true }).selectOption('Sweden');
    await expect.poll(() => linksToCasinos(page)).toBe(0);
    await expect(chooser(page)).toHaveValue('SE');
  });

  test('lasts over changes of route where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/payments-kyc');
    await page.getByRole('combobox', { name: 'Your country' }).selectOption('Sweden');
    await expect(page.getByRole('region', { name: 'The law in your country' })).toContainText(
      'Gambling Act',
    );
    expect(await linksToCasinos(page)).toBe(0);
    await page.getByRole('navigation', { name: 'Payment categories' }).getByText('No KYC').click();
    await expect(page).toHaveURL(/no-kyc$/);
    await expect(page.getByRole('combobox', { name: 'Your country' })).toHaveValue('SE');
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page).toHaveURL(/bonuses$/);
    await expect(page.getByRole('article').first()).toContainText(
      'We found no license for Sweden.',
    );
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

  const bestCasinos = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Best Casinos' });
  const goHome = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Edgewise/ })
      .click();

  test(
    'on the page for it meets no promotion there, and all that is specified elsewhere',
    { tag: ['@2.home.popup-delay', '@2.bonuses.card-link', '@1.outbound-links'] },
    async ({ page }) => {
      await page.goto('/responsible-gaming');
      expect(await linksToCasinos(page)).toBe(0);
      await expect(bestCasinos(page)).toBeHidden();
      await page.clock.install();
      await goHome(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(bestCasinos(page)).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(page.getByText('Featured, paid placement')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
      await expect(page).toHaveURL(/bonuses$/);
      expect(await linksToCasinos(page)).toBeGreaterThan(10);
    },
  );

  test('by a self-check of moderate risk is told so, sees none on this visit, and can take it back', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await page.goto('/responsible-gaming');
    const kept = () =>
      page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    const before = await kept();
    const form = page.getByRole('form', { name: 'A two-minute self-check' });
    await form.scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Show my result' });
    await untilAwake(page);
    const groups = await form.getByRole('group').all();
    for (const group of groups) await group.getByLabel('Never').check();
    await button.click();
    const result = page.getByRole('region', { name: 'Your result' });
    const told = 'no paid link and no popup on this visit';
    await expect(result).toContainText('0 of 27 points');
    await expect(result.getByText(told)).toBeHidden();
    for (const group of groups.slice(0, 3)) await group.getByLabel('Sometimes').check();
    await expect(result).toContainText('3 of 27 points');
    await expect(result.getByText(told)).toBeVisible();

    await page.clock.install();
    await goHome(page);
    await expect(page).toHaveURL(/\/$/);
    expect(await linksToCasinos(page)).toBe(0);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page.getByText('Featured, paid placement')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page.getByRole('article').first()).toContainText('no paid link on this visit');
    await page.getByLabel('Where you are', { exact: true }).selectOption('Canada');
    expect(await linksToCasinos(page)).toBe(0);
    expect((await kept()).filter((key) => key !== KEY)).toEqual(before);
    expect(calls).toEqual([]);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Show them again' }).click();
    expect(await linksToCasinos(page)).toBeGreaterThan(10);
    await expect(page.getByText(told).first()).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a country says why it links to no casino', async ({ page }) => {
    await page.goto('/country/germany');
    await expect(page.getByText('Links to casinos.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^I am here/ })).toBeHidden();
    await expect(page.locator('#reader-country')).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'All countries' }),
    ).toHaveAttribute('href', '/country');
  });
});

test(
  'the bar asks 18 years, and more where the country of the reader does; nothing else names an age',
  { tag: ['@9.age-limit', '@1.footer.age'] },
  async ({ page }) => {
    const seen = { useInnerText: true };
    const bar = page.getByRole('complementary', { name: 'Disclosure' });
    await page.goto('/bonuses');
    await expect(bar).toHaveText(/^18\+ only\. 21\+ in the United States\. Paid links earn/, seen);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(19|21)\+/);
    await comeFrom(page, 'CA');
    await page.reload();
    await expect(bar).toHaveText(/^18\+ only\. 19\+ in Canada\. Paid links earn/, seen);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar).toHaveText(/^18\+ only\. 19\+.*\. Paid links\./, seen);
    await comeFrom(page, 'DE');
    await page.reload();
    await expect(bar).toHaveText(/^18\+ only\. Paid links\./, seen);
  },
);

onOneOfEverything('where links wait for a country, choosing one shows them', async ({ page }) => {
  const links = page.locator('a[data-paid-link]');
  await page.goto('/bonuses');
  await expect(links.first()).toBeAttached();
  await expect(page.locator('a[data-paid-link][href]')).toHaveCount(0);
  await expect(page.locator('[data-where="no-country"]').first()).toBeVisible();
  await page.goto('/country/united-states');
  await page.locator('main button[data-country-choice]').click();
  await page.goto('/bonuses');
  await expect(links.first()).toHaveAttribute('href', /^https:/);
  await expect(page.locator('[data-where="no-country"]').first()).toBeHidden();
});

/** Serves the pages as if its own terms refused the United States, whose readers get all links there. */
const refuseUnitedStates = (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll('data-refused-in="CA', 'data-refused-in="US CA');
      await route.fulfill({ response, body });
    },
  );

const GATED = ['/', '/bonuses', '/bonuses/reload', '/payments-kyc', '/compare'];

onOneOfEverything(
  'a casino whose terms refuse the country is linked and praised on no card, and says why',
  async ({ page }) => {
    await comeFrom(page, 'US');
    const links = page.locator('a[data-paid-link][href]');
    for (const address of [...GATED, '/reviews/brackenhall']) {
      await page.goto(address);
      await expect(links.first(), address).toBeAttached();
    }
    await refuseUnitedStates(page);
    for (const address of [...GATED, '/reviews', '/reviews/brackenhall']) {
      await page.goto(address);
      await expect(links, address).toHaveCount(0);
      const praise = page.locator('[data-casino-if="linked"]:visible');
      await expect(praise, address).toHaveCount(0);
    }
    await expect(page.getByRole('main')).toContainText('Its own terms refuse readers there.', {
      useInnerText: true,
    });
    await page.goto('/bonuses');
    await expect(page.getByRole('article').first()).toContainText('It refuses the United States.', {
      useInnerText: true,
    });
  },
);

onOneOfEverything('the sheet follows the country, the law first', async ({ page }) => {
  const seen = { useInnerText: true };
  const sheet = page.getByRole('main');
  await comeFrom(page, 'US');
  await page.goto('/will-it-pay/brackenhall');
  await expect(sheet).toContainText('Maybe. It refuses a part of the United States', seen);
  await expect(sheet).toContainText('Refused in US-NV', seen);
  const country = page.getByLabel('I live in');
  await country.selectOption('Canada');
  await expect(sheet).toContainText('No. We found no license for Canada.', seen);
  await expect(sheet).toContainText('Refused. Deposit back, winnings void', seen);
  await country.selectOption('Germany');
  await expect(sheet).toContainText('Not on its list, which isn’t the whole one', seen);
  await expect(sheet).not.toContainText('Deposit back', seen);
  await expect(sheet.locator('a[data-paid-link]')).toHaveCount(0);
});

test('a reader whom a casino refuses gets the rest of the page as it was', async ({ page }) => {
  await page.goto('/reviews/marlowick');
  const link = page.locator('a[data-paid-link]').first();
  await expect(link).not.toHaveAttribute('href');
  await expect(page.getByRole('main')).toContainText('Its own terms refuse readers there.', {
    useInnerText: true,
  });
  await page.evaluate(() => window.reader?.choose('CA'));
  await expect(link).toHaveAttribute('href', /^https:/);
  await page.evaluate(() => window.reader?.choose('US'));
  await expect(link).not.toHaveAttribute('href');
});
