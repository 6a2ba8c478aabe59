import styles from './KindTabs.module.css';

type Props = { tabs: readonly { text: string; href: string; current: boolean }[] };

/** The pages of the other kinds; it scrolls sideways where it does not fit. */
export function KindTabs({ tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label="Kinds of bonus">
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
