import { Fold } from '../../elements/Fold/Fold.tsx';
import { CaseDates } from '../CaseDates/CaseDates.tsx';
import { CaseRuler } from '../CaseRuler/CaseRuler.tsx';
import type { CaseView } from '../case-view-model.ts';
import styles from '../cases.module.css';

/** Dates of a case, what nobody says, and how each date was counted. */
export function CaseTimeline({ view }: { view: CaseView }) {
  const { dates, extension, counted, unknown, today, noDates } = view;
  const isEmpty = counted.length === 0;
  return (
    <section className={styles.timeline} aria-labelledby="case-dates">
      <div className={styles.partTop}>
        <h2 id="case-dates">Your dates</h2>
        {!isEmpty && (
          <ul className={styles.key} role="list" aria-hidden="true">
            <li className={styles.you}>Your last day</li>
            <li className={styles.due}>The casino’s turn</li>
            <li className={styles.go}>You may go on</li>
          </ul>
        )}
      </div>
      {isEmpty ? (
        <div className={styles.empty}>
          <CaseRuler marks={[]} today={today} />
          <p>{noDates}</p>
        </div>
      ) : (
        <CaseDates {...{ dates, today, extension }} />
      )}
      <div className="stack-2">
        {!isEmpty && (
          <p key="early" className="small">
            Public holidays can move the casino’s days later. Last days are counted the early way.
          </p>
        )}
        {unknown.length > 0 && (
          <p key="unknown" className="small">
            <b>Not known:</b> {unknown.join('; ')}.
          </p>
        )}
      </div>
      {!isEmpty && (
        <Fold summary="How each date was counted">
          <ul className={styles.counted}>
            {counted.map((date) => (
              <li key={`${date.day} ${date.title}`}>
                <b>{`${date.day}: ${date.title}.`}</b> {date.counted}. <small>{date.source}</small>
              </li>
            ))}
          </ul>
          <p className="small">
            <a href="/tools/case/method">The rules for counting days</a>
          </p>
        </Fold>
      )}
    </section>
  );
}
