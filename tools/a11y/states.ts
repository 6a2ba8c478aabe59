import type { Page } from '@playwright/test';

export type State = {
  name: string;
  address: string;
  bringAbout: (page: Page) => Promise<void>;
  /** A dialog keeps the focus, closes with Escape and gives the focus back. */
  isDialog?: true;
  /** The state needs a visitor who has not answered the storage notice. */
  undecided?: true;
  /** The widest window in which the state exists. */
  maxWidth?: number;
};

const PAYMENTS = '/payments-kyc';

/** $100 and as much again at 35 times the bonus on red or black: 5 of 100 lose everything. */
const ROULETTE_PLAN =
  'kind=match&deposit=100&match=100&wagering=35&game=roulette&bet=1&counts=100&bonus=cashable&cap=none';

const waitFor = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ timeout: 15_000 });

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox');
  await field.waitFor();
  await field.fill(query);
}

/** As a reader opens it: by the summary of the fold, where there is one. */
async function openFold(page: Page, summary: string): Promise<void> {
  const fold = page.locator('main summary', { hasText: summary });
  if (await fold.isVisible()) await fold.click();
}

/** All of them, to look at what they hold. */
async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator('main details:not([open], [name]) > summary').all()) {
    if (await fold.isVisible()) await fold.click();
  }
}

async function startVerifier(page: Page) {
  await openFold(page, 'Check a round yourself');
  const button = page.getByRole('button', { name: 'Check this round' });
  await button.scrollIntoViewIfNeeded();
  await page.locator('astro-island[component-url*="RoundVerifier"]:not([ssr])').waitFor();
  return button;
}

/** The slider of the first criterion, once it can be moved. */
async function startWeights(page: Page) {
  const slider = page.getByRole('slider', { disabled: false }).first();
  await slider.waitFor();
  return slider;
}

async function startSelfCheck(page: Page) {
  await openFold(page, 'Self-check');
  const form = page.getByRole('form', { name: 'A two-minute self-check' });
  await form.scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Show my result', disabled: false });
  await button.waitFor();
  return { groups: form.getByRole('group'), button };
}

/** The counter turns from a limit into a count once the form's script runs. */
async function startContact(page: Page) {
  await page.getByLabel('Subject').fill('x');
  await waitFor(page, '1 of 120 characters');
  return page.getByRole('button', { name: 'Open in mail program' });
}

async function filterTable(page: Page, query: string): Promise<void> {
  await page.goto(`${PAYMENTS}?${query}`);
  await page.locator('select:enabled').first().waitFor();
  await page
    .getByRole('button', { name: /^Clear/ })
    .first()
    .waitFor();
}

