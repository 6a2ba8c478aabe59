import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OTHER_THEME = { light: 'dark', dark: 'light' } as const;

/** What axe finds wrong with the page as it stands, in both themes, a line for each element; nothing if all is well. */
export async function findings(page: Page): Promise<string[]> {
  await untilStill(page);
  // The site has no frames, so axe need not open a second page to join what it found in each. To list what is all
  // right, element by element, would take it as long again.
  const axe = () =>
    new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const here = await axe().withTags(RULES).analyze();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: OTHER_THEME[theme] });
  await untilStill(page);
  // A theme changes nothing but colours.
  const there = await axe().withRules(['color-contrast', 'link-in-text-block']).analyze();
  await page.emulateMedia({ colorScheme: theme });
  return [...here.violations, ...there.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** What is still fading in has no contrast yet, and what has just changed begins to with a frame. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  });
