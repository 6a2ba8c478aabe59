import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CATEGORIES = [
  { slug: 'no-deposit', title: 'No deposit bonuses', offers: ['Copperfinch', 'Pellucid'] },
  { slug: 'free-spins', title: 'Bonus spins', offers: ['Dunmarch', 'Wickmere'] },
  { slug: 'cashback', title: 'Cashback and rakeback', offers: ['Saltlantern', 'Tidewrack'] },
  { slug: 'reload', title: 'Reload bonuses', offers: ['Larkspire', 'Vantry'] },
  { slug: 'high-roller', title: 'High-roller offers', offers: ['Northbarrow', 'Halyard Nine'] },
] as const;

const TERMS = [
  'Minimum deposit',
  'Wagering',
  'Maximum bet',
  'Maximum cash-out',
  'Expires',
  'The bonus itself',
];

const card = (page: Page, casino: string) =>
  page.locator('#all').getByRole('article', { name: new RegExp(`^${casino} `) });

/** Value of a term on a card. */
const term = (note: Locator, label: string) =>
  note.locator('[data-offer] dl > div').filter({ hasText: label }).locator('dd');

test.describe('the page of all bonuses', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/bonuses');
  });

  test(
    'the hero says what the page is about, and View All Casinos scrolls to the offers',
    { tag: ['@2.routes.bonuses', '@2.bonuses.header', '@2.bonuses.hero'] },
    async ({ page }) => {
      await expect(
        page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'View All Casinos' }).click();
      await expect(page.getByRole('heading', { name: '14 offers, terms first' })).toBeInViewport();
      await expect(page).toHaveURL(/\/bonuses#all$/);
      await expect(page.locator('[data-route-overlay]')).toBeHidden();
    },
  );

  test(
    'three tiles lead to the no deposit bonuses, welcome packages and cashback offers',
    { tag: '@2.bonuses.tiles' },
    async ({ page }) => {
      const tiles = page.getByRole('navigation', { name: 'Kinds of bonus' });
      for (const [name, href] of [
        ['No Deposit Bonuses', '/bonuses/no-deposit'],
        ['Welcome Packages', '/bonuses#welcome'],
        ['Cashback Offers', '/bonuses/cashback'],
      ] as const) {
        const tile = tiles.getByRole('link', { name });
        await expect(tile).toHaveAttribute('href', href);
        await expect(tile.getByRole('heading', { name, exact: true })).toBeVisible();
      }
    },
  );

  test('the Welcome Packages tile brings the comparison of the welcome offers into view', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Welcome Packages' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome packages compared' })).toBeInViewport();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    const table = page.getByRole('table', { name: /^Welcome packages/ });
    await expect(table.getByRole('rowheader')).toHaveCount(4);
  });

  test('every category can be reached from the page', async ({ page }) => {
    for (const { slug } of CATEGORIES) {
      await expect(page.getByRole('main').locator(`a[href="/bonuses/${slug}"]`)).not.toHaveCount(0);
    }
  });

  test(
    'there are 14 cards, each with all that a bonus card shows',
    {
      tag: [
        '@2.bonuses.cards',
        '@2.bonuses.card-stars',
        '@2.bonuses.card-headline',
        '@2.bonuses.card-label',
        '@2.bonuses.card-features',
        '@2.bonuses.card-payout-time',
        '@3.bonus.entries',
      ],
    },
    async ({ page }) => {
      const cards = page.locator('#all').getByRole('article');
      await expect(cards).toHaveCount(14);
      for (const note of await cards.all()) {
        await expect(note.getByRole('heading', { level: 3 })).toBeVisible();
        await expect(note.getByRole('img', { name: /^Rated [\d.]+ out of 5$/ })).toBeVisible();
        await expect(note.getByText(/^(Licensed|Licence claimed|No licence found)$/)).toBeVisible();
        await expect(note.getByText('Payout time')).toBeVisible();
        await expect(note.locator('[data-offer] p')).toHaveCount(2);
        await expect(note.locator('[data-offer] dt')).toHaveText(TERMS);
        await expect(
          note.getByRole('list', { name: 'Features' }).getByRole('listitem'),
        ).not.toHaveCount(0);
        await expect(
          note.getByText(
            /^Of 100 players, .+ (?:lose everything|leave with nothing)\.$|^Nothing to clear\.$|cannot be worked out/,
          ),
        ).toBeVisible();
      }
    },
  );

  test(
    'a card shows three coins and counts the others',
    { tag: '@2.bonuses.card-coins' },
    async ({ page }) => {
      const coins = card(page, 'Quillmark')
        .getByRole('definition')
        .filter({ hasText: 'BTC' })
        .getByRole('listitem');
      await expect(coins).toHaveText(['BTC', 'ETH', 'USDT', '+3 more']);
      await expect(card(page, 'Tidewrack').getByText(/^\+\d+ more$/)).toHaveCount(0);
    },
  );

  test(
    'the call to action opens the affiliate link in a new tab without the opener',
    { tag: ['@1.outbound-links', '@2.bonuses.card-link', '@7.outbound.affiliate'] },
    async ({ page }) => {
      const claim = card(page, 'Quillmark').getByRole('link', { name: /^Visit Quillmark/ });
      await expect(claim).toHaveAttribute('href', 'https://quillmark.example/?ref=edgewise');
      await expect(claim).toHaveAttribute('target', '_blank');
      await expect(claim).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
      // Where the card is laid out, what is hidden from the eye counts as a block, with a space before it.
      await expect(claim).toHaveAccessibleName(/^Visit Quillmark Paid link ?, opens in a new tab$/);
      await expect(claim.getByText('Paid link')).toBeVisible();
      await expect(card(page, 'Quillmark').getByText('18+, terms apply.')).toBeVisible();
      const unpaid = card(page, 'Pellucid').getByRole('link', { name: /^Visit Pellucid/ });
      await expect(unpaid.getByText('Unpaid link')).toBeVisible();
    },
  );

  test(
    'the badge Recommended stands where its published rule holds',
    { tag: ['@2.bonuses.card-recommended', '@3.bonus.recommended'] },
    async ({ page }) => {
      const recommended = page
        .locator('#all')
        .getByRole('article')
        .filter({ has: page.getByText('Recommended', { exact: true }) })
        .getByRole('heading', { level: 3 });
      await expect(recommended).toHaveText([
        'Saltlantern',
        'Copperfinch',
        'Quillmark',
        'Northbarrow',
      ]);
      await expect(page.getByText(/at least 4\.5 stars, every criterion/)).toBeVisible();
    },
  );

  test(
    'the licence badge has its issuer beside it, and a mere claim is called one',
    { tag: ['@2.bonuses.card-licensed', '@3.bonus.licensed'] },
    async ({ page }) => {
      for (const [casino, badge, issuer] of [
        ['Northbarrow', 'Licensed', 'Estonia'],
        ['Dunmarch', 'Licensed', 'MGA'],
        ['Umberfold', 'Licence claimed', 'Curaçao, not seen on the register'],
      ] as const) {
        await expect(card(page, casino).getByText(badge, { exact: true })).toBeVisible();
        await expect(card(page, casino).getByText(issuer, { exact: true })).toBeVisible();
      }
    },
  );

  test('a casino without a review keeps its stars and is said not to be reviewed yet', async ({
    page,
  }) => {
    const [reviewed, other] = [card(page, 'Quillmark'), card(page, 'Dunmarch')];
    await expect(other.getByText('Not reviewed yet')).toBeVisible();
    await expect(other.getByText('Score 3.75')).toHaveCount(1);
    await expect(other.getByRole('link', { name: /^Read review/ })).toHaveCount(0);
    await expect(reviewed.getByRole('link', { name: 'Read review of Quillmark' })).toBeVisible();
    await expect(reviewed.getByText('Not reviewed yet')).toHaveCount(0);
  });

  test('terms are read from the facts: figures, None, No cap, Never and Not stated', async ({
    page,
  }) => {
    for (const [casino, label, value] of [
      ['Quillmark', 'Minimum deposit', '$20'],
      ['Quillmark', 'Wagering', '25 × the bonus'],
      ['Quillmark', 'Maximum bet', '$10'],
      ['Quillmark', 'Maximum cash-out', 'No cap'],
      ['Quillmark', 'Expires', 'After 30 days'],
      ['Copperfinch', 'Minimum deposit', 'None'],
      ['Copperfinch', 'Wagering', '40 × the winnings'],
      ['Copperfinch', 'Maximum cash-out', '$100'],
      ['Copperfinch', 'The bonus itself', 'Not stated'],
      ['Saltlantern', 'Wagering', 'None'],
      ['Tidewrack', 'Expires', 'Never'],
      ['Ferrystone', 'Maximum cash-out', 'Not stated'],
      ['Isleforge', 'The bonus itself', 'Taken back at a withdrawal'],
    ] as const) {
      await expect(term(card(page, casino), label), `${casino}, ${label}`).toHaveText(value);
    }
  });

  test('each says what it does to a hundred players, on one plan for all', async ({ page }) => {
    const quillmark = card(page, 'Quillmark');
    await expect(quillmark).toContainText(/Of 100 players, \d+ lose everything\./);
    await expect(quillmark).toContainText(
      /Middle result .+; \d+ leave with more than they put in\./,
    );
    // 25 × 100 = 2,500 bets of $1: 4.2 hours at 600 an hour, and $100 at 4%
    await expect(quillmark).toContainText('Up to 4.2 hours at 600 bets an hour.');
    await expect(quillmark).toContainText(
      'If every bet is made: $2,500 in bets, which cost $100 on average.',
    );
    await expect(quillmark).toContainText('$100 put in, $100 of bonus, and bets of $1');
    await expect(quillmark.locator('svg[viewBox="0 0 120 120"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The hundred chips' })).toBeVisible();
  });

  test('credit that costs nothing is no loss of anybody', async ({ page }) => {
    const copperfinch = card(page, 'Copperfinch');
    await expect(copperfinch).toContainText(/Of 100 players, \d+ leave with nothing\./);
    await expect(copperfinch).toContainText('Nothing of yours is at risk.');
    await expect(copperfinch).not.toContainText('lose');
  });

  test('an offer without wagering, and one that cannot be worked out, say so', async ({ page }) => {
    await expect(card(page, 'Dunmarch')).toContainText('Nothing to clear');
    // 60 × 900 = 54,000, if every bet counted in full
    await expect(card(page, 'Isleforge')).toContainText(
      'Which games count towards it is not stated.',
    );
    await expect(card(page, 'Isleforge')).toContainText('$54,000 in bets or more.');
    for (const casino of ['Dunmarch', 'Isleforge']) {
      await expect(card(page, casino).locator('svg[viewBox="0 0 120 120"]')).toHaveCount(0);
    }
  });

  test('the way on leads to the guide to bonus terms', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
      'href',
      '/guides/reading-bonus-terms',
    );
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the terms are no smaller than body text and above the call to action`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/bonuses');
    // A page that is still being laid out may put something else below the pointer.
  
    const more = page.locator('summary', { hasText: 'Show 8 more' });
    if (await more.isVisible()) await more.click();
    const found = await page
      .locator('#all')
      .getByRole('article')
      .evaluateAll((notes) => {
        const body = parseFloat(getComputedStyle(document.body).fontSize);
        return notes.map((note) => {
          const terms = [...note.querySelectorAll<HTMLElement>('[data-offer] :is(dt, dd)')];
          const claim = note.querySelector('a[target="_blank"]')?.getBoundingClientRect();
          return {
            small: terms.filter((text) => parseFloat(getComputedStyle(text).fontSize) < body)
              .length,
            hidden: terms.filter((text) => text.getClientRects().length === 0).length,
            lowest: Math.max(...terms.map((text) => text.getBoundingClientRect().bottom)),
            claimTop: claim?.top ?? 0,
          };
        });
      });
    expect(found).toHaveLength(14);
    for (const { small, hidden, lowest, claimTop } of found) {
      expect({ small, hidden }).toEqual({ small: 0, hidden: 0 });
      expect(claimTop).toBeGreaterThan(lowest);
    }
  });
}

for (const { slug, title, offers } of CATEGORIES) {
  test(
    `/bonuses/${slug} has a breadcrumb, key terms, the offers in a table and a worked example`,
    {
      tag: [
        '@2.routes.bonus-category',
        '@2.bonus-category.known',
        '@2.bonus-category.breadcrumb',
        '@2.bonus-category.key-terms',
        '@2.bonus-category.table',
        '@2.bonus-category.reading-note',
      ],
    },
    async ({ page }) => {
      await page.goto(`/bonuses/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs).toHaveCount(3);
      await expect(crumbs.nth(0)).toHaveText('Home');
      await expect(crumbs.nth(1)).toHaveText('Bonuses');
      await expect(page.getByRole('heading', { name: 'Key terms' })).toBeVisible();

      const table = page.getByRole('table', { name: /order of the casinos/ });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Offer',
        'Min deposit',
        'Wagering',
        'Max bet',
        'Max cash-out',
        'Expires',
        'Of 100 players',
        'Link to the casino',
      ]);
      const rows = table.getByRole('rowheader');
      await expect(rows).toHaveCount(offers.length);
      for (const [index, casino] of offers.entries())
        await expect(rows.nth(index)).toContainText(casino);

      await expect(page.getByRole('heading', { name: 'How to read these terms' })).toBeVisible();
      await expect(page.getByText('Worked example')).toBeVisible();
      await expect(
        page.getByRole('table', { name: /^What (the bets that )?the offer of/ }),
      ).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/bonuses/${slug}$`),
      );
    },
  );
}

test('the worked example of the no deposit page shows its straight sum', async ({ page }) => {
  await page.goto('/bonuses/no-deposit');
  const ledger = page.getByRole('table', {
    name: 'What the bets that the offer of Copperfinch asks for cost, if every one is made',
  });
  // 40 × 24 = 960; × 4% = 38.40
  await expect(ledger.getByRole('cell')).toHaveText(['$24', '$960', '4%', '$38.40']);
});

test('the worked example of the cashback page shows what stays lost', async ({ page }) => {
  await page.goto('/bonuses/cashback');
  const ledger = page.getByRole('table', { name: /^What the offer of Saltlantern gives back/ });
  // 15% × 1,000 = 150; 1,000 − 150 = 850
  await expect(ledger.getByRole('cell')).toHaveText(['$1,000', '$150', '$850']);
});

test(
  'an unknown category is silently the no deposit page, with its canonical address',
  {
    tag: [
      '@2.bonus-category.default',
      '@2.bonus-category.unknown',
      '@5.unknown-category',
      '@8.unknown-bonus-category',
    ],
  },
  async ({ page }) => {
    const response = await page.goto('/bonuses/something-else');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No deposit bonuses');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/bonuses\/no-deposit$/,
    );
  },
);

test('on a phone each row of the comparison becomes a card, with nothing hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bonuses/reload');
  const row = page.getByRole('main').locator('tbody tr').filter({ hasText: 'Larkspire' });
  for (const cell of await row.locator('td').all()) await expect(cell).toBeVisible();
  const width = await row.evaluate((element) => element.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(390);
});

for (const path of ['/bonuses', '/bonuses/high-roller']) {
  test(`${path} does not scroll sideways from 320 to 1920 px`, async ({ page }) => {
    for (const width of [320, 390, 600, 961, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, over]).toEqual([width, 0]);
    }
  });

  test(`${path} states its affiliate disclosure before the first paid link`, async ({ page }) => {
    await page.goto(path);
    const order = await page.getByRole('main').evaluate((main) => {
      const disclosure = main.querySelector('a[href="/affiliate-disclosure"]');
      const paid = main.querySelector('a[rel~="sponsored"]');
      if (disclosure === null || paid === null) return 0;
      return disclosure.compareDocumentPosition(paid) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(order).not.toBe(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all offers, terms and tables are there, and further terms unfold', async ({ page }) => {
    await page.goto('/bonuses');
    await expect(page.locator('#all').getByRole('article')).toHaveCount(14);
    await expect(term(card(page, 'Quillmark'), 'Wagering')).toHaveText('25 × the bonus');
    await card(page, 'Quillmark').getByText('More terms and their source').click();
    await expect(card(page, 'Quillmark').getByText(/^Slots 100%/)).toBeVisible();
  });
});
