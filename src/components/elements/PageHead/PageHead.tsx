import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Engraving } from '../Engraving/Engraving.tsx';
import styles from './PageHead.module.css';

type Props = {
  trail: readonly LinkItem[];
  title: string;
  lead?: string;
  /**
   * The page's rosette, from `pageWatermark` in models/pictures/art-files.ts. A head without one is short:
   * its page leads straight to a list or to work.
   */
  art?: string;
  /** Stands in place of the plain heading, which it must then contain. */
  heading?: ReactNode;
  /** Buttons below the lead; in a short head beside the words where there is room. */
  actions?: ReactNode;
  /** In a short head beside the words on a wide screen; elsewhere the page says it further down. */
  aside?: ReactNode;
  /** Below everything else: dates, disclosure, what kind of text this is. */
  note?: ReactNode;
};

/** The head of every page but the home page. */
export function PageHead({ trail, title, lead, art, heading, actions, aside, note }: Props) {
  return (
    <section className={`${styles.head} ${art === undefined ? styles.short : styles.tall}`}>
      {art !== undefined && (
        <div className={styles.art}>
          <Engraving svg={art} />
        </div>
      )}
      <div className="wrap">
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          <div className={styles.columns}>
            <div>
              {heading ?? <h1 className={styles.title}>{title}</h1>}
              {lead !== undefined && <p className={`lead ${styles.lead}`}>{lead}</p>}
            </div>
            {actions !== undefined && <div className="actions row">{actions}</div>}
            {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          </div>
          {note !== undefined && <div className={`fine ${styles.note}`}>{note}</div>}
        </div>
      </div>
    </section>
  );
}
