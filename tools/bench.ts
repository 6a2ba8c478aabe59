/**
 * `npm run bench`: our pages against the same pages without any script, on a slow phone, in turns:
 * Lighthouse first, then more and shorter loads, which tell the ratio more closely; then taps, the first
 * on a page and later ones; then the time of a route change; then changes of route and ways back in three
 * engines. Options: --runs N (Lighthouse, route change, engines), --loads N, --taps N, --pages /a,/b,
 * --only speed|paint|taps|route-change|engines. The taps alone: npm run bench -- --only taps,
 * or first-taps or warm-taps
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median } from 'simple-statistics';
import { addressesIn } from './a11y/visit.ts';
import { type Control, controlsOf } from './bench/controls.ts';
import { CONDITIONS, engineRow } from './bench/engine-changes.ts';
import { inTurns } from './bench/in-turns.ts';
import { measurePage, scorePage, type PageFigures } from './bench/measure-page.ts';
import { measurePaint, type PaintTimes } from './bench/paint-times.ts';
import { meanOfRatios, type Ratio, ratioOfMeans } from './bench/ratio.ts';
import { measureRouteChange, PRESS_MS } from './bench/route-change.ts';
import { asLaunched, copySite, withoutScript } from './bench/site-copies.ts';
import { measureFirstTap, measureWarmTaps } from './bench/taps.ts';
import { buildSite } from '#build/build-site.ts';
import { DIST } from '#build/output-folder.ts';
import { writeSection } from './proof/proof-file.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { findBrowser } from './test/find-browser.ts';

/** One page of each template; below a folder the first that the site map lists. */
const TEMPLATES = [
  '/',
  '/bonuses',
  '/bonuses/…',
  '/guides',
  '/guides/…',
  '/games',
  '/games/…',
  '/payments-kyc',
  '/payments-kyc/…',
  '/reviews/…',
  '/how-we-rate',
  '/country/…',
  '/responsible-gaming',
  '/faq',
  '/tools',
  '/tools/round',
  '/tools/weights',
  '/compare',
  '/search',
  '/contact',
];
/** Where the changes of route lead, from the FAQ: pages of few parts and of many. */
const ROUTES = ['/guides', '/how-we-rate', '/contact', '/bonuses'];
const DEBUGGING_PORT = 9333;
/** What a table of single taps has to say of a machine on which other programs run. */
const ADDED =
  'What other programs do meanwhile is only ever added: the best is nearest to what the page takes.';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    loads: { type: 'string', default: '20' },
    taps: { type: 'string', default: '3' },
    pages: { type: 'string', default: TEMPLATES.join(',') },
    only: { type: 'string', default: 'speed,paint,taps,route-change,engines' },
  },
});
const runs = Number(values.runs);
const loads = Number(values.loads);
const taps = Number(values.taps);

/** Lighthouse may still ask a page something when it has closed it; nobody waits for the answer. */
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error && /Session closed/.test(error.message))) throw error;
});

await buildSite();
const addresses = addressesIn(DIST);
const templates = values.pages.split(',');
const pages = templates.flatMap((template) => pageOf(template) ?? []);
const ours = await serveCopy(asLaunched);
const limit = await serveCopy(withoutScript);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

const sections = values.only.split(',');
if (isAsked('speed')) await lighthouseSection();
if (isAsked('paint')) await paintSection();
if (isAsked('taps', 'first-taps')) await firstTapSection();
if (isAsked('taps', 'warm-taps')) await warmTapSection();
if (isAsked('route-change')) await routeChangeSection();
if (isAsked('engines')) await engineSection();

await browser.close();
ours.close();
limit.close();

function isAsked(...names: readonly string[]): boolean {
  return names.some((name) => sections.includes(name));
}

/** The page itself, or the first in the folder that stands before `…`. */
function pageOf(template: string): string | undefined {
  if (!template.endsWith('…')) return template;
  const folder = template.slice(0, -1);
  return addresses.find((address) => address.startsWith(folder));
}

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
  const ratios: Record<keyof PaintTimes, Ratio>[] = [];
  const cell = ({ value, uncertainty }: Ratio) => `${value.toFixed(3)} ± ${uncertainty.toFixed(3)}`;
  for (const page of pages) {
    const [withScript, without] = await inTurns(
      loads,
      () => measurePaint(browser, `${ours.origin}${page}`),
      () => measurePaint(browser, `${limit.origin}${page}`),
    );
    const ratioOf = (time: keyof PaintTimes) =>
      ratioOfMeans(
        withScript.map((times) => times[time]),
        without.map((times) => times[time]),
      );
    const ratio = {
      firstContentfulMs: ratioOf('firstContentfulMs'),
      largestContentfulMs: ratioOf('largestContentfulMs'),
    };
    ratios.push(ratio);
    rows.push(printedRow([page, cell(ratio.firstContentfulMs), cell(ratio.largestContentfulMs)]));
  }
  const together = (time: keyof PaintTimes) =>
    cell(meanOfRatios(ratios.map((ratio) => ratio[time])));
  rows.push(
    printedRow(['all of them', together('firstContentfulMs'), together('largestContentfulMs')]),
  );
  writeSection(
    'paint',
    `Single loads differ by several hundredths, so that a median of five tells a ratio only roughly. Here
each page was loaded ${loads} times more, by a browser without history on the same slow line and processor, in
turns with the same page stripped of all script: ratio of the means, ± two standard errors. Last, the mean of
the pages, which is known best.

| Page | FCP | LCP |
| --- | --- | --- |
${rows.join('\n')}`,
  );
}

