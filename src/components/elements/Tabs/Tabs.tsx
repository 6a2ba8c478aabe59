import line from '../line-of-links.module.css';
import styles from './Tabs.module.css';

type Props = {
  /** Names the row of links for those who cannot see where it stands. */
  label: string;
  tabs: readonly { text: string; href: string; current: boolean }[];
};

/** Links to the neighbours of a page; they take a second line where they do not fit, so that the current one is in sight. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={`${line.line} ${styles.tabs}`} aria-label={label}>
      <ul role="list">
        {tabs.map(({ text, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
