import type { ReactNode } from 'react';
import { oldestReading } from '#domain/facts/cited-source.ts';
import { formatSourceDays, type Source } from '#format/source-words.ts';
import { formatDate } from '#format/text.ts';
import { SourceName } from '../SourceName/SourceName.tsx';
import { TitledSection } from '../TitledSection/TitledSection.tsx';
import styles from './SourceList.module.css';

type Props = {
  sources: readonly Source[];
  /** Oldest reading on the whole page, if the page has further sources. */
  oldestOfPage?: string | null;
  /** Further sources of the page, below its own. */
  more?: ReactNode;
  /** Folded on every screen, as a long list is. */
  isFolded?: boolean;
};

/** Longest list that stands open on a wide screen. */
const MOST_OPEN = 8;

/** Sources of a page, each with the day of reading. */
export function SourceList({ sources, oldestOfPage = null, more, isFolded = false }: Props) {
  if (sources.length === 0 && more === undefined) return null;
  const oldest = oldestReading(sources.map(({ readOn = null }) => ({ readOn })));
  return (
    <div className={styles.sources} data-pagefind-ignore>
      <TitledSection
        id="source-list"
        title="Sources"
        hint={sources.length === 1 ? 'One source' : `${sources.length} sources`}
        isFolded={isFolded || more !== undefined || sources.length > MOST_OPEN}
      >
        {sources.length > 0 && (
          <ul className={styles.list} role="list">
            {sources.map((source) => (
              <li key={source.title}>
                <SourceName source={source} />
                {formatSourceDays(source) !== '' && `, ${formatSourceDays(source)}`}
                {source.archivedUrl !== undefined && (
                  <>
                    {' '}
                    <a href={source.archivedUrl} rel="nofollow noopener noreferrer">
                      (archived copy)
                    </a>
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
        )}
        {oldestOfPage !== null ? (
          <small>Sources of this page read since {oldestOfPage}.</small>
        ) : (
          oldest !== null && <small>Read since {formatDate(oldest)}.</small>
        )}
        {more}
      </TitledSection>
    </div>
  );
}
