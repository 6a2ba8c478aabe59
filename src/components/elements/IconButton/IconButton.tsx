import type { MouseEventHandler } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  label: string;
  opensDialog?: string;
  closesDialog?: string;
  /** Makes the button an internal link; if script runs, it opens the dialog instead. */
  href?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

export function IconButton({ icon, label, opensDialog, closesDialog, href, onClick }: Props) {
  const shared = {
    className: styles.button,
    'aria-label': label,
    'aria-haspopup': opensDialog === undefined ? undefined : 'dialog',
  } as const;
  if (href !== undefined) {
    return (
      <a {...shared} href={href} data-opens-dialog={opensDialog}>
        <Icon name={icon} />
      </a>
    );
  }
  const target = opensDialog ?? closesDialog;
  const command = opensDialog !== undefined ? 'show-modal' : 'close';
  return (
    <button
      type="button"
      {...shared}
      onClick={onClick}
      {...(target !== undefined && { commandfor: target, command })}
    >
      <Icon name={icon} />
    </button>
  );
}
