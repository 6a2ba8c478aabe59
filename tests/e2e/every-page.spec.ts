import { ROUTES } from '#tests/fixtures/routes.ts';
import { expect, test } from './fixtures.ts';

for (const address of ROUTES) {
  test(
    `${address} answers, shows its heading and asks for files alone`,
    { tag: ['@1.public', '@1.static', '@6.public', '@7.no-content-requests'] },
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
      expect(calls).toEqual([]);
    },
  );
}

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
