import type { Page } from '@playwright/test';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test(
  'the header leads to the casinos, bonuses, guides and FAQ, and the button to bonuses',
  {
    tag: [
      '@2.home.header',
      '@2.home.nav-reviews',
      '@2.home.nav-bonuses',
      '@2.home.nav-guides',
      '@2.home.nav-faq',
      '@2.home.best-casinos',
    ],
  },
  async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Edgewise' })).toHaveAttribute('href', '/');
    const nav = header.getByRole('navigation', { name: 'Main', exact: true });
    await expect(nav.getByRole('link')).toHaveText(['Casino Reviews', 'Bonuses', 'Guides', 'FAQ']);
    await expect(nav.getByRole('link', { name: 'Casino Reviews' })).toHaveAttribute(
      'href',
      '/#casinos',
    );
    await expect(nav.getByRole('link', { name: 'Bonuses' })).toHaveAttribute('href', '/bonuses');
    await expect(nav.getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/guides');
    await expect(nav.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    await expect(header.getByRole('link', { name: 'Best Casinos' })).toHaveAttribute(
      'href',
      '/bonuses',
    );
  },
);

test(
  'the header stays in view while the page scrolls and never covers #casinos',
  { tag: ['@2.home.header', '@2.home.nav-reviews'] },
  async ({ page }) => {
    await page.getByRole('link', { name: 'Casino Reviews' }).first().click();
    const heading = page.getByRole('heading', { name: 'Top Rated Crypto Casinos' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBe(0);
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThan(header?.height ?? 0);
    await expect(page).toHaveURL(/\/#casinos$/);
  },
);

test(
  'the hero leads to the bonuses, and Read Reviews scrolls to the casinos',
  { tag: ['@2.routes.home', '@2.home.hero-bonuses', '@2.home.hero-reviews'] },
  async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Find Best Bonuses' })).toHaveAttribute(
      'href',
      '/bonuses',
    );
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await main.getByRole('link', { name: 'Read Reviews' }).click();
    await expect(page.locator('#casinos')).toBeInViewport();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
  },
);

test('there are four feature tiles, each a link', { tag: '@2.home.tiles' }, async ({ page }) => {
  for (const [name, href] of [
    ['Bonuses, played through', '/bonuses'],
    ['Payouts, side by side', '/payments-kyc/fast-payout'],
    ['KYC in plain words', '/payments-kyc/no-kyc'],
    ['Fairness you can check', '/tools/round'],
  ] as const) {
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeVisible();
    await expect(heading.getByRole('link')).toHaveAttribute('href', href);
  }
});

test(
  'six of fourteen casinos show; View All Casinos shows all, moves the focus and goes',
  {
    tag: [
      '@2.home.grid',
      '@2.home.view-all',
      '@3.casino.entries',
      '@4.casino-list',
      '@9.home-list',
    ],
  },
  async ({ page }) => {
    const cards = page.locator('#casinos article');
    await expect(cards).toHaveCount(14);
    await expect(cards.filter({ visible: true })).toHaveCount(6);
    const button = page.getByRole('button', { name: 'View All Casinos' });
    await button.click();
    await expect(cards.filter({ visible: true })).toHaveCount(14);
    await expect(button).toHaveCount(0);
    await expect(cards.nth(6)).toBeFocused();
    await expect(page.locator('#casinos').getByRole('status')).toHaveText(
      '8 more shown, 14 in all',
    );
  },
);

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Back comes to the place that was left, and the list is folded as before', async ({
    page,
  }) => {
    await page.goto('/');
    const cards = page.locator('#casinos article').filter({ visible: true });
    await expect(cards).toHaveCount(6);
    const question = page.locator('#faq summary').first();
    await question.scrollIntoViewIfNeeded();

    const top = () => question.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await top();
    // A click would scroll to the link first.
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Guides' })
      .dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL(/\/guides$/);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.goBack();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await expect(cards).toHaveCount(6);
    expect(Math.abs((await top()) - before)).toBeLessThan(4);
  });
});

