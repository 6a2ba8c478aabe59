import type { VisitModel } from './casinos/visit-model.ts';

/** Sixty characters, the longest name allowed, with a long compound as its first word. */
export const LONGEST_NAME = 'Donauschifffahrtsgesellschaft Example Casino & Sportsbook Ltd';

/** Two sentences and a word without break opportunities. */
export const LONG_TEXT =
  'An invented sentence of the length that the longest real ones have, so that it fills four or five lines on a phone and two on a desk. It ends in an address: https://terms.casino.example/promotions/welcome-package-2026-conditions.';

/** As many coins as any casino lists. */
export const MANY_COINS = 'BTC ETH USDT USDC LTC DOGE BCH XRP TRX ADA SOL MATIC'.split(' ');

export const PAID_VISIT: VisitModel = {
  href: 'https://casino.example/?ref=example',
  paid: true,
  elsewhere: null,
  siteName: 'Example Casino',
  licensedIn: null,
  isShownAtFirst: true,
  warning: null,
  isSample: false,
  minimumAge: 21,
};
export const UNPAID_VISIT: VisitModel = {
  ...PAID_VISIT,
  href: 'https://casino.example/',
  paid: false,
};
export const HELD_VISIT: VisitModel = { ...PAID_VISIT, licensedIn: 'DE', isShownAtFirst: false };
export const WEAK_VISIT: VisitModel = {
  ...PAID_VISIT,
  isSample: true,
  warning: 'No licence found, and 2.25 of 5',
};
export const LONGEST_VISIT: VisitModel = { ...WEAK_VISIT, siteName: LONGEST_NAME };

/** Blank chip from above. */
export const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Ccircle cx='48' cy='48' r='46' fill='%230e5a3f'/%3E%3Ccircle cx='48' cy='48' r='30' fill='none' stroke='%23f6ecd2' stroke-width='3'/%3E%3C/svg%3E";

/** Blank cover of an article. */
export const COVER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 750'%3E%3Crect width='1200' height='750' fill='%230e5a3f'/%3E%3Ccircle cx='600' cy='375' r='240' fill='none' stroke='%23f6ecd2' stroke-width='8'/%3E%3C/svg%3E";

/** Blank chip edge-on. */
export const EDGE =
  '<svg viewBox="0 0 400 6" preserveAspectRatio="none" aria-hidden="true"><path d="M0 3H400" stroke="currentColor" stroke-width="6" stroke-dasharray="14 4"/></svg>';
