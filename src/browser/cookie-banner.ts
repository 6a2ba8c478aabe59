import {
  CONSENT_DATE_KEY,
  CONSENT_EVENT,
  CONSENT_KEY,
  type ConsentChoice,
  parseConsent,
} from '#domain/consent/consent.ts';
import { closest } from './closest.ts';
import { afterLoad } from './page-load.ts';
import { readStored, store } from './storage.ts';

const DELAY_MS = 1000;

let cancel = (): void => {};
/** The answer of this visit, for a browser that stores nothing. */
let answer: ConsentChoice | null = null;
/** Closed by its cross, which counts until the document is left. */
let isClosedForView = false;
/** Element that had the focus when the footer's button showed the banner again. */
let cameFrom: Element | null = null;

const findBanner = () => document.querySelector<HTMLElement>('[data-cookie-banner]');

/** Listens for a choice in the banner, here or in another tab, and for the footer's button that asks again. */
export function listenForConsent(): void {
  document.addEventListener('click', (event) => {
    const choice = closest<HTMLButtonElement>(event, '[data-cookie-banner] button');
    if (choice !== null) choose(choice.value);
    if (closest(event, '[data-cookie-settings]') !== null) showAgain();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY && !isUndecided()) hide();
  });
}

const isUndecided = () => (answer ?? parseConsent(readStored(CONSENT_KEY))) === null;

/** Shows the banner a second after the page has loaded, where no choice is stored. */
export function askForConsent(): void {
  cancel();
  const banner = findBanner();
  if (isClosedForView || !isUndecided()) return;
  cancel = afterLoad(DELAY_MS, () => isUndecided() && show(banner));
}

function show(banner: HTMLElement | null): void {
  cancel();
  if (banner !== null) banner.hidden = false;
}

function showAgain(): void {
  const banner = findBanner();
  cameFrom = document.activeElement;
  show(banner);
  banner?.focus({ preventScroll: true });
}

/** The cross has no value: it closes the banner for this view and stores nothing. */
function choose(value: string): void {
  const choice = parseConsent(value);
  if (choice === null) {
    isClosedForView = true;
  } else {
    answer = choice;
    store(CONSENT_KEY, choice);
    store(CONSENT_DATE_KEY, new Date().toISOString());
    dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
  }
  hide();
}

function hide(): void {
  const banner = findBanner();
  if (banner !== null) banner.hidden = true;
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
}
