import {
  CONSENT_DATE_KEY,
  CONSENT_EVENT,
  CONSENT_KEY,
  type ConsentChoice,
  parseConsent,
} from '#domain/consent/consent.ts';
import { asksForCookieSettings, wereCookieSettingsAskedFor } from './cookie-settings.ts';
import { afterLoad } from './page-load.ts';
import { readStored, store } from './storage.ts';

const DELAY_MS = 1000;

let callOff = (): void => {};
/** What was answered on this visit, should the browser store nothing. */
let answer: ConsentChoice | null = null;
/** Closed by its cross. A view lasts as long as the document, however often the route changes. */
let isClosedForView = false;
/** What had the focus when the footer's button brought the banner back. */
let cameFrom: Element | null = null;

const findBanner = () => document.querySelector<HTMLElement>('[data-cookie-banner]');

/** Hears what is chosen in the banner, here or in another tab, and the footer's button that asks again. */
export function listenForConsent(): void {
  if (wereCookieSettingsAskedFor()) bringBack();
  document.addEventListener('click', (event) => {
    const { target } = event;
    const choice = target instanceof Element ? target.closest('[data-cookie-banner] button') : null;
    if (choice instanceof HTMLButtonElement) choose(choice.value);
    if (asksForCookieSettings(event)) bringBack();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY && !isUndecided()) hide();
  });
}

const isUndecided = () => (answer ?? parseConsent(readStored(CONSENT_KEY))) === null;

/** Shows the banner a second after the page has loaded, where no choice is stored. */
export function askForConsent(): void {
  callOff();
  const banner = findBanner();
  if (isClosedForView || !isUndecided()) return;
  callOff = afterLoad(DELAY_MS, () => isUndecided() && show(banner));
}

function show(banner: HTMLElement | null): void {
  callOff();
  if (banner !== null) banner.hidden = false;
}

function bringBack(): void {
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
