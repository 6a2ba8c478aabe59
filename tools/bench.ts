/**
 * `npm run bench`: our pages against the same pages without any script, Lighthouse for a phone with
 * applied throttling, in turns; then the time of a route change. Options: --runs N, --pages /a,/b
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measurePage, type PageFigures } from './bench/measure-page.ts';
import { median } from './bench/median.ts';
import { measureRouteChange, PRESS_MS } from './bench/route-change.ts';
import { asLaunched, copySite, withoutScript } from './bench/site-copies.ts';
import { buildSite, DIST } from './build/build-site.ts';
import { writeSection } from './proof/proof-file.ts';
import { createStaticServer } from './serve/static-server.ts';
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
/** Where the changes of route lead, from the FAQ: pages of few parts and of many. */
const ROUTES = ['/guides', '/how-we-rate', '/contact', '/bonuses'];
const DEBUGGING_PORT = 9333;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: TEMPLATES.join(',') },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');

async function listen(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Lighthouse may still ask a page something when it has closed it; nobody waits for the answer. */
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error && /Session closed/.test(error.message))) throw error;
});

await buildSite();
const launched = await copySite(DIST, asLaunched);
const limit = await copySite(DIST, withoutScript);
const ours = await listen(launched.folder);
const bare = await listen(limit.folder);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

const pick = (all: readonly PageFigures[], figure: (one: PageFigures) => number) =>
  median(all.map(figure));
const ms = (value: number) => `${Math.round(value)} ms`;
const rows: string[] = [];

for (const page of pages) {
  const withScript: PageFigures[] = [];
  const without: PageFigures[] = [];
  for (let run = 0; run < runs; run++) {
    withScript.push(await measurePage(`${ours.origin}${page}`, DEBUGGING_PORT));
    without.push(await measurePage(`${bare.origin}${page}`, DEBUGGING_PORT));
  }
  const paint = (one: PageFigures) => one.firstContentfulPaintMs;
  const largest = (one: PageFigures) => one.largestContentfulPaintMs;
  const blocking = (one: PageFigures) => one.totalBlockingTimeMs;
  const scores = Object.keys(withScript[0]?.scores ?? {}).map((id) =>
    Math.round(pick(withScript, (one) => one.scores[id] ?? 0)),
  );
  const ratio = (figure: (one: PageFigures) => number) =>
    (pick(withScript, figure) / pick(without, figure)).toFixed(3);
  const row = [
    page,
    ms(pick(withScript, paint)),
    ratio(paint),
    ms(pick(withScript, largest)),
    ratio(largest),
    ms(pick(withScript, blocking)),
    ms(pick(withScript, blocking) - pick(without, blocking)),
    pick(withScript, (one) => one.layoutShift).toFixed(3),
    `${(pick(withScript, (one) => one.bytes) / 1000).toFixed(1)} kB`,
    scores.join(' / '),
  ].join(' | ');
  rows.push(`| ${row} |`);
  console.log(row);
}

const changes: string[] = [];
for (const target of ROUTES) {
  const measured: number[] = [];
  for (let run = 0; run < runs; run++) {
    measured.push(await measureRouteChange(browser, ours.origin, target));
  }
  const row = [target, ms(median(measured)), measured.map(ms).join(', ')].join(' | ');
  changes.push(`| ${row} |`);
  console.log(`Route change: ${row}`);
}

await browser.close();
ours.close();
bare.close();
launched.remove();
limit.remove();

writeSection(
  'speed',
  `Lighthouse for a phone, throttling applied (slow 4G, processor four times slower), median of ${runs} runs,
in turns with the same pages stripped of all script. A ratio of 1.000 is that limit.

| Page | FCP | ratio | LCP | ratio | TBT | above the limit | CLS | sent | performance / accessibility / best practices / SEO |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`,
);
writeSection(
  'route-change',
  `From the click to the first frame of the complete page, on slow 4G with the processor four times
slower, ${runs} runs each. The overlay covers 800 ms of it. The link was pressed for ${PRESS_MS} ms before the
click; the page is asked for from the press on.

| From /faq to | median | runs |
| --- | --- | --- |
${changes.join('\n')}`,
);