async function firstTapSection(): Promise<void> {
  const rows: string[] = [];
  for (const { page, url, controls } of tappedPages()) {
    for (const control of controls.filter(({ after }) => after === undefined)) {
      const atOnce: number[] = [];
      const idle: number[] = [];
      for (let run = 0; run < taps; run++) {
        atOnce.push(await measureFirstTap(browser, url, control, 'loaded'));
        idle.push(await measureFirstTap(browser, url, control, 'idle'));
      }
      rows.push(printedRow([page, control.name, ...spread(atOnce), ...spread(idle)]));
    }
  }
  writeSection(
    'first-tap',
    `From the first tap on a page to the frame that shows its answer, by a visitor who was never here, on slow
4G with the processor four times slower: best, median and worst of ${taps} loads for each control. A tap comes
with the load event, or once nothing has been on the line for a while and the control is on the screen. ${ADDED}

| Page | control | with the load: best | median | worst | line idle: best | median | worst |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`,
  );
}

async function warmTapSection(): Promise<void> {
  const rows: string[] = [];
  for (const { page, url, controls } of tappedPages()) {
    const times = new Map<string, number[]>(controls.map(({ name }) => [name, []]));
    for (let run = 0; run < taps; run++) {
      const measured = await measureWarmTaps(browser, url, controls);
      for (const [name, time] of measured) times.get(name)?.push(time);
    }
    for (const [name, all] of times) rows.push(printedRow([page, name, ...spread(all)]));
  }
  writeSection(
    'warm-tap',
    `From a tap to the next frame, which shows its answer, on a page that has its files and has had time to
settle, with the processor four times slower: best, median and worst of ${taps} loads. ${ADDED}

| Page | control | best | median | worst |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`,
  );
}

function tappedPages(): { page: string; url: string; controls: readonly Control[] }[] {
  return templates.flatMap((template) => {
    const page = pageOf(template);
    if (page === undefined) return [];
    return [{ page, url: `${ours.origin}${page}`, controls: controlsOf(template) }];
  });
}

/** The best, the median and the worst of some times. */
function spread(times: readonly number[]): string[] {
  return [Math.min(...times), median([...times]), Math.max(...times)].map(ms);
}

async function routeChangeSection(): Promise<void> {
  const rows: string[] = [];
  for (const target of ROUTES) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run++) {
      measured.push(await measureRouteChange(browser, ours.origin, target));
    }
    rows.push(printedRow([target, ms(median(measured)), measured.map(ms).join(', ')]));
  }
  writeSection(
    'route-change',
    `From the click to the first frame of the complete page, on slow 4G with the processor four times
slower, ${runs} runs each. The overlay covers 800 ms of it. The link was pressed for ${PRESS_MS} ms before the
click; the page is asked for from the press on.

| From /faq to | median | runs |
| --- | --- | --- |
${rows.join('\n')}`,
  );
}

async function engineSection(): Promise<void> {
  const rows: string[] = [];
  for (const conditions of CONDITIONS) {
    rows.push(printedRow(await engineRow(ours.origin, conditions, runs)));
  }
  writeSection(
    'engines',
    `From a page with something opened, filtered or typed, scrolled to the end, to another and back, in dark
colours, over four such pages in turns, ${runs} runs each: median (worst). The line is a server that delays, so
that it is the same for every engine. There: from the click, the link having been pressed for ${PRESS_MS} ms
before it. Back: from the call of \`history.back()\`. Covered and complete are frames that the page has painted;
the overlay covers 800 ms of it. Place and state: how far off the page was at most, and how often all was as it
was left. Strange ground: how long the window had one colour that is not the page's.

| Engine | line | there: covered | complete | Back: covered | complete | place and state | strange ground |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`,
  );
}

function ms(value: number): string {
  return Number.isFinite(value) ? `${Math.round(value)} ms` : 'no answer';
}

/** A row of a table, shown to who waits for it. */
function printedRow(cells: readonly string[]): string {
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  return row;
}
