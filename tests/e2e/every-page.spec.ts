import type { Page } from '@playwright/test';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { expect, test } from './fixtures.ts';

/** Every route of the specification, with each value it knows of a category or a game. */
const ADDRESSES = [
  '/',
  '/bonuses',
  '/bonuses/no-deposit',
  '/bonuses/free-spins',
  '/bonuses/cashback',
  '/bonuses/reload',
  '/bonuses/high-roller',
  '/guides',
  '/games',
  '/games/crash',
  '/games/dice',
  '/games/plinko',
  '/games/aviator',
  '/games/live-dealer',
  '/payments-kyc',
  '/payments-kyc/fast-payout',
  '/payments-kyc/no-kyc',
  '/payments-kyc/fees-by-coin',
  '/payments-kyc/provably-fair',
  '/reviews/quillmark',
  '/country/germany',
  '/blog',
  '/affiliate-disclosure',
  '/faq',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/crypto-wallets',
  '/game-rules',
  '/responsible-gaming',
] as const;

const [links] = sampleContent().links;
const [site] = sampleContent().site;

/** Whether the casino behind an address pays for visitors. */
const casinoLinks = new Map<string | null, boolean>(
  links?.data.links.map(({ url, payment }) => [url, payment !== 'unpaid']),
);

/** The age limit, the disclosure and the way to help, above and below the page's own content. */
async function expectShell(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Disclosure' });
  await expect(bar).toContainText('18+ only. Some links pay us a commission');
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/affiliate-disclosure');
  const quick = page.getByRole('navigation', { name: 'Tools and help' });
  await expect(quick.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/tools');
  await expect(quick.getByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    '/responsible-gaming',
  );
  const footer = page.getByRole('contentinfo');
  for (const text of [
    '18+ only. Please gamble responsibly.',
    'Edgewise is supported by affiliate links',
    'We do not run any gambling ourselves.',
    'National Problem Gambling Helpline',
  ]) {
    await expect(footer).toContainText(text);
  }
  expect(await footer.locator('a[href^="tel:"]').count()).toBeGreaterThan(1);
  await expect(footer.getByRole('link', { name: 'self-exclusion tools' })).toHaveAttribute(
    'href',
    '/responsible-gaming#self-exclusion',
  );
}

async function expectCompleteHead(page: Page, address: string): Promise<void> {
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await page.title()).toMatch(/^.{15,}$/);
  expect(await content('meta[name="description"]')).toMatch(/^.{50,160}$/);
  expect(await content('meta[name="keywords"]')).toContain(', ');
  expect(await content('meta[property="og:type"]')).toBe('website');
  expect(await content('meta[property="og:image"]')).toMatch(/^https:\/\/.+\.png$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://edgewise.example${address}`,
  );
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')['@graph']).not.toHaveLength(0);
}

/** Every link to a casino or the waitlist is one on file, marked where it pays, in a new tab. */
async function expectRegisteredLinks(page: Page): Promise<void> {
  const outbound = await page.locator('a[href*=".example/"]').evaluateAll((found) =>
    found.map((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel')?.split(' ') ?? [],
    })),
  );
  for (const { href, target, rel } of outbound) {
    expect([...casinoLinks.keys(), site?.data.upcoming?.waitlistUrl]).toContain(href);
    expect([href, target]).toEqual([href, '_blank']);
    expect(rel).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    expect([href, rel.includes('sponsored')]).toEqual([href, casinoLinks.get(href) === true]);
  }
}

for (const address of ADDRESSES) {
  test(
    `${address} is open to all, asks for files alone, and says who pays and where help is`,
    {
      tag: [
        '@0.no-gambling',
        '@1.public',
        '@1.outbound-links',
        '@1.disclosure',
        '@1.help-links',
        '@1.footer.age',
        '@1.footer.responsibly',
        '@1.footer.disclaimer',
        '@1.footer.help',
        '@1.no-accounts',
        '@1.static',
        '@3.page-meta',
        '@6.public',
        '@6.no-roles',
        '@7.no-content-requests',
        '@7.outbound.affiliate',
        '@9.age-limit',
      ],
    },
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const isCall = ['fetch', 'xhr', 'websocket', 'eventsource'].includes(
          request.resourceType(),
        );
        if (isCall || request.method() !== 'GET') calls.push(request.url());
      });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('input[type="password"]')).toHaveCount(0);
      const doors = page.getByRole('link').or(page.getByRole('button'));
      await expect(doors.filter({ hasText: /\b(sign|log) ?(in|up|out)\b/i })).toHaveCount(0);
      await expectShell(page);
      await expectCompleteHead(page, address);
      await expectRegisteredLinks(page);
      expect(calls).toEqual([]);
    },
  );
}

test(
  'each paid link carries its referral code, and no other does',
  { tag: ['@1.outbound-links', '@7.outbound.affiliate'] },
  async ({ page }) => {
    await page.goto('/payments-kyc');
    const visits = page.getByRole('table', { name: /^Casinos/ }).getByRole('link', {
      name: /^Visit/,
    });
    await expect(visits).toHaveCount(15);
    for (const visit of await visits.all()) {
      const href = new URL((await visit.getAttribute('href')) ?? '');
      const isPaid = (await visit.getAttribute('rel'))?.includes('sponsored');
      expect([href.host, href.searchParams.has('ref')]).toEqual([href.host, isPaid]);
    }
  },
);

test(
  'what opens on a page is in it already, and an article is its own page, fetched as a file',
  { tag: ['@1.static', '@7.no-content-requests'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/\.(js|svg)$/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/');
    asked.length = 0;
    await page.getByRole('button', { name: 'View All Casinos' }).click();
    await page.getByRole('link', { name: 'Read review of Marlowick' }).click();
    await expect(page.getByRole('dialog', { name: 'Marlowick' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#faq summary').nth(3).click();
    expect(asked).toEqual([]);

    await page.goto('/guides');
    asked.length = 0;
    await page.getByRole('link', { name: 'Hit frequency is not return' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual(['GET /guides/hit-frequency']);
  },
);
