/** Names and values that the specification gives to the visitor's choice about cookies. */
export const CONSENT_KEY = 'cookieConsent';
export const CONSENT_DATE_KEY = 'cookieConsentDate';

/** Event that the banner dispatches when the visitor chooses; its detail is the choice. */
export const CONSENT_EVENT = 'site:consent';

const CONSENT_CHOICES = ['accepted', 'rejected'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** The stored choice, or `null` for anything that is not one: nothing stored, or something corrupt. */
export function parseConsent(stored: string | null): ConsentChoice | null {
  return CONSENT_CHOICES.find((choice) => choice === stored) ?? null;
}
