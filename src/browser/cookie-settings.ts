/** Event with which the footer's button asks for the cookie banner. */
export const COOKIE_SETTINGS_EVENT = 'edgewise:cookie-settings';

const REQUESTED = 'data-cookie-settings-requested';

/** Lets the footer's button call the banner, which may not have been downloaded yet. */
export function listenForCookieSettings(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-cookie-settings]') === null) return;
    document.documentElement.setAttribute(REQUESTED, '');
    dispatchEvent(new Event(COOKIE_SETTINGS_EVENT));
  });
}

/** Whether the banner was asked for before it could listen; asking once answers once. */
export function takeCookieSettingsRequest(): boolean {
  const requested = document.documentElement.hasAttribute(REQUESTED);
  document.documentElement.removeAttribute(REQUESTED);
  return requested;
}
