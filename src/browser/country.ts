import {
  type CountryCode,
  GEO_NOTICE_KEY,
  parseCountryChoice,
} from '#domain/legality/country-choice.ts';
import { readStored, store } from './storage.ts';

const listeners = new Set<() => void>();

/** Holds the choice where the browser refuses to store it: it then lasts as long as the view. */
let unstored: CountryCode | null = null;

/** The country that the visitor chose, the default before that. */
export function readCountry(): CountryCode {
  return unstored ?? parseCountryChoice(readStored(GEO_NOTICE_KEY));
}

/** Stores the choice and tells everything on the page that depends on it. */
export function chooseCountry(code: CountryCode): void {
  unstored = store(GEO_NOTICE_KEY, code) ? null : code;
  for (const listener of listeners) listener();
}

/** Calls back whenever the choice changes, in another tab too. Returns what calls it off. */
export function subscribeToCountry(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
