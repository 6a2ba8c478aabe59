import type { Page } from '@playwright/test';
import { missingAmong, PROGRAMS, whyMissing } from '#tools/test/programs.ts';
import { expect, test } from './fixtures.ts';

/** Visible headings with their number of lines. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is(h1, h2, article h3):not(dialog *):visible')
    .evaluateAll((found) =>
      found.flatMap((heading) => {
        const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
        const lines = Math.round(heading.clientHeight / lineHeight);
        return lines === 0 ? [] : [[heading.textContent, lines]];
      }),
    );

async function headingsAtEachWidth(page: Page) {
  const found: Record<number, Awaited<ReturnType<typeof headings>>> = {};
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await headings(page);
    expect(found[width].length).toBeGreaterThan(3);
  }
  return found;
}

/** System fonts used as fallbacks: of Linux and Windows, and of Android, without the rules of the first ones. */
const STAND_INS = {
  'Times and Arial': [],
  'Noto Serif and Roboto': ['Imbue by times', 'Hanken Grotesk by arial'],
} as const;

const missing = missingAmong([PROGRAMS.fonts, PROGRAMS.notoSerif, PROGRAMS.roboto]);
test.skip(missing.length > 0, missing.length > 0 ? whyMissing(missing) : '');

for (const address of ['/', '/reviews/quillmark', '/bonuses']) {
  test(`${address} breaks no heading elsewhere while its fonts are missing`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const set = await headingsAtEachWidth(page);
    for (const [name, without] of Object.entries(STAND_INS)) {
      const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
      await other.route('**/*.woff2', (route) => route.abort());
      // Without the rules of the first fallback, the browser takes the next.
      await other.addInitScript(
        (families) => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const sheet of document.styleSheets) {
              [...sheet.cssRules].forEach((rule) => {
                if (!(rule instanceof CSSFontFaceRule)) return;
                const family = rule.style.getPropertyValue('font-family').replaceAll(/['"]/g, '');
                if (families.includes(family)) rule.style.setProperty('font-family', 'none');
              });
            }
          });
        },
        without as readonly string[],
      );
      await other.goto(address);
      expect(await headingsAtEachWidth(other), name).toEqual(set);
      await other.close();
    }
  });
}
