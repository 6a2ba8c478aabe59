import { useEffect, useRef } from 'react';

/**
 * The refs of a dialog and of the field that has the focus in it. The field of a closed dialog keeps its focus until the
 * next frame: it gives that up as the dialog opens, so that it always hears of its focus. React hydrates a dialog
 * without its own `onBeforeToggle`.
 */
export function useDialogField() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') field.current?.blur();
    });
  }, []);
  return { dialog, field };
}