test('an address that names what lies below the list leads there, though the list is folded', async ({
  page,
}) => {
  await page.goto('/#faq');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(6);
  const top = () => page.locator('#faq').evaluate((faq) => faq.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(16);
});

test(
  'a card shows name, logo, stars with the figure, four features, payout time, three coins',
  {
    tag: [
      '@2.card.name-and-logo',
      '@2.card.rating',
      '@2.card.features',
      '@2.card.payout-time',
      '@2.card.coins',
      '@9.card-features',
      '@9.card-coins',
    ],
  },
  async ({ page }) => {
    const card = page.getByRole('article', { name: 'Quillmark' });
    await expect(card.getByRole('heading', { name: 'Quillmark' })).toBeVisible();
    await expect(card.locator('img[width="96"]').first()).toHaveAttribute(
      'data-src',
      /chip-quillmark/,
    );
    await expect(card.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
    await expect(card.getByText('4.375', { exact: true })).toBeVisible();
    await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
    await expect(card.getByText('Payout time')).toBeVisible();
    await expect(card.getByText('2 to 10 min')).toBeVisible();
    const coins = card.getByRole('list').nth(1).getByRole('listitem');
    await expect(coins).toHaveText(['BTC', 'ETH', 'USDT', '+3 more']);
  },
);

test(
  'half stars fill half a star',
  { tag: ['@2.card.rating', '@9.rating-scale'] },
  async ({ page }) => {
    const stars = page
      .getByRole('article', { name: 'Saltlantern' })
      .getByRole('img', { name: 'Rated 4.5 out of 5' });
    expect(await stars.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain('90%');
  },
);

test(
  'the review dialog shows every field, the full review and the marked link',
  { tag: '@2.review-dialog' },
  async ({ page }) => {
    const opener = page.getByRole('link', { name: 'Read review of Quillmark' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Quillmark' });
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByText('Rated', { exact: false }).or(dialog.getByRole('img')).first(),
    ).toBeVisible();
    for (const label of [
      'Established',
      'Jurisdiction',
      'Games',
      'Min deposit',
      'Max payout',
      'Payout time',
      'VIP programme',
      'Mobile friendly',
    ]) {
      await expect(dialog.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText('$500,000')).toBeVisible();
    await expect(dialog.getByText('Curaçao', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Supported coins' })).toBeVisible();
    await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(6);
    await expect(dialog.getByRole('link', { name: 'Full review' })).toHaveAttribute(
      'href',
      '/reviews/quillmark',
    );
    const visit = dialog.getByRole('link', {
      name: /^Visit Quillmark Paid link ?, opens in a new tab$/,
    });
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(visit).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
  },
);

test('the review dialog works by keyboard alone and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('link', { name: 'Read review of Saltlantern' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Saltlantern' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step++) {
    const focusIsInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(focusIsInside).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('a review dialog in the history', () => {
  const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
  const open = async (page: Page, name: string) => {
    await page.getByRole('link', { name: `Read review of ${name}` }).click();
    await expect(dialogOf(page, name)).toBeVisible();
  };
  /** The first dialog has what keeps the history fetched. */
  const untilKept = (page: Page, slug: string) =>
    expect
      .poll(() => page.evaluate(() => (history.state as { dialog?: string }).dialog))
      .toContain(slug);
  const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

  test('Back closes it, Forward opens it again, and the page stays as it was', async ({ page }) => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const opener = page.getByRole('link', { name: 'Read review of Saltlantern' });
    await opener.scrollIntoViewIfNeeded();
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    const y = await page.evaluate(() => scrollY);
    await goBack(page);
    await expect(dialogOf(page, 'Saltlantern')).toBeHidden();
    await expect(opener).toBeFocused();
    await page.evaluate(() => setTimeout(() => history.forward()));
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await goBack(page);
    await expect(dialogOf(page, 'Saltlantern')).toBeHidden();
    // A change of route takes 800 ms, so it has to be waited for before it can be denied.
    await page.waitForTimeout(1000);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(y);
  });

  test('closed by its cross it leaves no step behind', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Edgewise' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    for (const name of ['Saltlantern', 'Quillmark']) {
      await open(page, name);
      await untilKept(page, name.toLowerCase());
      await dialogOf(page, name).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page, name)).toBeHidden();
    }
    await goBack(page);
    await expect(page).toHaveURL('/faq');
  });

  test('another that is opened at once has its own place', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      const links = [...document.querySelectorAll<HTMLElement>('main [data-opens-dialog]')];
      setTimeout(() => links.find((link) => link.textContent.includes('Quillmark'))?.click());
    });
    await expect(dialogOf(page, 'Quillmark')).toBeVisible();
    await untilKept(page, 'quillmark');
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('Back from the whole review leads to it, and the next one to the list', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await dialogOf(page, 'Saltlantern').getByRole('link', { name: 'Full review' }).click();
    await expect(page).toHaveURL('/reviews/saltlantern');
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(1000);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('weighed');
  });

  test('a page that is loaded anew at it shows it again, and Back closes it', async ({ page }) => {
    await open(page, 'Saltlantern');
    await untilKept(page, 'saltlantern');
    await page.reload();
    await expect(dialogOf(page, 'Saltlantern')).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});

test('a click outside closes the review dialog, and the page behind stays still', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quillmark' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await page.mouse.click(10, 400);
  await expect(dialog).toBeHidden();
});

test(
  'the stats are those of the specification and say that nothing backs them',
  { tag: ['@2.home.stats', '@9.stats'] },
  async ({ page }) => {
    const stats = page.getByRole('region', { name: 'The site in figures' });
    for (const [value, label] of [
      ['23', 'casinos reviewed'],
      ['$50K+', 'bonuses verified'],
      ['12K+', 'monthly readers'],
    ] as const) {
      await expect(stats.getByText(value, { exact: true })).toBeVisible();
      await expect(stats.getByText(label)).toBeVisible();
    }
    await expect(stats.getByText(/nothing backs them/)).toBeVisible();
  },
);

test(
  'the Coming Soon block opens a dialog with six perks and links out to the waitlist',
  {
    tag: [
      '@1.offers.waitlist',
      '@1.waitlist-link',
      '@2.home.coming-soon',
      '@2.home.waitlist-dialog',
      '@2.home.join-waitlist',
      '@7.outbound.waitlist',
    ],
  },
  async ({ page }) => {
    await expect(page.getByRole('main').getByText('Coming soon').first()).toBeVisible();
    await page.getByRole('button', { name: 'Why join?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why join the waitlist?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    const join = dialog.getByRole('link', { name: /Join Waitlist/ });
    await expect(join).toHaveAttribute('href', 'https://ledger.example/waitlist');
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(join).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Why join?' })).toBeFocused();
  },
);

test(
  'the FAQ has eight questions, one open at a time, and the open one collapses',
  { tag: ['@1.offers.faq', '@2.home.faq', '@2.home.faq-one-open', '@4.faq-accordion', '@9.faq'] },
  async ({ page }) => {
    const items = page.locator('#faq details');
    await expect(items).toHaveCount(8);
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
  },
);

test('each question opens its own answer', { tag: '@3.faq' }, async ({ page }) => {
  const { faq } = sampleContent();
  expect(faq).toHaveLength(8);
  for (const { id, data } of faq) {
    const item = page.locator(`#faq details#${id}`);
    await expect(item.getByRole('heading')).toHaveText(data.question);
    if ((await item.getAttribute('open')) === null) await item.locator('summary').click();
    await expect(item.getByText(data.answer.trim(), { exact: true })).toBeVisible();
  }
});

test(
  'the closing call leads to the bonuses',
  { tag: '@2.home.call-to-action' },
  async ({ page }) => {
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Compare bonuses' }),
    ).toHaveAttribute('href', '/bonuses');
  },
);

test(
  'the footer has the nine links, the age limit, the disclaimer and a help organisation',
  {
    tag: [
      '@1.footer.age',
      '@1.footer.responsibly',
      '@1.footer.disclaimer',
      '@1.footer.help',
      '@2.home.footer-links',
    ],
  },
  async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const href of [
      '/bonuses',
      '/guides',
      '/crypto-wallets',
      '/game-rules',
      '/responsible-gaming',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
    ]) {
      await expect(
        footer.locator(`a[href="${href}"]`).filter({ visible: true }).first(),
      ).toBeVisible();
    }
    await expect(footer.getByText(/18\+ only\. Please gamble responsibly/)).toBeVisible();
    await expect(footer.getByText(/supported by affiliate links/)).toBeVisible();
    await expect(footer.getByText(/National Problem Gambling Helpline/)).toBeVisible();
    await expect(footer.getByText(/invented sample data/)).toBeVisible();
  },
);

test(
  'structured data lists the first five casinos and no rating of a sample',
  { tag: ['@3.structured-data.home', '@9.structured-data'] },
  async ({ page }) => {
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(json ?? '{}')['@graph'] as {
      '@type': string;
      itemListElement?: unknown[];
    }[];
    const list = graph.find((node) => node['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(5);
    expect(json).not.toMatch(/rating/i);
    const shown = await page.locator('#casinos article h3').allTextContents();
    expect(JSON.stringify(list)).toContain(shown[0]);
    expect(JSON.stringify(list)).toContain(shown[4]);
  },
);

test(
  'the head names title, description, keywords, canonical, type and image',
  { tag: '@3.page-meta' },
  async ({ page }) => {
    await expect(page).toHaveTitle('Edgewise: Crypto casinos, weighed up');
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[name="description"]')).toMatch(/.{50,160}/);
    expect(await content('meta[name="keywords"]')).toContain('crypto casinos');
    expect(await content('meta[property="og:type"]')).toBe('website');
    expect(await content('meta[property="og:image"]')).toMatch(/^https:\/\/.*\.png$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://edgewise.example/',
    );
  },
);

test('below a review no caret is left where the page was tapped, and what is selected stays', async ({
  page,
}) => {
  const heading = page.locator('#casinos h2').first();
  const openReview = () =>
    page
      .locator('main [data-opens-dialog]:visible')
      .first()
      .evaluate((link: HTMLElement) => link.click());
  const ranges = () => page.evaluate(() => getSelection()?.rangeCount);
  await heading.click();
  expect(await ranges()).toBe(1);
  await openReview();
  await expect(page.locator('main dialog:modal')).toBeVisible();
  expect(await ranges()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('main dialog:modal')).toBeHidden();

  await heading.dblclick();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).not.toBe('');
  await openReview();
  await expect(page.locator('main dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main dialog:modal')).toBeHidden();
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
});
