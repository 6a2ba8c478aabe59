import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import styles from './CompactHead.module.css';

type Props = {
  trail: readonly LinkItem[];
  title: string;
  lead?: string;
  /** Buttons, beside the text where there is room. */
  actions?: ReactNode;
  /** Beside the text on a wide screen; elsewhere the page repeats it further down. */
  aside?: ReactNode;
  /** Below the rest: disclosure, kind of text. */
  note?: ReactNode;
  /** Leaves the first screen to what the page finds. */
  isSmall?: boolean;
};

/** Head of every page but the home page and the reviews: short, without an engraving. */
export function CompactHead({ trail, title, lead, actions, aside, note, isSmall = false }: Props) {
  return (
    <section className={isSmall ? `${styles.head} ${styles.small}` : styles.head}>
      <div className="wrap">
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          <div className={styles.columns}>
            <div>
              <h1 className={styles.title}>{title}</h1>
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
