import type { LinkItem } from '#domain/site/link-item.ts';
import styles from './Contents.module.css';

type Props = {
  title: string;
  items: readonly LinkItem[];
  /** Hidden where the rail drops below the content that it links to. */
  onlyInRail?: boolean;
};

/** Links in a rail to the parts of this page or to its neighbours. */
export function Contents({ title, items, onlyInRail = false }: Props) {
  return (
    <nav
      className={onlyInRail ? `${styles.contents} ${styles.onlyInRail}` : styles.contents}
      aria-label={title}
    >
      <p className="fine">{title}</p>
      <ol className="plain" role="list">
        {items.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
