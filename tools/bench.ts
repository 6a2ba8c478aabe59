/**
 * `npm run bench`: how soon pages of the built site are drawn and answer, on slow 4G with a processor four times
 * slower, beside the same pages without script, in turns. `npm run bench -- 10` takes ten loads of each; `dist` must be
 * built. Medians, in milliseconds from the start of the load.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compressFolder } from '#integrations/compressed-copies.ts';
import { DIST } from '#integrations/output-folder.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { PROGRAMS } from './test/programs.ts';

const PAGES = ['/', '/payments-kyc', globSync('reviews/*.html', { cwd: DIST }).sort()[0] ?? ''].map(
  (page) => `/${page.replace(/^\//, '').replace(/\.html$/, '')}`,
);

/** Chrome's own “slow 4G”, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const TAPPED_AFTER_MS = 300;
const LOADS = Number(process.argv[2] ?? 6);

/** `blocking` is total blocking time: of each task after the first contentful paint, what it takes beyond 50 ms. */
type Figures = { paint: number; blocking: number; shift: number };
const SHORT_MS = 50;

/**
 * A copy of the site without its scripts: what no site with script can be faster than. It is compressed as the site is:
 * a page that trickles in is laid out in parts that are too short to block.
 */
async function withoutScripts(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync(DIST, folder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const full = path.join(folder, file);
    writeFileSync(full, readFileSync(full, 'utf8').replaceAll(/<script\b.*?<\/script>/gs, ''));
  }
  await compressFolder(folder);
  return folder;
}

async function openSlowly(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { paint: 0, tasks: [] as PerformanceEntry[], shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
      });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.paint = startTime;
    });
    watch('longtask', (task) => seen.tasks.push(task));
    watch('layout-shift', ({ value }) => (seen.shift += value ?? 0));
  });
  return page;
}

const figuresOf = (page: Page) =>
  page.evaluate((shortMs): Figures => {
    type Seen = { paint: number; tasks: PerformanceEntry[]; shift: number };
    const { paint, tasks, shift } = (window as unknown as { seen: Seen }).seen;
    const after = tasks.map(
      (task) => task.startTime + task.duration - Math.max(task.startTime, paint),
    );
    return {
      paint,
      shift,
      blocking: after.reduce((sum, ms) => sum + Math.max(0, ms - shortMs), 0),
    };
  }, SHORT_MS);

async function load(browser: Browser, address: string): Promise<Figures> {
  const page = await openSlowly(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const figures = await figuresOf(page);
  await page.context().close();
  return figures;
}

/** From the start of the load to the answer of a first filter, tapped soon after the first paint. */
async function firstTap(browser: Browser, origin: string): Promise<number> {
  const page = await openSlowly(browser);
  await page.goto(`${origin}/payments-kyc`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: Figures }).seen.paint > 0);
  await page.waitForTimeout(TAPPED_AFTER_MS);
  // The fold of the filters opens without script; the filter itself is what the island answers.
  await page.locator('summary', { hasText: 'Filter' }).first().tap();
  await page.locator('main label:has(input[type=checkbox]):visible').first().tap();
  await page.waitForFunction(() => location.search !== '', undefined, { polling: 'raf' });
  const answeredMs = await page.evaluate(() => performance.now());
  await page.context().close();
  return answeredMs;
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const stripped = await withoutScripts();
const [site, limit] = [await serveFolder(DIST), await serveFolder(stripped)];
const executablePath = PROGRAMS.chromium.find();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const page of PAGES) {
    const [ours, theirs]: [Figures[], Figures[]] = [[], []];
    for (let turn = 0; turn < LOADS; turn += 1) {
      ours.push(await load(browser, site.origin + page));
      theirs.push(await load(browser, limit.origin + page));
    }
    const of = (figures: Figures[], name: keyof Figures) => median(figures.map((one) => one[name]));
    const ratio = of(ours, 'paint') / of(theirs, 'paint');
    console.log(
      `${page}: first paint ${of(ours, 'paint').toFixed(0)} ms, without script ${of(theirs, 'paint').toFixed(0)} ms (${ratio.toFixed(3)}); blocking ${of(ours, 'blocking').toFixed(0)} ms, without script ${of(theirs, 'blocking').toFixed(0)} ms; layout shift ${Math.max(...ours.map(({ shift }) => shift)).toFixed(3)} at most`,
    );
  }
  const taps: number[] = [];
  for (let turn = 0; turn < LOADS; turn += 1) taps.push(await firstTap(browser, site.origin));
  console.log(`/payments-kyc: a first filter is answered after ${median(taps).toFixed(0)} ms`);
} finally {
  await browser.close();
  site.stop();
  limit.stop();
  rmSync(stripped, { recursive: true });
}
