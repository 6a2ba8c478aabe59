import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import shared from '../../elements/rows.module.css';
import styles from '../reviews.module.css';

export type Change = {
  key: string;
  on: string;
  fact: string;
  href: string;
  was: string;
  now: string;
  why: string;
};

/** Changes of facts with date, old and new value, and reason; newest first. */
export function ReviewHistory({ changes }: { changes: readonly Change[] }) {
  return (
    <TitledSection
      id="history"
      title="What changed when"
      isFolded
      hint={changes[0] === undefined ? 'Nothing yet' : `${changes[0].fact}, ${changes[0].on}`}
    >
      {changes.length === 0 ? (
        <p>Nothing has changed since the entry was first made.</p>
      ) : (
        <ol className={`${shared.rows} ${styles.changes}`} role="list">
          {changes.map(({ key, on, fact, href, was, now, why }) => (
            <li key={key}>
              <span className="fine">{on}</span>
              <div>
                <h3>
                  <a href={href}>{fact}</a>
                </h3>
                <p>
                  Before: {was}. Since: <b>{now}</b>.
                </p>
                <p className="fine">{why}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
