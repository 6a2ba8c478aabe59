import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import surface from '../dialog.module.css';
import styles from './Dialog.module.css';

type Props = {
  id: string;
  /** Id of the heading that labels the dialog. */
  labelledBy: string;
  /** `padded` like a page, `bare` and `sheet` without padding. */
  layout?: 'padded' | 'bare' | 'sheet';
  /** Above the padding, at full width: the chip's edge or a cover. */
  top?: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  bottom?: ReactNode;
};

/**
 * Native modal dialog: traps focus, closes on Escape, on a click outside and on its close button,
 * and returns the focus. Opened by `commandfor`, without script in browsers that support it.
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
