import type { LinkItem } from '#domain/site/link-item.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './TextLink.module.css';

type Props = LinkItem;

/** Link on a line of its own, with an arrow. */
export function TextLink({ href, text }: Props) {
  return (
    <a className={styles.link} href={href}>
      {text}
      <Icon name="right" />
    </a>
  );
}
