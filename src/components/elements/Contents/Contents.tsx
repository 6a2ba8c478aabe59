import styles from './Contents.module.css';

type Props = { title: string; items: readonly { text: string; href: string }[] };

/** Links in a rail: the parts of this page, or its neighbours. */
export function Contents({ title, items }: Props) {
  return (
    <nav className={styles.contents} aria-label={title}>
      <p>{title}</p>
      <ol role="list">
        {items.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
