/** The tray of casinos to compare, loaded with the first pick (`compare-picks.ts`). */
import {
  COMPARE_TRAY_KEY,
  compareHref,
  parseTray,
  type TrayItem,
  type Tray,
  withoutItem,
  withItem,
} from '#domain/side-by-side/compare-tray.ts';
import {
  FEWEST_CASINOS,
  MOST_CASINOS,
  MOST_ON_PHONE,
} from '#domain/side-by-side/chosen-casinos.ts';
import look from './compare-tray.css?inline';
import { readForVisit, storeForVisit } from './storage.ts';
import { earlyPicks } from './tray-state.ts';
import { closest } from './closest.ts';

/** As in `compare-tray.css` and the style sheet of the comparison. */
const PHONE = '(max-width: 48rem)';

let tray: Tray = parseTray(readForVisit(COMPARE_TRAY_KEY));

const room = () => (matchMedia(PHONE).matches ? MOST_ON_PHONE : MOST_CASINOS);
const picks = () => document.querySelectorAll<HTMLInputElement>('input[data-pick-name]');
const part = (name: string) => document.querySelector<HTMLElement>(`[data-tray-${name}]`);

// A constructed style sheet needs no entry in the policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(look);
document.adoptedStyleSheets.push(sheet);
// Picks that were made before this script ran count too.
const early = [...new Set([...earlyPicks, ...picks()])].filter(({ checked }) => checked).map(add);
show(early.at(-1));
document.addEventListener('astro:after-swap', () => show());
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['pickName'] !== undefined) {
    show(target.checked ? add(target) : remove(target.value));
  }
});
document.addEventListener('click', (event) => {
  const button = closest<HTMLButtonElement>(event, '[data-compare-tray] button');
  if (button !== null) press(button);
});
watchIslands();

/** Adds a casino; returns a message for the visitor. */
function add({ value: id, dataset }: HTMLInputElement): string {
  const { pickName: name = '', pickLogo: logo = '' } = dataset;
  const next = withItem(tray, { id, name, logo }, room());
  if (next === null)
    return `No room for ${name}: you can compare ${room()} on this screen. Take one out first.`;
  tray = next;
  return tray.length < FEWEST_CASINOS ? `${name} is in. One more, and you can compare.` : '';
}

function remove(id: string): string {
  const name = tray.find((item) => item.id === id)?.name;
  tray = withoutItem(tray, id);
  return name === undefined ? '' : `${name} is out.`;
}

function press({ value: id }: HTMLButtonElement): void {
  const isSlot = id !== '';
  if (!isSlot) tray = [];
  show(isSlot ? remove(id) : '');
  // The pressed button is hidden by now, or stands for another casino.
  const next =
    part('compare')?.querySelector<HTMLElement>('a:not([hidden] *)') ??
    document.querySelector<HTMLElement>('[data-tray-slot] button:not([hidden])') ??
    [...picks()].find(({ value }) => value === id) ??
    picks()[0];
  next?.focus({ preventScroll: true });
}

/** Updates tray and picks of this page. On wide screens the names are shown where there is no message. */
function show(words = ''): void {
  storeForVisit(COMPARE_TRAY_KEY, JSON.stringify(tray));
  checkPicks();
  const frame = document.querySelector<HTMLElement>('[data-compare-tray]');
  if (frame === null) return;
  frame.hidden = tray.length === 0;
  for (const [index, slot] of frame.querySelectorAll('[data-tray-slot]').entries()) {
    fill(slot, tray[index]);
  }
  const compare = part('compare');
  const link = compare?.querySelector('a');
  if (compare && link) {
    compare.hidden = tray.length < FEWEST_CASINOS;
    link.href = compareHref(tray);
  }
  say('count', String(tray.length));
  const names = room() === MOST_CASINOS ? tray.map(({ name }) => name).join(', ') : '';
  say('words', words || names);
}

function checkPicks(): void {
  for (const pick of picks()) pick.checked = tray.some(({ id }) => id === pick.value);
}

function fill(slot: Element, item: TrayItem | undefined): void {
  const [button, image] = [slot.querySelector('button'), slot.querySelector('img')];
  if (button === null || image === null) return;
  button.hidden = item === undefined;
  if (item === undefined) return;
  button.value = item.id;
  image.src = item.logo;
  image.alt = `Take ${item.name} out`;
}

function say(name: string, text: string): void {
  const found = part(name);
  if (found !== null) found.textContent = text;
}

/** Rows that an island renders later have picks too. */
function watchIslands(): void {
  const observer = new MutationObserver(checkPicks);
  const watch = () => {
    observer.disconnect();
    for (const island of document.querySelectorAll('astro-island:has([data-pick-name])')) {
      observer.observe(island, { childList: true, subtree: true });
    }
  };
  watch();
  document.addEventListener('astro:after-swap', watch);
}
