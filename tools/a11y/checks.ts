import type { CDPSession, Page } from '@playwright/test';
import { findings as axeFindings } from '#tests/e2e/axe-findings.ts';
import type { Structure } from './inspectors.ts';
import { namesIn, walk, type Walk } from './keyboard.ts';
import type { State } from './states.ts';
import { DESKTOP, type Finding, PHONE, type Size, ZOOMED, load } from './visit.ts';

const SIZES = [PHONE, DESKTOP] as const;

/** The checks in the order of the table, and how each is counted. */
export const CHECKS = {
  axe: 'rules of axe, both themes',
  keyboard: 'Tab reaches every control in order; focus seen and not covered',
  dialogs: 'focus stays inside, Escape closes, focus returns',
  zoom: '400 % zoom: no sideways scrolling outside named regions, no text cut off or on other text',
  spacing: 'text spacing of 1.4.12: nothing cut off',
  forcedColours: 'forced colours: edges of buttons and fields',
  motion: 'reduced motion: nothing moves',
  targets: 'targets of 24 px or far enough apart',
  names: 'names in the accessibility tree',
  structure: 'language, title, headings, landmarks',
  help: 'same help and footer on every page, header in the same order',
} as const;

export type Check = keyof typeof CHECKS;

/** What one visit looked at and found. */
export type Report = {
  looked: Partial<Record<Check, number>>;
  findings: Finding[];
};

/** Collects what the checks of one visit say. */
class Notes implements Report {
  readonly looked: Partial<Record<Check, number>> = {};
  readonly findings: Finding[] = [];
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  add(check: Check, count: number, remarks: readonly string[], how = ''): void {
    this.looked[check] = (this.looked[check] ?? 0) + count;
    const where = how === '' ? this.#where : `${this.#where}, ${how}`;
    this.findings.push(...remarks.map((what) => ({ check, where, what })));
  }
}

/** What a page or state looks like: axe in both themes, targets, forced colours. */
async function look(page: Page, notes: Notes): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    notes.add('axe', 1, await axeFindings(page), colorScheme);
  }
  notes.add('targets', 1, await page.evaluate(() => inspect.smallTargets()));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const { looked, remarks } = await page.evaluate(() => inspect.borderless());
  notes.add('forcedColours', looked, remarks);
}

const leaveForcedColours = (page: Page) => page.emulateMedia({ forcedColors: 'none' });

/** A page as it comes, in a narrow and a wide window. */
export async function checkLook(
  page: Page,
  address: string,
  screenshot: string | null,
): Promise<Report[]> {
  await page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  await load(page, address);
  const reports: Notes[] = [];
  for (const size of SIZES) {
    const notes = new Notes(`${address} at ${size.name}`);
    reports.push(notes);
    await page.setViewportSize({ width: size.width, height: size.height });
    await look(page, notes);
    if (screenshot !== null && size === PHONE) {
      await page.screenshot({ path: screenshot, fullPage: true });
    }
    await leaveForcedColours(page);
    await page.evaluate(() => inspect.spaceText());
    const clipped = await page.evaluate(() => inspect.clippedText());
    const overflow = await page.evaluate(() => inspect.sidewaysOverflow());
    notes.add('spacing', 1, [...clipped, ...overflow]);
    await page.evaluate(() => inspect.unspaceText());
  }
  return reports;
}

export type PageUse = Report & {
  address: string;
  structure: Structure;
  walk: Walk;
  stopsBySize: Record<string, number>;
  scrollRegions: string[];
};

/** A page in use, by keyboard, zoomed, with less motion, while the storage notice stands on it. */
export async function checkUse(page: Page, address: string): Promise<PageUse> {
  const notes = new Notes(address);
  await load(page, address);
  await page.locator('[data-cookie-banner]').waitFor({ timeout: 15_000 });
  const devtools = await accessibilityOf(page);
  notes.add('motion', 1, await page.evaluate(() => inspect.moving()));
  const { looked, remarks } = await namesIn(devtools);
  notes.add('names', looked, remarks);
  const structure = await page.evaluate(() => inspect.structure());
  notes.add('structure', 1, faultsOf(structure));

  const stopsBySize: Record<string, number> = {};
  let walked: Walk = { stops: [], remarks: [] };
  for (const size of [PHONE, ZOOMED, DESKTOP]) {
    await page.setViewportSize({ width: size.width, height: size.height });
    walked = await walk(page, size === DESKTOP ? devtools : null);
    stopsBySize[size.name] = walked.stops.length;
    notes.add('keyboard', walked.stops.length, walked.remarks, size.name);
  }

  await page.setViewportSize({ width: ZOOMED.width, height: ZOOMED.height });
  const regions = await page.evaluate(() => inspect.scrollRegions());
  notes.add('zoom', 1, [
    ...(await page.evaluate(() => inspect.sidewaysOverflow())),
    ...(await page.evaluate(() => inspect.clippedText())),
    ...(await page.evaluate(() => inspect.overlappingText())),
    ...regions.flatMap(({ element, name, focusable }) =>
      name !== '' && focusable
        ? []
        : [`${element} scrolls sideways without ${name === '' ? 'a name' : 'a tab stop'}`],
    ),
  ]);
  await devtools.detach();
  return {
    looked: notes.looked,
    findings: notes.findings,
    address,
    structure,
    walk: walked,
    stopsBySize,
    scrollRegions: regions.map(({ name }) => name),
  };
}

