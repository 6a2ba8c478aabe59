import type { LinkItem } from '#domain/site/link-item.ts';
import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from '../countries.module.css';

export type RecordModel = {
  title: string;
  /** Detail beside the title, such as a year. */
  meta: string | null;
  isUnverified: boolean;
  /** Dates of reading its sources; `null` where none was read. */
  readings: string | null;
  texts: readonly string[];
  links: readonly LinkItem[];
};

/** List of statements, each marked where no source confirms it. */
export function RecordList({ records }: { records: readonly RecordModel[] }) {
  return (
    <ul className={styles.entries}>
      {records.map(({ title, meta, isUnverified, readings, texts, links }) => (
        <li key={title}>
          <h3 className={styles.title}>
            {title}
            {meta !== null && <span className={styles.meta}> {meta}</span>}{' '}
            {isUnverified && <Unverified />}
          </h3>
          {texts.map((text) => (
            <p key={text} className={`measure ${styles.text}`}>
              {text}
            </p>
          ))}
          {links.length > 0 && (
            <p className={`taps row ${styles.links}`}>
              {links.map(({ text, href }) => (
                <a key={text} href={href} rel="nofollow noopener noreferrer">
                  {text}
                </a>
              ))}
            </p>
          )}
          {!isUnverified && readings !== null && (
            <p className={`fine ${styles.text}`}>{readings}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
