import styles from './ChangeList.module.css';

type Props = {
  changes: readonly {
    /** ISO day, for machines. */
    on: string;
    date: string;
    what: string;
  }[];
};

/** What changed and when, newest first. */
export function ChangeList({ changes }: Props) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ on, date, what }) => (
        <li key={`${on} ${what}`}>
          <time dateTime={on}>{date}</time>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
