import type { Need } from '#browser/directives/needed.ts';
import { GEO_NOTICE_KEY } from '#domain/legality/country-choice.ts';

/** As served, the notice is for a visitor who has chosen no country. */
export const COUNTRY_NOTICE_NEED: Need = { stored: GEO_NOTICE_KEY };

/** As served, the table shows every row, with the links for a visitor who has chosen no country. */
export const COMPARISON_TABLE_NEED: Need = { near: '200px', query: true, stored: GEO_NOTICE_KEY };
