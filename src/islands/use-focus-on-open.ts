import { type RefObject, useEffect } from 'react';

/**
 * Gives the field of a dialog its event of focus each time the dialog opens: the field of a closed dialog keeps its
 * focus until the next frame, and would hear of nothing. React hydrates a dialog without its own `onBeforeToggle`.
 */
export function useFocusOnOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    dialog.current?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') field.current?.blur();
    });
  }, [dialog, field]);
}
