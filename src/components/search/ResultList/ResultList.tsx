import type { MouseEventHandler } from 'react';
import type { SearchResult } from '#domain/search/search-result.ts';
import { SEARCH_KIND_NAMES } from '#format/search-kinds.ts';
import styles from './ResultList.module.css';

type Props = { results: readonly SearchResult[]; onOpen: MouseEventHandler<HTMLAnchorElement> };

/** Search results, each a link with the matching words marked in its excerpt. */
export function ResultList({ results, onOpen }: Props) {
  return (
    <ol role="list">
      {results.map(({ href, title, kind, excerpt }) => (
        <li key={href} className={styles.result}>
          <p className={styles.kind}>{SEARCH_KIND_NAMES[kind].one}</p>
          <a className={`whole ${styles.link}`} href={href} onClick={onOpen}>
            {title}
          </a>
          <p className={`soft ${styles.excerpt}`}>
            {excerpt.map(({ text, isMatch }, index) =>
              isMatch ? (
                <mark key={index} className={styles.match}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
