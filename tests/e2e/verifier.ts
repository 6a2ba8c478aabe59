import type { Page } from '@playwright/test';
import { untilAwake } from './fixtures.ts';

export const verdicts = (page: Page) => page.getByRole('status').filter({ hasText: 'Hash' });

/** The verifier once it runs: its example is then worked out in the browser. */
export async function startVerifier(page: Page) {
  const button = page.getByRole('button', { name: 'Check this round' });
  await button.scrollIntoViewIfNeeded();
  await untilAwake(page);
  return button;
}
