import type { Page } from '@playwright/test';
import { excessWidth, expect, holdBack, test, untilAwake } from './fixtures.ts';

const OVERVIEW = '/payments-kyc';
const COUNTRIES = ['United States', 'United Kingdom', 'Canada', 'Germany', 'Australia'];
const GEO_KEY = 'geoNoticeCountry';

const table = (page: Page) => page.getByRole('table', { name: /^Casinos/ });
const result = (page: Page) =>
  page.getByRole('form', { name: 'Filter the table' }).locator('[aria-live]');
const chip = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole(group === 'Withdrawal under' ? 'radio' : 'checkbox', {
      name: new RegExp(`^${name}( \\+?\\d+)?$`),
    });
const countrySelect = (page: Page) => page.getByRole('combobox', { name: 'Your country' });
const notice = (page: Page) => page.getByRole('region', { name: 'The law in your country' });
const visitLinks = (page: Page) => table(page).getByRole('link', { name: /^Visit/ });

/** Names of the shown casinos, in order; rows are updated a frame after the counts. */
const shown = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .evaluateAll((heads) =>
      heads.map((head) => {
        const score = head.querySelector('small')?.textContent ?? '';
        return (head.textContent ?? '').replace(score, '');
      }),
    );

/** The table is hydrated once a visitor points at it. */
async function ready(page: Page): Promise<void> {
  await page.getByRole('form', { name: 'Filter the table' }).hover();
  await untilAwake(page);
}

const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true }).click();

async function open(page: Page, address = OVERVIEW): Promise<void> {
  await page.goto(address);
  await ready(page);
}

test.describe('the comparison table', () => {
  test(
    'has a row for each casino with all columns, and the filters of the specification with their numbers',
    {
      tag: [
        '@2.routes.payments',
        '@2.payments.table',
        '@3.comparison-row',
        '@2.payments.filters',
        '@9.filters-coins',
        '@9.filters-licence',
        '@9.filters-kyc',
        '@9.filters-speed',
      ],
    },
    async ({ page }) => {
      await open(page);
      await expect(table(page).getByRole('columnheader')).toHaveText(
        [
          'Casino',
          'Withdrawal speed',
          'KYC level',
          'License',
          'Coins',
          'Min deposit',
          'Link to the casino',
        ],
        // A header contains the text for readers without script as well.
        { useInnerText: true },
      );
      await expect.poll(() => shown(page)).toHaveLength(15);
      const ferrystone = table(page).getByRole('row', { name: /Ferrystone/ });
      const visit = ferrystone.getByRole('link', { name: /^Visit Ferrystone Paid link/ });
      await expect(visit.getByText('Paid link')).toBeVisible();

      const texts = async (group: string) =>
        (
          await page
            .getByRole('group', { name: group, exact: true })
            .locator('label:has(input:not([name="coins"]))')
            .evaluateAll((labels) => labels.map(({ textContent }) => textContent ?? ''))
        ).map((text) => text.replace(/\s+/g, ' '));
      expect(await texts('Coin')).toEqual([
        ...['BTC 14', 'ETH 11', 'USDT 14'],
        // Every other coin on file, by name.
        ...['ADA 1', 'BCH 1', 'BNB 2', 'DOGE 3', 'LTC 6', 'SOL 3', 'TRX 3', 'USDC 1'],
        ...['XMR 1', 'XRP 2'],
      ]);
      expect(await texts('License')).toEqual(['Curaçao 11', 'MGA 1', 'Estonia 1']);
      expect(await texts('KYC')).toEqual(['No 1', 'Partial 6', 'Yes 7']);
      for (const [name, count] of [
        ['under 1h', 4],
        ['under 6h', 9],
        ['under 24h', 14],
      ] as const) {
        await expect(page.getByRole('radio', { name: `${name} ${count}` })).toBeVisible();
      }
    },
  );

  test('of coins any is enough, or all; an empty table says what to drop', async ({ page }) => {
    await open(page);
    await chip(page, 'Coin', 'ETH').check();
    await page.getByText('10 more coins').click();
    await page.getByRole('checkbox', { name: 'XMR +1' }).check();
    await expect(result(page)).toContainText('12 of 15');
    const all = page.getByRole('checkbox', { name: 'Takes all of these, not just one' });
    await all.check();
    await expect(page.getByText('No casino matches all of these')).toBeVisible();
    await expect(page).toHaveURL(`${OVERVIEW}?coin=eth,xmr&coins=all`);
    await all.uncheck();
    await expect(result(page)).toContainText('12 of 15');
    await clear(page);

    await chip(page, 'License', 'MGA').check();
    await chip(page, 'KYC', 'No').check();
    await expect(page.getByText('No casino matches all of these')).toBeVisible();
    await expect(page.getByText('Without “MGA” the table would show 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Drop “MGA”' }).click();
    await expect.poll(() => shown(page)).toEqual(['Tidewrack']);
    await expect(page).toHaveURL(`${OVERVIEW}?kyc=no`);
    await expect(result(page)).toBeFocused();

    // If removing one filter is not enough, all can be cleared.
    await chip(page, 'Coin', 'ETH').check();
    await chip(page, 'License', 'MGA').check();
    await chip(page, 'Withdrawal under', 'under 1h').check();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => shown(page)).toHaveLength(15);
  });

  test('a time is one choice, holds the shorter ones, and can be any again', async ({ page }) => {
    await open(page, `${OVERVIEW}?under=1h,6h`);
    await expect(chip(page, 'Withdrawal under', 'under 6h')).toBeChecked();
    await expect(result(page)).toContainText('9 of 15');
    await chip(page, 'Withdrawal under', 'under 1h').check();
    await expect(page).toHaveURL(`${OVERVIEW}?under=1h`);
    await expect(result(page)).toContainText('4 of 15');
    await page.getByRole('radio', { name: 'any time' }).check();
    await expect(page).toHaveURL(OVERVIEW);
    await expect(result(page)).toContainText('15 of 15');
  });
});

