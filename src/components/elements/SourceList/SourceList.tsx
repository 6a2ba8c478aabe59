import { oldestReading } from '#domain/facts/cited-source.ts';
import { formatSourceDays, type Source } from '#format/source-words.ts';
import { formatDate } from '#format/text.ts';
import { Fold } from '../Fold/Fold.tsx';
import { SourceName } from '../SourceName/SourceName.tsx';
import styles from './SourceList.module.css';

/** The papers that a page rests on, each with the day on which it was read. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const oldest = oldestReading(sources.map(({ readOn = null }) => ({ readOn })));
  return (
    <div className={styles.sources} data-pagefind-ignore>
      <h2>Sources</h2>
      <Fold
        onPhonesOnly
        summary={<h2>Sources</h2>}
        hint={sources.length === 1 ? 'One source' : `${sources.length} sources`}
      >
        <ul role="list">
          {sources.map((source) => (
            <li key={source.title}>
              <SourceName source={source} />
              {formatSourceDays(source) !== '' && `, ${formatSourceDays(source)}`}
              {source.archivedUrl !== undefined && (
                <>
                  {' '}
                  (
                  <a href={source.archivedUrl} rel="nofollow noopener noreferrer">
                    archived copy
                  </a>
                  )
                </>
              )}
              {source.quote !== undefined && (
                <>
                  : <q>{source.quote}</q>
                </>
              )}
            </li>
          ))}
        </ul>
        {oldest !== null && <p>The oldest of these was read on {formatDate(oldest)}.</p>}
      </Fold>
    </div>
  );
}