export type StateUse = Report & { state: State; size: Size; walk: Walk | null; focusAfter: string };

/** A state of a page: its look, its names, and for a dialog what the keyboard does in it. */
export async function checkState(page: Page, state: State, size: Size): Promise<StateUse> {
  const notes = new Notes(`${state.name} (${state.address}) at ${size.name}`);
  if (state.name === 'featured popup' || state.undecided) await page.goto(state.address);
  else await load(page, state.address);
  await state.bringAbout(page);
  await look(page, notes);
  await leaveForcedColours(page);
  const devtools = await accessibilityOf(page);
  const { looked, remarks } = await namesIn(devtools);
  notes.add('names', looked, remarks);
  let walked: Walk | null = null;
  let focusAfter = '';
  if (state.isDialog) {
    // A smooth scroll would still be under way when the place of the focus is read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    walked = await walk(page, devtools);
    notes.add('dialogs', 1, walked.remarks);
    // A sheet that leaves the page in use lets the focus out of it.
    await page.locator('dialog[open] :is(a[href], button, input)').first().focus();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    const open = await page.locator('dialog[open]').count();
    focusAfter = (await page.evaluate(() => inspect.describeFocus())).element;
    if (open > 0) notes.add('dialogs', 0, ['Escape does not close it']);
    if (focusAfter.startsWith('<body>')) notes.add('dialogs', 0, ['the focus is lost on closing']);
  }
  await devtools.detach();
  return { looked: notes.looked, findings: notes.findings, state, size, walk: walked, focusAfter };
}

async function accessibilityOf(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  return devtools;
}

function faultsOf({ lang, title, headings, landmarks }: Structure): string[] {
  const count = (start: string) => landmarks.filter((one) => one.startsWith(start)).length;
  const faults: string[] = [];
  if (!/^en\b/.test(lang)) faults.push(`language “${lang}”, expected en`);
  if (title.trim() === '') faults.push('no title');
  for (const one of ['header', 'main', 'footer']) {
    if (count(one) !== 1) faults.push(`${count(one)} landmarks <${one}>, expected 1`);
  }
  for (const [name, all] of Map.groupBy(landmarks, (landmark) => landmark)) {
    if (all.length > 1) faults.push(`${all.length} landmarks with the same name: ${name}`);
  }
  const tops = headings.filter(({ level }) => level === 1).length;
  if (tops !== 1) faults.push(`${tops} headings of level 1, expected 1`);
  for (const [index, { level, text }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`“${text}” goes from level ${before} to ${level}`);
  }
  return faults;
}

/** Whether links stand in the order of others, of which some may be left out (3.2.3). */
function isInOrderOf(links: readonly string[], all: readonly string[]): boolean {
  const places = links.map((link) => all.indexOf(link));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** What is only seen across pages: the same help in the same place (3.2.6), titles of their own. */
export function compareAcross(pages: readonly PageUse[]): Report {
  const notes = new Notes('all pages');
  const [first] = pages;
  const remarks = pages.flatMap(({ address, structure }) => [
    ...(structure.footer.join() === first?.structure.footer.join()
      ? []
      : [`the footer of ${address} differs`]),
    ...(isInOrderOf(structure.header, first?.structure.header ?? [])
      ? []
      : [`the header of ${address} has other links, or another order`]),
    ...(structure.footer.some((link) => link.startsWith('/contact '))
      ? []
      : [`no link to the contact page in the footer of ${address}`]),
  ]);
  const titles = Map.groupBy(pages, ({ structure }) => structure.title);
  notes.add('help', pages.length, remarks);
  notes.add(
    'structure',
    0,
    [...titles].flatMap(([title, all]) =>
      all.length > 1 ? [`${all.length} pages share the title “${title}”`] : [],
    ),
  );
  return notes;
}