test.describe('the address', () => {
  test('holds filters and sort, is copied, and shows the same table when loaded anew', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await chip(page, 'Coin', 'BTC').check();
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(copied).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).search).toBe('?coin=btc');
    await chip(page, 'Coin', 'ETH').check();
    await expect(copied).toHaveCount(0);
    await chip(page, 'KYC', 'Yes').check();
    await page.getByRole('button', { name: 'Min deposit' }).click();
    await page.getByRole('button', { name: 'Min deposit' }).click();
    await expect(page).toHaveURL(`${OVERVIEW}?coin=btc,eth&kyc=yes&sort=deposit&order=desc`);

    const other = await context.newPage();
    await open(other, page.url());
    const texts = async (tab: Page) => [
      await table(tab).innerText(),
      await result(tab).innerText(),
    ];
    await expect(async () => expect(await texts(other)).toEqual(await texts(page))).toPass();
    await expect(chip(other, 'Coin', 'ETH')).toBeChecked();
  });

  test('Back and Forward step through the filters on the same page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    const overlayShown = await page.evaluateHandle(() => {
      const seen = { overlay: false };
      const overlay = document.querySelector('[data-route-overlay]') as HTMLElement;
      new MutationObserver(() => (seen.overlay ||= !overlay.hidden)).observe(overlay, {
        attributes: true,
      });
      return seen;
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = await page.evaluate(() => history.state);
    await chip(page, 'License', 'MGA').check();
    await chip(page, 'KYC', 'Yes').check();
    // Every history entry has the router's state.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollY: kept, ...rest } = history.state as { scrollY: number };
          return { ...rest, awayBy: Math.round(kept - scrollY) };
        }),
      )
      .toEqual({ index: before.index, scrollX: 0, awayBy: 0 });
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(page).toHaveURL(`${OVERVIEW}?licence=mga`);
    await expect(chip(page, 'KYC', 'Yes')).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(OVERVIEW);
    await expect.poll(() => shown(page)).toHaveLength(15);
    await page.goForward();
    await expect.poll(() => shown(page)).toEqual(['Dunmarch']);
    expect(await overlayShown.evaluate((seen) => seen.overlay)).toBe(false);
    expect(requests.filter((url) => url.includes(OVERVIEW))).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);

    await chip(page, 'KYC', 'Yes').check();
    await expect(page).toHaveURL(/licence=mga&kyc=yes/);
    const sheets = await page.locator('head style').count();
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 0);
    });
    await expect(page).toHaveURL(OVERVIEW);
    await expect(chip(page, 'License', 'MGA')).not.toBeChecked();
    await page.waitForTimeout(500);
    expect(sheets).toBeGreaterThan(0);
    expect(await page.locator('head style').count()).toBe(sheets);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('passes over what it does not know and says so', async ({ page }) => {
    await open(page, `${OVERVIEW}?coin=acorn&kyc=no&sort=luck`);
    await expect.poll(() => shown(page)).toEqual(['Tidewrack']);
    await expect(result(page)).toContainText('Unknown value in the address ignored: coin, sort');
  });

  test('holds them after a change of route, where the skip link still works', async ({ page }) => {
    await page.goto('/cookie-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Payments and KYC' }).click();
    await ready(page);
    await chip(page, 'License', 'MGA').check();
    await expect.poll(() => shown(page)).toEqual(['Dunmarch']);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${OVERVIEW}?licence=mga#main`);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    expect(await page.evaluate(() => 'stayed' in window && history.state !== null)).toBe(true);
    await expect.poll(() => shown(page)).toEqual(['Dunmarch']);
  });
});

