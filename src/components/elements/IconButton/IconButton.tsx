import type { MouseEventHandler } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  label: string;
  opensDialog?: string;
  closesDialog?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

export function IconButton({ icon, label, opensDialog, closesDialog, onClick }: Props) {
  const target = opensDialog ?? closesDialog;
  const command = opensDialog !== undefined ? 'show-modal' : 'close';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup={opensDialog !== undefined ? 'dialog' : undefined}
      onClick={onClick}
      {...(target !== undefined && { commandfor: target, command })}
    >
      <Icon name={icon} />
    </button>
  );
}
