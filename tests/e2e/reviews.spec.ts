import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const REVIEWED = [
  'quillmark',
  'saltlantern',
  'northbarrow',
  'copperfinch',
  'ferrystone',
  'larkspire',
  'halyard-nine',
  'tidewrack',
  'pellucid',
  'umberfold',
  'vantry',
  'wickmere',
  'isleforge',
  'marlowick',
] as const;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('which casinos have a review', () => {
  for (const slug of REVIEWED) {
    test(
      `/reviews/${slug} is the review of that casino`,
      { tag: ['@2.routes.review', '@3.casino.entries'] },
      async ({ page }) => {
        const response = await page.goto(`/reviews/${slug}`);
        expect(response?.status()).toBe(200);
        const name = await page.getByRole('heading', { level: 1 }).textContent();
        expect(name?.toLowerCase().replace(' ', '-')).toBe(slug);
        await expect(page).toHaveTitle(new RegExp(`^${name} review`));
      },
    );
  }

  test('the casino that is only in the bonus list has none', async ({ page }) => {
    const response = await page.goto('/reviews/dunmarch');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  test('an unknown casino has none', async ({ page }) => {
    const response = await page.goto('/reviews/no-such-casino');
    expect(response?.status()).toBe(404);
  });
});

test.describe('a review', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/reviews/quillmark');
  });

  test('the breadcrumb leads home and to the list of casinos', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', /Casino Reviews/, /Quillmark/]);
    await expect(crumbs.getByRole('link', { name: 'Casino Reviews' })).toHaveAttribute(
      'href',
      '/#casinos',
    );
  });

  test('the head says stars, badges, verdict and that the casino is invented', async ({ page }) => {
    const head = page.locator('main > section').first();
    await expect(head.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
    await expect(head.getByText('Recommended', { exact: true })).toBeVisible();
    await expect(head.getByText('Licensed in Curaçao')).toBeVisible();
    await expect(head.getByText('Sample data: this casino is invented')).toBeVisible();
  });

  test('the disclosure stands before the first paid link, also on a phone', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const disclosure = page.getByText('Links marked “paid” earn us a commission');
      const paid = page.getByRole('link', { name: /Visit Quillmark/ });
      const [above, below] = [await disclosure.boundingBox(), await paid.boundingBox()];
      expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(below?.y ?? NaN);
    }
  });

  test(
    'the key facts of the specification are there',
    { tag: '@2.reviews.key-facts' },
    async ({ page }) => {
      const facts = part(page, 'Key facts');
      for (const [label, value] of [
        ['Licence', /Curaçao/],
        ['Coins', /BTC, ETH, USDT/],
        ['Min deposit', /\$5/],
        ['Withdrawal speed, as stated', /2 to 10 min/],
        ['KYC', /Partial/],
        ['Max payout in a month', /\$500,000/],
        ['Jurisdiction', /Curaçao/],
        ['Established', /2019/],
        ['Games', /3,400/],
        ['VIP programme', /Yes/],
        ['Mobile friendly', /Yes/],
      ] as const) {
        const fact = facts
          .locator('dl > div')
          .filter({ has: page.getByText(label, { exact: true }) });
        await expect(fact).toHaveText(value);
      }
    },
  );

  test('the points of the breakdown add up to the exact score', async ({ page }) => {
    const score = part(page, 'How the score adds up');
    await expect(score.locator('[data-rating="score"]')).toHaveText('4.375');
    await expect(score.getByText('8 of 8 criteria judged')).toBeVisible();
    const table = score.getByRole('table', { name: /criterion by criterion/ });
    const points = await table.locator('tbody tr td:last-child b').allTextContents();
    expect(points).toHaveLength(8);
    expect(points.reduce((sum, text) => sum + Number(text), 0)).toBeCloseTo(4.375, 10);
    await expect(table.getByRole('row', { name: /Identity checks/ })).toContainText('Partial');
  });

  test('it says what would change the score and by how much', async ({ page }) => {
    const table = page.getByRole('table', { name: /What would raise the score of Quillmark/ });
    const row = table.getByRole('row', { name: /Identity checks stated up front/ });
    await expect(row).toContainText('+0.25');
    await expect(row).toContainText('4.625');
  });

  test('the bonus is told in a hundred players, and its straight sum as what it is', async ({
    page,
  }) => {
    const bonus = part(page, 'The bonus and its outcome');
    const figure = bonus.getByRole('figure');
    const counts = await figure.locator('li b').allTextContents();
    const [lost = '', middle = '', less = '', more = ''] = counts;
    expect(Number(lost) + Number(less) + Number(more)).toBe(100);
    expect(middle).toMatch(/cents|\$/);
    await expect(figure).toContainText('Half leave with this or less.');
    await expect(figure.locator('dt').last()).toContainText('Average of what players leave with');
    const ledger = bonus.getByRole('table', { name: /^The straight sum of / });
    // $500 × 25 = $12,500; 4% of that is $500
    for (const printed of ['$12,500', '4%', '$500']) await expect(ledger).toContainText(printed);
    await expect(ledger).toContainText('if every bet is made');
    await expect(bonus).toContainText('Whoever runs out of money stops');
  });

  test(
    'every point for and against leads to the fact that it rests on',
    { tag: '@2.reviews.pros-and-cons' },
    async ({ page }) => {
      const links = part(page, 'For and against').getByRole('link');
      expect(await links.count()).toBeGreaterThan(4);
      for (const link of await links.all()) {
        const target = (await link.getAttribute('href')) ?? '';
        await expect(page.locator(`tr${target}`)).toHaveCount(1);
      }
      await expect(page.getByRole('heading', { name: 'Who should avoid it' })).toBeVisible();
    },
  );

  test('every known fact has source, date and grade, and no other cell is empty', async ({
    page,
  }) => {
    const rows = part(page, 'Every fact and where it comes from').locator('tbody tr');
    expect(await rows.count()).toBe(27);
    for (const row of await rows.all()) {
      const cells = await row.locator('td').allTextContents();
      const [value = '', source = '', readOn = '', grade = ''] = cells;
      if (value.startsWith('Not known')) expect(source).toBe('No source yet');
      else {
        expect(value.length * source.length).toBeGreaterThan(0);
        expect(readOn).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 2026$/);
        expect(grade).toMatch(/^[A-E], \S/);
      }
    }
  });

  test('identity checks, licence steps, recourse, changes and help are there', async ({ page }) => {
    await expect(part(page, 'Payments and identity checks')).toContainText(
      '$2,000 withdrawn in a month',
    );
    const licence = part(page, 'Licence and disputes');
    expect(await licence.locator('ol > li').count()).toBeGreaterThan(2);
    await expect(licence.getByRole('link', { name: /Curaçao Gaming Authority/ })).toHaveAttribute(
      'href',
      'https://cga.cw',
    );
    await expect(licence).toContainText('dispute body');
    await expect(part(page, 'What changed when')).toContainText('Before: 5 to 30 minutes');
    await expect(page.locator('main').getByText('Gambling should stay affordable')).toBeVisible();
  });

  test('the outbound link is paid, marked and gives no opener', async ({ page }) => {
    const link = page.locator('main').getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(/^Visit Quillmark Paid link ?, opens in a new tab$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
  });

  test('the structured data is the breadcrumb and rates nothing', async ({ page }) => {
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { '@type': string }[] = JSON.parse(json ?? '')['@graph'];
    expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
    expect(json).not.toMatch(/rating/i);
  });
});

