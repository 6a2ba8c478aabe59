import { useSyncExternalStore } from 'react';
import { MOST_CASINOS, MOST_ON_PHONE } from '#domain/side-by-side/chosen-casinos.ts';

/** Width up to which the table shows each fact above its values; as in its style sheet. */
const PHONE = '(max-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Largest number of casinos beside each other: two on a phone. */
export function useMaxColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(PHONE).matches ? MOST_ON_PHONE : MOST_CASINOS),
    () => MOST_CASINOS,
  );
}
