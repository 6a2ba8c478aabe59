import type { Page } from '@playwright/test';
import { missingAmong, PROGRAMS, whyMissing } from '#tools/test/programs.ts';
import { expect, test } from './fixtures.ts';

/** The headings in sight with the lines that each takes. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1:visible, h2:visible, article h3:visible')
    .evaluateAll((found) =>
      found.flatMap((heading) => {
        const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
        const lines = Math.round(heading.clientHeight / lineHeight);
        return lines === 0 ? [] : [[heading.textContent, lines]];
      }),
    );

// With none of the fonts that are made to stand in, text falls to whatever the system has.
const missing = missingAmong([PROGRAMS.fonts]);
test.skip(missing.length > 0, missing.length > 0 ? whyMissing(missing) : '');

for (const address of ['/', '/reviews/quillmark', '/bonuses']) {
  for (const width of [390, 1440]) {
    test(`${address} breaks no heading elsewhere at ${width} px while its fonts are missing`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const viewport = { width, height: 900 };
      await page.setViewportSize(viewport);
      // A font that is late is left out of the first view; the second has it from the cache.
      await page.goto(address);
      await page.reload();
      const set = await headings(page);
      expect(set.length).toBeGreaterThan(3);

      const other = await browser.newPage({ viewport, ...(baseURL !== undefined && { baseURL }) });
      await other.route('**/*.woff2', (route) => route.abort());
      await other.goto(address);
      expect(await headings(other)).toEqual(set);
      await other.close();
    });
  }
}
