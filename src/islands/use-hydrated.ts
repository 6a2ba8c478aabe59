import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island works yet: false in the page as it is served, true once it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
