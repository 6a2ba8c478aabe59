import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { installInspectors } from '#tools/a11y/inspectors.ts';
import { namesIn } from '#tools/a11y/keyboard.ts';
import { type ServedFolder, serveFolder } from '#tools/serve/serve-folder.ts';
import { findings } from './axe-findings.ts';

const FEATURES = [
  ...new Set(
    globSync('src/components/**/*.examples.tsx').map((file) => file.split(path.sep).at(-3) ?? ''),
  ),
].sort();

/** Rules on the parts of one page: a sheet shows the same part several times, and out of its place. */
const RULES_OF_WHOLE_PAGES = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

const NARROWEST = { width: 320, height: 800 };

// One worker, so that the sheets are built once.
test.describe.configure({ mode: 'default' });

/** Inside the project: Astro finds the sources from there. */
const FOLDER = '.cache/examples';

let served: ServedFolder | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { status, stderr } = spawnSync(process.execPath, ['tools/examples.ts', FOLDER], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  served = await serveFolder(path.join(FOLDER, 'dist'));
});

test.afterAll(() => served?.stop());

async function open(page: Page, feature: string): Promise<void> {
  await page.addInitScript(installInspectors);
  await page.setViewportSize(NARROWEST);
  await page.goto(`${served?.origin}/examples/${feature}`);
  await page.evaluate(() => document.fonts.ready);
}

/** The looks that reach beyond the edge of the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-example]')]
      .map((look) => ({
        id: look.dataset['example'],
        end: Math.round(look.getBoundingClientRect().left) + look.scrollWidth,
      }))
      .filter(({ end }) => end > innerWidth)
      .map(({ id, end }) => `${id} ends at ${end} px in a window of ${innerWidth}`),
  );
}

for (const feature of FEATURES) {
  test(`the components of ${feature} are whole in each of their looks`, async ({ page }) => {
    await open(page, feature);
    await expect(page.locator('[data-example]').filter({ visible: true }).first()).toBeVisible();
    expect.soft(await tooWide(page), 'wider than 320 px').toEqual([]);
    expect.soft(await page.evaluate(() => inspect.clippedText()), 'cut off').toEqual([]);
    const devtools = await page.context().newCDPSession(page);
    expect.soft((await namesIn(devtools)).remarks, 'without a name').toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await findings(page, RULES_OF_WHOLE_PAGES), colorScheme).toEqual([]);
    }
  });
}
