import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Engraving } from '../Engraving/Engraving.tsx';
import styles from './PageHead.module.css';

type Props = {
  trail: readonly LinkItem[];
  title: string;
  lead?: string;
  /** Rosette of the page, from `pageWatermark` in models/pictures/art-files.ts. */
  art?: string;
  /** Replaces the plain heading, which it must then contain. */
  heading?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Below the rest: dates, disclosure. */
  note?: ReactNode;
};

/** Head of every page but the home page. */
export function PageHead({ trail, title, lead, art, heading, actions, note }: Props) {
  return (
    <section className={styles.head}>
      {art !== undefined && (
        <div className={styles.art}>
          <Engraving svg={art} />
        </div>
      )}
      <div className="wrap">
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          {heading ?? <h1 className={styles.title}>{title}</h1>}
          {lead !== undefined && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {actions !== undefined && (
            <div className={`actions row ${styles.actions}`}>{actions}</div>
          )}
          {note !== undefined && <div className={`fine ${styles.note}`}>{note}</div>}
        </div>
      </div>
    </section>
  );
}
