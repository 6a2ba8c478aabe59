import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as served, true once the island is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