/** Every state of the site that is not a page's first look, by what brings it about. */
export const STATES: readonly State[] = [
  {
    name: 'menu',
    address: '/',
    isDialog: true,
    maxWidth: 1000,
    bringAbout: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'all casinos',
    address: '/',
    bringAbout: (page) => page.getByRole('button', { name: 'View All Casinos' }).click(),
  },
  {
    name: 'balance, moved',
    address: '/',
    bringAbout: async (page) => {
      const bet = page.getByRole('slider', { name: 'One bet' });
      await bet.focus();
      await page.locator('astro-island[component-url*="HeroBalance"]:not([ssr])').waitFor();
      await page.keyboard.press('End');
      await waitFor(page, 'of $10 bets');
    },
  },
  {
    name: 'review dialog',
    address: '/',
    isDialog: true,
    bringAbout: (page) =>
      page
        .getByRole('link', { name: /^Read review of / })
        .first()
        .click(),
  },
  {
    name: 'waitlist dialog',
    address: '/',
    isDialog: true,
    bringAbout: (page) => page.getByRole('button', { name: 'Why join?' }).click(),
  },
  {
    name: 'featured popup',
    address: '/',
    isDialog: true,
    bringAbout: async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Find Best Bonuses' }).focus();
      await page.getByText('Featured, paid placement').waitFor({ timeout: 15_000 });
    },
  },
  {
    name: 'storage notice',
    address: '/cookie-policy',
    undecided: true,
    bringAbout: (page) => page.getByRole('region', { name: 'Cookies, briefly' }).waitFor(),
  },
  {
    name: 'article dialog',
    address: '/guides',
    isDialog: true,
    bringAbout: async (page) => {
      await page.locator('a[data-article-link]').first().click();
      await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'search, empty',
    address: '/privacy-policy',
    isDialog: true,
    bringAbout: (page) => search(page, ''),
  },
  {
    name: 'search, results',
    address: '/privacy-policy',
    isDialog: true,
    bringAbout: async (page) => {
      await search(page, 'wagering');
      await page.getByRole('dialog').getByRole('list').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search, nothing found',
    address: '/privacy-policy',
    isDialog: true,
    bringAbout: async (page) => {
      await search(page, 'xyzzyqq');
      await waitFor(page, /^Nothing found/);
    },
  },
  {
    name: 'bonus weighed',
    address: '/tools/bonus',
    bringAbout: async (page) => {
      await page.goto(`/tools/bonus#${ROULETTE_PLAN}&maxbet=0.50&days=1`);
      await waitFor(page, '5 of 100 lose everything');
      await waitFor(page, 'is above the largest bet allowed');
      await page.getByRole('button', { name: 'Keep this plan to compare' }).click();
    },
  },
  {
    name: 'bonus with faults',
    address: '/tools/bonus',
    bringAbout: async (page) => {
      await page.goto('/tools/bonus#kind=spins&spins=x&cap=sum&capsum=0');
      await waitFor(page, 'Expected 0.01 or more.');
    },
  },
  {
    name: 'table filtered',
    address: PAYMENTS,
    bringAbout: (page) => filterTable(page, 'coin=btc&kyc=no&sort=speed'),
  },
  {
    name: 'table empty',
    address: PAYMENTS,
    bringAbout: async (page) => {
      await filterTable(page, 'licence=mga&kyc=no');
      await waitFor(page, 'No casino matches all of these');
    },
  },
  {
    name: 'comparison, with what it leaves out',
    address: '/compare',
    bringAbout: async (page) => {
      await page.goto('/compare#ids=quillmark,wickmere,nowhere');
      await waitFor(page, /^Left out/);
    },
  },
  {
    name: 'tray of casinos to compare',
    address: '/bonuses',
    bringAbout: async (page) => {
      for (const pick of (await page.locator('input[name="compare"]').all()).slice(0, 2)) {
        await pick.check();
      }
      await page.getByRole('region', { name: 'Casinos to compare' }).waitFor();
    },
  },
  {
    name: 'country chosen',
    address: PAYMENTS,
    bringAbout: async (page) => {
      await page.getByRole('combobox', { name: 'Your country' }).selectOption('Germany');
      await waitFor(page, 'No licence for Germany on record.');
    },
  },
  {
    name: 'country without links to casinos',
    address: '/bonuses',
    bringAbout: async (page) => {
      await page
        .getByRole('combobox', { name: 'Where you are', exact: true })
        .selectOption('Germany');
      await waitFor(page, 'No link in Germany.');
    },
  },
  {
    name: 'country chosen by its page',
    address: '/country/germany',
    bringAbout: async (page) => {
      await page.getByRole('button', { name: /^I am here/ }).click();
      await waitFor(page, 'Help and links on every page follow Germany.');
    },
  },
  {
    name: 'no paid link after looking for help',
    address: '/bonuses',
    bringAbout: async (page) => {
      await page.goto('/responsible-gaming');
      await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
      await waitFor(page, 'No paid link on this visit.');
    },
  },
  {
    name: 'verifier, all matches',
    address: '/games/dice',
    bringAbout: async (page) => {
      await (await startVerifier(page)).click();
      await waitFor(page, 'Result matches');
    },
  },
  {
    name: 'verifier, no match',
    address: '/games/dice',
    bringAbout: async (page) => {
      const button = await startVerifier(page);
      await page.getByLabel('Roll the casino showed').fill('28.08');
      await button.click();
      await waitFor(page, 'Result does not match');
    },
  },
  {
    name: 'verifier, faulty fields',
    address: '/games/dice',
    bringAbout: async (page) => {
      const button = await startVerifier(page);
      await page.getByLabel('Nonce').fill('one');
      await button.click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact, mistakes',
    address: '/contact',
    bringAbout: async (page) => {
      await (await startContact(page)).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact, mail prepared',
    address: '/contact',
    bringAbout: async (page) => {
      const button = await startContact(page);
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Email').fill('ada@mail.example');
      await page.getByLabel('Subject').fill('A correction');
      await page.getByLabel('Message').last().fill('The page says 35 & the terms 40.');
      await button.click();
      await waitFor(page, 'The message is not sent until you send it');
    },
  },
  {
    name: 'self-check, result',
    address: '/responsible-gaming',
    bringAbout: async (page) => {
      const { groups, button } = await startSelfCheck(page);
      for (const group of await groups.all()) await group.getByLabel('Sometimes').check();
      await button.click();
      await page.getByRole('heading', { name: 'Your result' }).waitFor();
    },
  },
  {
    name: 'self-check, answers missing',
    address: '/responsible-gaming',
    bringAbout: async (page) => {
      await (await startSelfCheck(page)).button.click();
      await waitFor(page, /still open/);
    },
  },
  ...['/reviews/quillmark', '/bonuses', PAYMENTS, '/responsible-gaming', '/games/plinko'].map(
    (address) => ({ name: 'folds open', address, maxWidth: 640, bringAbout: openFolds }),
  ),
  {
    name: 'question open',
    address: '/faq',
    bringAbout: (page) => page.getByText('How do you rate a casino?').click(),
  },
  {
    name: 'figures of a chart',
    address: '/games/crash',
    bringAbout: (page) => page.getByText('The figures as a table').first().click(),
  },
  {
    name: 'own weights, moved',
    address: '/tools/weights',
    bringAbout: async (page) => {
      const slider = await startWeights(page);
      await slider.press('End');
      await waitFor(page, /with these weights/);
    },
  },
  {
    name: 'own weights, address that cannot be read',
    address: '/tools/weights',
    bringAbout: async (page) => {
      await page.goto('/tools/weights#w=1-2-3');
      await startWeights(page);
      await waitFor(page, /no weights that can be read/);
    },
  },
];
