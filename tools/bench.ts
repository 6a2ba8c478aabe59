/**
 * `npm run bench`: how soon pages of the built site are drawn and answer, on slow 4G with a processor four times
 * slower, beside the same pages without script, in turns. `npm run bench -- 10` takes ten loads of each; `dist` must be
 * built. Medians, in milliseconds from the start of the load. Playwright listens to errors, and V8 then parses React once
 * more: 50 ms of blocking that no visitor waits for.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { compressFolder } from '#integrations/compressed-copies.ts';
import { DIST } from '#integrations/output-folder.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { PROGRAMS, whyMissing } from './test/programs.ts';

const PAGES = ['/', '/payments-kyc', globSync('reviews/*.html', { cwd: DIST }).sort()[0] ?? ''].map(
  (page) => `/${page.replace(/^\//, '').replace(/\.html$/, '')}`,
);

const TAPPED_AFTER_MS = 300;
const LOADS = Number(process.argv[2] ?? 6);

/** Chrome's own “slow 4G”, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** `blocking` is total blocking time: of each task after the first contentful paint, what it takes beyond 50 ms. */
type Figures = { paint: number; blocking: number; shift: number };

/** Runs in the page: three seconds after its load the popup is open too. */
async function figuresOfPage(): Promise<Figures> {
  await new Promise((done) => setTimeout(done, 3_500));
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 200);
    });
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const tasks = await entriesOf('longtask');
  const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
  const beyond = tasks.map(({ startTime, duration }) =>
    Math.max(0, startTime + duration - Math.max(startTime, paint) - 50),
  );
  return {
    paint,
    blocking: beyond.reduce((sum, ms) => sum + ms, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

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

const executablePath = PROGRAMS.chromium.find();
if (executablePath === undefined) throw new Error(whyMissing([PROGRAMS.chromium]));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** A phone with an empty cache. */
async function newPage() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function load(address: string): Promise<Figures> {
  const page = await newPage();
  await page.goto(address);
  const figures = await page.evaluate(figuresOfPage);
  await page.context().close();
  return figures;
}

/** From the start of the load to the answer of a first filter, tapped soon after the first paint. */
async function firstTap(origin: string): Promise<number> {
  const page = await newPage();
  await page.goto(`${origin}/payments-kyc`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
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
try {
  for (const page of PAGES) {
    const [ours, theirs]: [Figures[], Figures[]] = [[], []];
    for (let turn = 0; turn < LOADS; turn += 1) {
      ours.push(await load(site.origin + page));
      theirs.push(await load(limit.origin + page));
    }
    const of = (figures: Figures[], name: keyof Figures) => median(figures.map((one) => one[name]));
    const ratio = of(ours, 'paint') / of(theirs, 'paint');
    console.log(
      `${page}: first paint ${of(ours, 'paint').toFixed(0)} ms, without script ${of(theirs, 'paint').toFixed(0)} ms (${ratio.toFixed(3)}); blocking ${of(ours, 'blocking').toFixed(0)} ms, without script ${of(theirs, 'blocking').toFixed(0)} ms; layout shift ${Math.max(...ours.map(({ shift }) => shift)).toFixed(3)} at most`,
    );
  }
  const taps: number[] = [];
  for (let turn = 0; turn < LOADS; turn += 1) taps.push(await firstTap(site.origin));
  console.log(`/payments-kyc: a first filter is answered after ${median(taps).toFixed(0)} ms`);
} finally {
  await browser.close();
  site.stop();
  limit.stop();
  rmSync(stripped, { recursive: true });
}
