/**
 * `npm run bench`: how soon pages of the built site are drawn and answer, on slow 4G with a processor four times
 * slower, beside the same pages without script, in turns. `npm run bench -- 10` takes ten loads of each; `dist` must be
 * built. Medians, in milliseconds from the start of the load.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { compressFolder } from '#integrations/compressed-copies.ts';
import { DIST } from '#integrations/output-folder.ts';
import { type Figures, SLOW_4G, SLOW_PROCESSOR, startVisitor } from './bench/visitor.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { PROGRAMS, whyMissing } from './test/programs.ts';

const PAGES = ['/', '/payments-kyc', globSync('reviews/*.html', { cwd: DIST }).sort()[0] ?? ''].map(
  (page) => `/${page.replace(/^\//, '').replace(/\.html$/, '')}`,
);

const TAPPED_AFTER_MS = 300;
const LOADS = Number(process.argv[2] ?? 6);

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

/** From the start of the load to the answer of a first filter, tapped soon after the first paint. */
async function firstTap(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
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
  await context.close();
  return answeredMs;
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const stripped = await withoutScripts();
const [site, limit] = [await serveFolder(DIST), await serveFolder(stripped)];
const executablePath = PROGRAMS.chromium.find();
if (executablePath === undefined) throw new Error(whyMissing([PROGRAMS.chromium]));
const visitor = startVisitor(executablePath);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const page of PAGES) {
    const [ours, theirs]: [Figures[], Figures[]] = [[], []];
    for (let turn = 0; turn < LOADS; turn += 1) {
      ours.push(await visitor.load(site.origin + page));
      theirs.push(await visitor.load(limit.origin + page));
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
  visitor.stop();
  await browser.close();
  site.stop();
  limit.stop();
  rmSync(stripped, { recursive: true });
}
