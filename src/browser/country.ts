import {
  type CountryCode,
  GEO_NOTICE_KEY,
  parseCountryChoice,
} from '#domain/legality/country-choice.ts';
import { readStored, store } from './storage.ts';

const listeners = new Set<() => void>();

/** The country that the visitor chose, the default before that. */
export function readCountry(): CountryCode {
  return parseCountryChoice(readStored(GEO_NOTICE_KEY));
}

/** Stores the choice and tells everything on the page that depends on it. */
export function chooseCountry(code: CountryCode): void {
  store(GEO_NOTICE_KEY, code);
  for (const listener of listeners) listener();
}

/**
 * Calls back whenever the choice may have changed: here, in another tab, or on another page while this
 * one was kept in memory. Returns what calls it off.
 */
export function subscribeToCountry(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
