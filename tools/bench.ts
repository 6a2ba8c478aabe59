/**
 * `npm run bench`: our pages against the same pages without any script, on a slow phone, in turns:
 * Lighthouse first, then more and shorter loads, which tell the ratio more closely; then changes of
 * route and ways back in three engines. Options: --runs N (Lighthouse, route changes), --loads N,
 * --pages /a,/b, --only speed|paint|route-change
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median } from 'simple-statistics';
import { inTurns } from './bench/in-turns.ts';
import { measurePage, scorePage, type PageFigures } from './bench/measure-page.ts';
import { measurePaint, type PaintTimes } from './bench/paint-times.ts';
import { ratioOfMeans } from './bench/ratio.ts';
import { PRESS_MS } from './bench/route-change.ts';
import { CONDITIONS, routeChangeRow } from './bench/route-changes.ts';
import { asLaunched, copySite, withoutScript } from './bench/site-copies.ts';
import { buildSite } from '#build/build-site.ts';
import { DIST } from '#build/output-folder.ts';
import { writeSection } from './proof/proof-file.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { findBrowser } from './test/find-browser.ts';

/** One page of each template. */
const TEMPLATES = [
  '/',
  '/bonuses',
  '/bonuses/no-deposit',
  '/guides',
  '/guides/reading-bonus-terms',
  '/games/crash',
  '/payments-kyc',
  '/reviews/quillmark',
  '/how-we-rate',
  '/country/united-kingdom',
  '/responsible-gaming',
  '/contact',
];
const DEBUGGING_PORT = 9333;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    loads: { type: 'string', default: '20' },
    pages: { type: 'string', default: TEMPLATES.join(',') },
    only: { type: 'string', default: 'speed,paint,route-change' },
  },
});
const runs = Number(values.runs);
const loads = Number(values.loads);
const pages = values.pages.split(',');
const sections = values.only.split(',');

/** Lighthouse may still ask a page something when it has closed it; nobody waits for the answer. */
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error && /Session closed/.test(error.message))) throw error;
});

await buildSite();
const ours = await serveCopy(asLaunched);
const limit = await serveCopy(withoutScript);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

if (sections.includes('speed')) await lighthouseSection();
if (sections.includes('paint')) await paintSection();
if (sections.includes('route-change')) await routeChangeSection();

await browser.close();
ours.close();
limit.close();

async function serveCopy(change: (html: string) => string) {
  const copy = await copySite(DIST, change);
  const { origin, stop } = await serveFolder(copy.folder);
  const close = () => {
    stop();
    copy.remove();
  };
  return { origin, close };
}

async function lighthouseSection(): Promise<void> {
  const rows: string[] = [];
  for (const page of pages) {
    const scores = await scorePage(`${ours.origin}${page}`, DEBUGGING_PORT);
    const [withScript, without] = await inTurns(
      runs,
      () => measurePage(`${ours.origin}${page}`, DEBUGGING_PORT),
      () => measurePage(`${limit.origin}${page}`, DEBUGGING_PORT),
    );
    const middle = (all: readonly PageFigures[], figure: (one: PageFigures) => number) =>
      median(all.map(figure));
    const ratio = (figure: (one: PageFigures) => number) =>
      (middle(withScript, figure) / middle(without, figure)).toFixed(3);
    const paint = (one: PageFigures) => one.firstContentfulPaintMs;
    const largest = (one: PageFigures) => one.largestContentfulPaintMs;
    const blocking = (one: PageFigures) => one.totalBlockingTimeMs;
    rows.push(
      printedRow([
        page,
        ms(middle(withScript, paint)),
        ratio(paint),
        ms(middle(withScript, largest)),
        ratio(largest),
        ms(middle(withScript, blocking)),
        ms(middle(withScript, blocking) - middle(without, blocking)),
        middle(withScript, (one) => one.layoutShift).toFixed(3),
        `${(middle(withScript, (one) => one.bytes) / 1000).toFixed(1)} kB`,
        [middle(withScript, (one) => one.score), ...scores].join(' / '),
      ]),
    );
  }
  writeSection(
    'speed',
    `Lighthouse for a phone, throttling applied (slow 4G, processor four times slower), median of ${runs} runs,
in turns with the same pages stripped of all script. A ratio of 1.000 is that limit. The last three scores,
which do not hang on speed, are of one run more.

| Page | FCP | ratio | LCP | ratio | TBT | above the limit | CLS | sent | performance / accessibility / best practices / SEO |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`,
  );
}

async function paintSection(): Promise<void> {
  const rows: string[] = [];
  for (const page of pages) {
    const [withScript, without] = await inTurns(
      loads,
      () => measurePaint(browser, `${ours.origin}${page}`),
      () => measurePaint(browser, `${limit.origin}${page}`),
    );
    const cell = (figure: (one: PaintTimes) => number) => {
      const { value, uncertainty } = ratioOfMeans(withScript.map(figure), without.map(figure));
      return `${value.toFixed(3)} ± ${uncertainty.toFixed(3)}`;
    };
    rows.push(
      printedRow([
        page,
        cell((one) => one.firstContentfulMs),
        cell((one) => one.largestContentfulMs),
      ]),
    );
  }
  writeSection(
    'paint',
    `Single loads differ by several hundredths, so that a median of five tells a ratio only roughly. Here
each page was loaded ${loads} times more, by a browser without history on the same slow line and processor, in
turns with the same page stripped of all script: ratio of the means, ± two standard errors.

| Page | FCP | LCP |
| --- | --- | --- |
${rows.join('\n')}`,
  );
}

async function routeChangeSection(): Promise<void> {
  const rows: string[] = [];
  for (const conditions of CONDITIONS) {
    rows.push(printedRow(await routeChangeRow(ours.origin, conditions, runs)));
  }
  writeSection(
    'route-change',
    `From a page with something opened, filtered or typed, scrolled to the end, to another and back, ${runs} runs
each in dark colours, over four such pages in turns: median (worst). There: from the click, the link having
been pressed for ${PRESS_MS} ms before it. Back: from the call of \`history.back()\`. Covered and complete are
frames that the page has painted; the overlay covers 800 ms of it. Place and state: how far off the page was at
most, and how often all was as it was left. Strange ground: how long the window had one colour that is not
the page's.

| Engine | line | there: covered | complete | Back: covered | complete | place and state | strange ground |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`,
  );
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

/** A row of a table, shown to who waits for it. */
function printedRow(cells: readonly string[]): string {
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  return row;
}
