/**
 * `npm run audit:a11y`: holds every page and state of the built site against axe and against checks of
 * our own, in a real Chromium. Writes docs/ACCESSIBILITY.md and the section in docs/PROOF.md; exit
 * code 1 on any finding. DIST names a folder that is built already, `-- /faq` looks at some pages
 * alone and writes nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { checkLook, checkState, checkUse, compareAcross, type StateUse } from './a11y/checks.ts';
import { proofSection, recordPage, summary } from './a11y/record.ts';
import { STATES } from './a11y/states.ts';
import { addressesIn, DESKTOP, forEachOf, oneOfEachKind, openWindow, PHONE } from './a11y/visit.ts';
import { buildSite } from '#build/build-site.ts';
import { DIST } from '#build/output-folder.ts';
import { writeSection } from './proof/proof-file.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { findBrowser } from './test/find-browser.ts';

const RECORD = 'docs/ACCESSIBILITY.md';
const SCREENSHOTS = '.cache/a11y';
const AT_ONCE = 2;

async function checkSite(browser: Browser, baseURL: string, addresses: readonly string[]) {
  const states: StateUse[] = [];
  const pictured = new Set(oneOfEachKind(addresses));
  console.log(`Looking at ${addresses.length} pages…`);
  const window = await openWindow(browser, baseURL, { size: DESKTOP });
  const looks = (
    await forEachOf(addresses, AT_ONCE, async (address) => {
      const page = await window.newPage();
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
      const file = `${SCREENSHOTS}/${name}-forced-colours.png`;
      const reports = await checkLook(page, address, pictured.has(address) ? file : null);
      await page.close();
      return reports;
    })
  ).flat();
  await window.close();

  const wanted = STATES.filter(({ address }) => addresses.includes(address));
  for (const size of [PHONE, DESKTOP]) {
    console.log(`Bringing about ${wanted.length} states at ${size.name}…`);
    states.push(
      ...(await forEachOf(
        wanted.filter(({ maxWidth = Infinity }) => size.width <= maxWidth),
        AT_ONCE,
        async (state) => {
          const undecided = state.undecided ?? false;
          const own = await openWindow(browser, baseURL, { size, undecided });
          const report = await checkState(await own.newPage(), state, size);
          await own.close();
          return report;
        },
      )),
    );
  }

  console.log(`Using ${addresses.length} pages by keyboard and at 400 % zoom…`);
  const pages = await forEachOf(addresses, AT_ONCE, async (address) => {
    const own = await openWindow(browser, baseURL, {
      size: DESKTOP,
      undecided: true,
      reducedMotion: true,
    });
    const report = await checkUse(await own.newPage(), address);
    await own.close();
    return report;
  });
  return { looks, states, pages, across: compareAcross(pages) };
}

async function run(): Promise<number> {
  const dist = process.env['DIST'] ?? DIST;
  if (process.env['DIST'] === undefined) await buildSite();
  const only = process.argv.slice(2);
  const all = addressesIn(dist);
  const unknown = only.filter((address) => !all.includes(address));
  if (unknown.length > 0) throw new Error(`Expected addresses of pages, found ${unknown.join()}`);
  const addresses = only.length === 0 ? all : only;

  mkdirSync(SCREENSHOTS, { recursive: true });
  const { origin, stop } = await serveFolder(dist);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const site = await checkSite(browser, origin, addresses);
    const audit = { ...site, browser: `Chromium ${browser.version()}`, date: new Date() };
    const { table, findings } = summary(audit);
    for (const { check, where, what } of findings) console.log(`✗ ${check}: ${where}: ${what}`);
    console.log(table);
    if (only.length === 0) {
      writeFileSync(RECORD, recordPage(audit));
      writeSection('a11y', proofSection(audit));
      console.log(`Written to ${RECORD} and docs/PROOF.md.`);
    }
    return findings.length;
  } finally {
    await browser.close();
    stop();
  }
}

try {
  process.exitCode = (await run()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
