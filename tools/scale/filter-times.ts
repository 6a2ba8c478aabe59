import { type Browser, chromium } from '@playwright/test';
import { median } from 'simple-statistics';
import { serveFolder } from '../serve/serve-folder.ts';
import { findBrowser } from '../test/find-browser.ts';

const TABLE = '/payments-kyc';
const ROUNDS = 9;
/** What stands above the table: how many of how many rows. */
const SHOWN = /^[\d,]+ of ([\d,]+) casinos/;

/** Medians, of all changes and of those of the slowest chip. */
export type FilterTimes = { rowCount: number; medianMs: number; slowestMs: number };

/**
 * How long the comparison table takes to answer a filter: from the click on a chip to the table
 * changed and laid out, for every chip, put on and taken off in several rounds.
 */
export async function measureFilters(dist: string): Promise<FilterTimes> {
  // What was opened is closed whatever fails: a server left open keeps a program from ending.
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const { origin, stop } = await serveFolder(dist);
    try {
      return await measureAt(origin, browser);
    } finally {
      stop();
    }
  } finally {
    await browser.close();
  }
}

async function measureAt(origin: string, browser: Browser): Promise<FilterTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}${TABLE}`);
  const form = page.getByRole('form', { name: 'Filter the table' });
  const chips = form.getByRole('checkbox');
  const result = form.locator('[aria-live]');
  // The first filter asks for the rows that the page does not hold.
  await chips.first().check();
  await result.getByText(SHOWN).waitFor();
  const [, total = ''] = SHOWN.exec(await result.innerText()) ?? [];
  await chips.first().uncheck();
  const timesOfChips = await chips.evaluateAll(async (inputs, rounds) => {
    const times = inputs.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, input] of inputs.entries()) {
        // On, and off again.
        for (let press = 0; press < 2; press += 1) {
          const startedMs = performance.now();
          (input as HTMLInputElement).click();
          // React has changed the page by the end of the event's microtasks.
          await Promise.resolve();
          document.body.getBoundingClientRect();
          times[index]?.push(performance.now() - startedMs);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      }
    }
    return times;
  }, ROUNDS);
  return {
    rowCount: Number(total.replaceAll(',', '')),
    medianMs: median(timesOfChips.flat()),
    slowestMs: Math.max(...timesOfChips.map(median)),
  };
}