test.describe('what is not known or not there', () => {
  test(
    'a casino without a licence, an offer or a founding year says so in words',
    { tag: '@2.reviews.placeholders' },
    async ({ page }) => {
      await page.goto('/reviews/marlowick');
      await expect(page.getByText('No licence found', { exact: true })).toBeVisible();
      await expect(page.getByText('7 of 8 criteria judged')).toBeVisible();
      await expect(
        page.getByRole('paragraph').filter({ hasText: 'No offer on record' }),
      ).toBeVisible();
      const established = page.locator('#fact-established');
      await expect(established).toContainText('Not known');
      await expect(established).toContainText('No source yet');
    },
  );

  test('an offer whose terms leave out what counts is not costed', async ({ page }) => {
    await page.goto('/reviews/isleforge');
    const bonus = part(page, 'The bonus and its outcome');
    await expect(bonus.getByRole('table')).toHaveCount(0);
    await expect(bonus).toContainText('what this offer asks for is not known');
  });

  test('without script the whole review stands', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/reviews/quillmark`);
    await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
    await expect(page.locator('#fact-licence')).toBeVisible();
    await context.close();
  });
});

test.describe('how we rate', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/how-we-rate');
  });

  test('eight criteria have weights that add up to 100% and a rule for each verdict', async ({
    page,
  }) => {
    const criteria = part(page, 'What is judged').locator('ol > li');
    await expect(criteria).toHaveCount(8);
    let total = 0;
    for (const criterion of await criteria.all()) {
      total += Number.parseFloat((await criterion.locator('b').first().textContent()) ?? '');
      await expect(criterion.locator('dt')).toHaveText([/^Pass/, /^Partial/, /^Fail/]);
    }
    expect(total).toBe(100);
  });

  test('a verdict on bonus terms follows from the printed scale and the printed terms', async ({
    page,
  }) => {
    const criterion = page.locator('#bonus-terms');
    const scale = criterion.getByRole('table', { name: /^What counts as a drawback/ });
    await expect(scale.getByRole('row')).toHaveCount(5);
    await expect(criterion).toContainText(
      'Three drawbacks or more with the player’s own money at risk',
    );
    const answerTo = (asks: RegExp, count: number) =>
      scale.getByRole('row', { name: asks }).getByRole('cell').nth(count);
    await expect(answerTo(/^Bets to make/, 2)).toHaveText('More than 25, up to 40 times');
    await expect(answerTo(/^Limit on what can be withdrawn/, 1)).toHaveText(
      'Any limit, or nothing stated',
    );
    // By hand: 35 times the bonus, slots in full (2), no word on a limit (1): 3, own money at risk.
    await page.goto('/reviews/ferrystone');
    const row = page.getByRole('row', { name: /^Bonus terms/ }).first();
    await expect(row).toContainText('Fail');
    await expect(row).toContainText(
      'Bets of 35 times the bonus (2); no word on a withdrawal limit (1): 3 drawbacks.',
    );
  });

  test('the change of the method is dated, and says what it made of every score', async ({
    page,
  }) => {
    const changes = part(page, 'What changed, and for whom');
    await expect(changes.getByRole('heading', { level: 3 })).toHaveText(
      'Version 2, since Nov 22, 2026',
    );
    await expect(changes).toContainText(
      'Quillmark, Ferrystone and Umberfold scored lower; Copperfinch and Wickmere scored higher; 10 of 15 scores stayed.',
    );
    const rows = changes.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(15);
    await expect(rows.filter({ hasText: 'Quillmark' }).locator('td')).toHaveText([
      '4.75',
      '4.375',
      '−0.375',
    ]);
    await expect(rows.filter({ hasText: 'Saltlantern' }).locator('td')).toHaveText([
      '4.50',
      '4.50',
      'None',
    ]);
    await expect(part(page, 'From facts to stars')).toContainText(
      'version 2 of the method, in force since Nov 22, 2026',
    );
  });

  test('the worked example sums up to the score that its review prints', async ({ page }) => {
    const example = part(page, 'One score, worked through');
    const figures = await example.locator('tbody td').allTextContents();
    const [total, ...parts] = figures.map(Number).reverse();
    expect(parts.reduce((sum, points) => sum + points, 0)).toBeCloseTo(total ?? NaN, 10);
    const link = example.getByRole('link', { name: /The review of/ });
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.locator('[data-rating="score"]')).toHaveText(String(figures.at(-1)));
  });

  test('the table has all casinos, the best first, with ties that share a rank', async ({
    page,
  }) => {
    const rows = page.getByRole('table', { name: 'Every casino by its score' }).locator('tbody tr');
    await expect(rows).toHaveCount(15);
    const scores = (await rows.locator('[data-rating="score"]').allTextContents()).map(Number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const rankOf = (slug: string) => page.locator(`#rating-${slug} [data-rating="rank"]`);
    await expect(rankOf('dunmarch')).toHaveText('5');
    await expect(rankOf('larkspire')).toHaveText('5');
    await expect(rankOf('halyard-nine')).toHaveText('7');
    await expect(page.locator('#rating-dunmarch').getByRole('link')).toHaveCount(0);
  });

  test('ties, the badge, unknown facts, grades and independence are explained', async ({
    page,
  }) => {
    await expect(part(page, 'Ranks and ties')).toContainText('1, 2, 2, 4');
    // 20,889 and 14,315 of 50,388 weightings; 39,701 and 39,888 of them.
    await expect(part(page, 'Ranks and ties')).toContainText(
      'Saltlantern is first in 41% of all weightings, alone in 28%. Among the first three: Copperfinch, second, in 79%; Quillmark, second as well, in 79%.',
    );
    await expect(part(page, 'The Recommended badge')).toContainText('at least 4.5 stars');
    await expect(part(page, 'What is not known')).toContainText('earns no points');
    const grades = page.getByRole('table', { name: /Grades of evidence/ }).locator('tbody th');
    await expect(grades).toHaveText(['A', 'B', 'C', 'D', 'E']);
    const independence = part(page, 'What money cannot move');
    await expect(independence).toContainText('computes every score again from the recorded facts');
    await expect(independence).not.toContainText('npm');
  });
});

for (const width of [320, 390]) {
  test(`a name of 120 letters without a space does not widen the page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/reviews/quillmark');
  
    const renamed = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.nodeValue?.includes('Quillmark') !== true) continue;
        text.nodeValue = text.nodeValue.replaceAll('Quillmark', 'Quillmark'.padEnd(120, 'quill'));
        count++;
      }
      return count;
    });
    expect(renamed).toBeGreaterThan(5);
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });
}
