import type { PayShortModel } from './pay/pay-model.ts';
import type { VisitModel } from './casinos/visit-model.ts';

export const PAID_VISIT: VisitModel = {
  href: 'https://casino.example/?ref=example',
  paid: true,
  elsewhere: null,
  siteName: 'Example Casino',
  licensedIn: [],
  refusedIn: [],
  atFirst: ['taken', 'unlisted', 'linked'],
  warning: null,
};
export const UNPAID_VISIT: VisitModel = {
  ...PAID_VISIT,
  href: 'https://casino.example/',
  paid: false,
};

/** Short sheet of a casino of which nothing is known. */
export const UNKNOWN_PAY: PayShortModel = {
  href: '/will-it-pay/example',
  takes: [{ states: ['taken'], answer: 'unknown', text: 'Not known' }],
  lines: [],
};

/** Blank chip from above. */
export const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Ccircle cx='48' cy='48' r='46' fill='%230e5a3f'/%3E%3Ccircle cx='48' cy='48' r='30' fill='none' stroke='%23f6ecd2' stroke-width='3'/%3E%3C/svg%3E";
