import { Fold } from '../Fold/Fold.tsx';
import styles from './SourceList.module.css';

export type Source = {
  title: string;
  url?: string | undefined;
  /** The day that the source bears. */
  date?: string | undefined;
};

type Props = { sources: readonly Source[]; checkedOn?: string };

/** The papers that a page rests on; links are plain, unpaid and open here. */
export function SourceList({ sources, checkedOn }: Props) {
  return (
    <div className={styles.sources}>
      <h2>Sources</h2>
      <Fold
        onPhonesOnly
        summary={<h2>Sources</h2>}
        hint={sources.length === 1 ? 'One source' : `${sources.length} sources`}
      >
        <ul role="list">
          {sources.map(({ title, url, date }) => (
            <li key={title}>
              {url === undefined ? (
                title
              ) : (
                <a href={url} rel="nofollow noopener noreferrer">
                  {title}
                </a>
              )}
              {date !== undefined && `, ${date}`}
            </li>
          ))}
        </ul>
        {checkedOn !== undefined && <p>Last compared with its sources on {checkedOn}.</p>}
      </Fold>
    </div>
  );
}
