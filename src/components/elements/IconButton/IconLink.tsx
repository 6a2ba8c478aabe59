import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

type Props = {
  icon: IconName;
  label: string;
  href: string;
  /** Id of a dialog that opens instead where there is script. */
  opensDialog?: string;
};

/** A link inside the site that looks like an icon button. */
export function IconLink({ icon, label, href, opensDialog }: Props) {
  return (
    <a
      className={styles.button}
      href={href}
      aria-label={label}
      aria-haspopup={opensDialog === undefined ? undefined : 'dialog'}
      data-opens-dialog={opensDialog}
    >
      <Icon name={icon} />
    </a>
  );
}
