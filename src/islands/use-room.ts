import { useSyncExternalStore } from 'react';
import { MOST_CASINOS, MOST_ON_PHONE } from '#domain/side-by-side/chosen-casinos.ts';

/** Where the table shows its facts above their values; as in its style sheet. */
const PHONE = '(max-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How many casinos there is room for beside each other: two on a phone. */
export function useRoom(): number {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(PHONE).matches ? MOST_ON_PHONE : MOST_CASINOS),
    () => MOST_CASINOS,
  );
}
