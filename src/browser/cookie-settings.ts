import { closest } from './closest.ts';

const BUTTON = '[data-cookie-settings]';

/** Remembers that the cookie settings were asked for before the script that shows them had come. */
export function rememberCookieSettings(): void {
  document.addEventListener('click', (event) => {
    if (asksForCookieSettings(event)) document.documentElement.dataset['asked'] = 'cookie-settings';
  });
}

/** Whether a click was on the footer's button. */
export const asksForCookieSettings = (event: Event): boolean => closest(event, BUTTON) !== null;

/** Whether they were asked for. */
export function wereCookieSettingsAskedFor(): boolean {
  return document.documentElement.dataset['asked'] === 'cookie-settings';
}
