import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands, a line for each element; nothing if all is well. */
export async function findings(page: Page): Promise<string[]> {
  // What is still fading in has no contrast yet, and what has just changed begins to with a frame.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  });
  // The site has no frames, so axe need not open a second page to join what it found in each.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
  );
}
