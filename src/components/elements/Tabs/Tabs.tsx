import line from '../line-of-links.module.css';
import styles from './Tabs.module.css';

type Props = {
  /** Accessible label of the links. */
  label: string;
  tabs: readonly { text: string; href: string; current: boolean }[];
};

/** Links to neighbouring pages; they wrap, so that the current one is always visible. */
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
