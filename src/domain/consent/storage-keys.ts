import { GEO_NOTICE_KEY } from '../legality/country-choice.ts';
import { COMPARE_TRAY_KEY } from '../side-by-side/compare-tray.ts';
import { CONSENT_DATE_KEY, CONSENT_KEY } from './consent.ts';

/** One entry that the site may keep in the browser, in words for the cookie policy. */
export type StorageKey = {
  name: string;
  holds: string;
  purpose: string;
  /** Action of the visitor that writes it. */
  writtenWhen: string;
  lifetime: string;
};

const UNTIL_DELETED = 'Until you delete it in the browser';

/**
 * Everything that the site keeps in a browser: for the visit in session storage, for longer in local
 * storage. The cookie policy prints this list, and a test refuses any other key that the code reads or
 * writes.
 */
export const STORAGE_KEYS: readonly StorageKey[] = [
  {
    name: CONSENT_KEY,
    holds: '“accepted” or “rejected”',
    purpose: 'Remembers your answer, so the notice doesn’t ask again',
    writtenWhen: 'You press Accept All or Reject All',
    lifetime: UNTIL_DELETED,
  },
  {
    name: CONSENT_DATE_KEY,
    holds: 'Date and time of that answer',
    purpose: 'Records when the answer was given',
    writtenWhen: 'Together with the answer',
    lifetime: UNTIL_DELETED,
  },
  {
    name: GEO_NOTICE_KEY,
    holds: 'A country code such as US',
    purpose: 'Shows the rules, the help and the links that fit the country that you picked',
    writtenWhen: 'You pick a country in the footer, on its page or on a payments page',
    lifetime: UNTIL_DELETED,
  },
  {
    name: COMPARE_TRAY_KEY,
    holds: 'Id, name and picture of up to four casinos',
    purpose: 'Keeps the casinos that you want to compare while you go from page to page',
    writtenWhen: 'You press Compare beside a casino',
    lifetime: 'Until you close the tab',
  },
];