test('a country chosen before any file of script has arrived is kept', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  const loaded = page.goto(OVERVIEW);
  await countrySelect(page).selectOption('Canada');
  await expect(notice(page)).toContainText('The provinces decide');
  release();
  await loaded;
  await expect(table(page)).toBeVisible();
  await expect(countrySelect(page)).toHaveValue('CA');
  await expect(notice(page).getByText('The law and help in Canada')).toBeVisible();
});

test('sorting by the heads goes up, down and back, by keyboard too', async ({ page }) => {
  await open(page);
  const given = await shown(page);
  const head = table(page).getByRole('columnheader', { name: 'Withdrawal speed' });
  await expect(head).not.toHaveAttribute('aria-sort');
  const button = head.getByRole('button');
  await button.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(async () => (await shown(page)).slice(0, 3))
    .toEqual(['Quillmark', 'Copperfinch', 'Halyard Nine']);
  await button.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await shown(page))[0]).toBe('Marlowick');
  await button.click();
  await expect(head).not.toHaveAttribute('aria-sort');
  await expect.poll(() => shown(page)).toEqual(given);
  await expect(page).toHaveURL(OVERVIEW);

  // Unknown values come last in both directions.
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'KYC level' }).click();
    await expect(page).toHaveURL(order === 'ascending' ? /sort=kyc$/ : /sort=kyc&order=desc$/);
    await expect.poll(async () => (await shown(page)).at(-1)).toBe('Wickmere');
  }
  const byName = page.getByRole('button', { name: 'Casino', exact: true });
  await byName.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await shown(page)).slice(0, 2))
    .toEqual(['Copperfinch', 'Dunmarch']);
  await expect(byName).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every value stands in its row at each width, the link in its fold', async ({ page }) => {
    await open(page, '/payments-kyc/provably-fair');
    const row = page.locator('main tbody tr').filter({ hasText: 'Quillmark' });
    const visit = row.getByRole('link', { name: /^Visit Quillmark Paid link/ });
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(table(page).getByRole('button', { name: /^Withdrawal speed/ })).toBeVisible();
      for (const text of ['Quillmark', '2 to 10 min', 'Partial', 'USDT', '5 USDT', /dice/i]) {
        await expect(row.getByText(text).filter({ visible: true }).first()).toBeVisible();
      }
      await expect(row.getByText('Curaçao').filter({ visible: true })).toHaveCount(1);
      await expect(visit).toBeHidden();
      await row.locator('summary').click();
      await expect(visit.getByText('Paid link')).toBeVisible();
      expect(await excessWidth(page)).toBe(0);
      await row.locator('summary').click();
    }
  });

  test('a list of choices sorts, and a fold of filters names what is chosen', async ({ page }) => {
    await open(page);
    await page.getByLabel('Sort by').selectOption('Withdrawal speed, slowest first');
    await expect.poll(async () => (await shown(page))[0]).toBe('Marlowick');
    await expect(page).toHaveURL(`${OVERVIEW}?sort=speed&order=desc`);
    await page.getByLabel('Sort by').selectOption('Our score, highest first');
    await expect(page).toHaveURL(OVERVIEW);

    const fold = page.getByRole('form', { name: 'Filter the table' }).locator('details').first();
    await expect(chip(page, 'License', 'MGA')).toBeHidden();
    await fold.locator('summary').first().click();
    await chip(page, 'License', 'MGA').check();
    await expect.poll(() => shown(page)).toEqual(['Dunmarch']);
    await page.getByRole('button', { name: 'Show 1 casino' }).click();
    await expect(fold).not.toHaveAttribute('open');
    await expect(fold.locator('summary').first()).toContainText('MGA');
  });
});

