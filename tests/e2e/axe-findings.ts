import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type Axe = { run: (part: string, options: RunOptions) => Promise<AxeResults> };

const SCRIPT = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Findings of axe in the page, or in the part that a test has changed, in both themes, one line per element. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const here = await violations(page, part, RULES);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  // A theme changes colours only.
  const there = await violations(page, part, RULES_OF_COLOURS);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  return [...here, ...there];
}

async function violations(page: Page, part: string, runOnly: string[]): Promise<string[]> {
  await untilStill(page);
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      const found = await axe.run(selector, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
      );
    },
    // Listing passed elements would double the time.
    [part, { runOnly, resultTypes: ['violations'] }] as [string, RunOptions],
  );
}

/** Elements that fade in have no contrast yet, and transitions begin one frame after a change. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  });
