import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import surface from '../dialog.module.css';
import styles from './Dialog.module.css';

type Props = {
  id: string;
  /** Id of the heading inside that names the dialog. */
  labelledBy: string;
  /** `bare` fills the dialog from edge to edge; `padded` sets it as a page; `sheet` has no padding. */
  layout?: 'padded' | 'bare' | 'sheet';
  /** Above the padding, from edge to edge: the chip's edge or a cover. */
  top?: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  bottom?: ReactNode;
};

/**
 * A native modal dialog: focus inside, Escape, a click outside and the cross close it, and the focus
 * goes back to what opened it. Opened by `commandfor`, no script needed where browsers know it.
 */
export function Dialog({ id, labelledBy, layout = 'padded', top, children, bottom }: Props) {
  return (
    <dialog
      id={id}
      className={`${surface.surface} ${styles.dialog} ${styles[layout]}`}
      aria-labelledby={labelledBy}
      closedby="any"
    >
      {top}
      <div className={styles.close}>
        <IconButton icon="cross" label="Close" closesDialog={id} />
      </div>
      <div className={layout === 'padded' ? styles.pad : undefined}>{children}</div>
      {bottom !== undefined && <div className={`row ${styles.bottom}`}>{bottom}</div>}
    </dialog>
  );
}