test(
  'the country notice offers all countries, starts with the United States, tells law and help, links casinos only where it may, and is kept',
  {
    tag: [
      '@2.payments.country-notice',
      '@3.country-option',
      '@3.storage.country',
      '@4.country-default',
      '@4.country-stored',
    ],
  },
  async ({ page }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), GEO_KEY);
    await open(page);
    const offered = await countrySelect(page).locator('option').allTextContents();
    expect(offered).toHaveLength(15);
    expect(offered).toEqual(expect.arrayContaining(COUNTRIES));
    await expect(countrySelect(page)).toHaveValue('US');
    await expect(notice(page)).toContainText('Each state decides');
    expect(await stored()).toBeNull();
    // The terms of one casino refuse the United States.
    await expect(visitLinks(page)).toHaveCount(14);

    // Of the sample's casinos 5, 4 and 3 have a licence of the country.
    for (const [name, code, law, phone, slug, place, linked] of [
      [
        'United Kingdom',
        'UK',
        'Gambling Commission license',
        '0808 8020 133',
        'united-kingdom',
        'the United Kingdom',
        5,
      ],
      ['Canada', 'CA', 'The provinces decide', '1-866-531-2600', 'canada', null, 15],
      ['Germany', 'DE', 'State Treaty on Gambling', '0800 1 37 27 00', 'germany', 'Germany', 4],
      ['Australia', 'AU', 'Interactive Gambling Act', '1800 858 858', 'australia', 'Australia', 3],
    ] as const) {
      await countrySelect(page).selectOption(name);
      await expect(notice(page).locator('[aria-live="polite"]')).toContainText(law);
      await notice(page).locator('summary').filter({ visible: true }).click();
      const call = notice(page).getByRole('link', { name: phone });
      await expect(call).toHaveAttribute('href', /^tel:/);
      await expect(notice(page).getByRole('link', { name: /^Law and help/ })).toHaveAttribute(
        'href',
        `/country/${slug}`,
      );
      await expect(visitLinks(page)).toHaveCount(linked);
      if (place !== null) {
        const refused = table(page).getByText(`We found no license for ${place}.`);
        await expect(refused.filter({ visible: true })).toHaveCount(15 - linked);
        await expect(
          notice(page).getByText('What that means here').filter({ visible: true }),
        ).toHaveCount(1);
        expect(await page.locator('a[href*=".example/"]').count()).toBe(linked);
      }
      expect(await stored()).toBe(code);
    }
    // After a reload, and on the page of a category.
    for (const address of [OVERVIEW, '/payments-kyc/no-kyc']) {
      await open(page, address);
      await expect(countrySelect(page)).toHaveValue('AU');
      await expect(notice(page)).toContainText('Interactive Gambling Act');
    }
    await countrySelect(page).selectOption('United States');
    await expect(visitLinks(page)).toHaveCount((await shown(page)).length - 1);
    // A category filters its table like the overview.
    await chip(page, 'License', 'MGA').check();
    await expect.poll(() => shown(page)).toEqual(['Dunmarch']);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table and the notice stand, and no filter does nothing', async ({ page }) => {
    await page.goto(OVERVIEW);
    await expect.poll(() => shown(page)).toHaveLength(15);
    // The terms of one casino refuse the United States.
    await expect(visitLinks(page)).toHaveCount(14);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(table(page).getByRole('button')).toHaveCount(0);
    await expect(notice(page)).toContainText('Each state decides');
    for (const name of COUNTRIES) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});

test(
  'an unknown category shows fast-payout and names it as the page to find',
  {
    tag: [
      '@2.payments-category.default',
      '@2.payments-category.unknown',
      '@5.unknown-category',
      '@8.unknown-payments-category',
    ],
  },
  async ({ page }) => {
    const response = await page.goto('/payments-kyc/no-such-category');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Fast payouts' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/payments-kyc\/fast-payout$/,
    );
    await ready(page);
    await chip(page, 'License', 'MGA').check();
    await expect(page).toHaveURL('/payments-kyc/no-such-category?licence=mga');
  },
);
