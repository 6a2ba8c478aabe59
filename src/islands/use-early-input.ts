import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { changedFields, type Field } from '#browser/changed-fields.ts';

/**
 * Hands an island the fields that the visitor changed before it was hydrated. React leaves them as they are while it
 * hydrates; the next render would set them back, so the island has to take them over in a layout effect.
 */
export function useEarlyInput(
  part: RefObject<Element | null>,
  takeOver: (changed: readonly Field[]) => void,
): void {
  const begin = useEffectEvent(() => {
    const changed = part.current === null ? [] : changedFields(part.current);
    if (changed.length > 0) takeOver(changed);
  });
  useLayoutEffect(() => begin(), []);
}
