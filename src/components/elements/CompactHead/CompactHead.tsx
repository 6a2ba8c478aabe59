import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import styles from './CompactHead.module.css';

type Props = {
  trail: readonly LinkItem[];
  title: string;
  lead?: string;
  /** Buttons, beside the words where there is room. */
  actions?: ReactNode;
  /** Beside the words on a wide screen; elsewhere the page says it further down. */
  aside?: ReactNode;
  /** Below everything else: disclosure, what kind of text this is. */
  note?: ReactNode;
};

/** The head of a page that leads straight to a list or to work: short, and without an engraving. */
export function CompactHead({ trail, title, lead, actions, aside, note }: Props) {
  return (
    <section className={styles.head}>
      <div className="wrap">
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          <div className={styles.columns}>
            <div>
              <h1 className={styles.title}>{title}</h1>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
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
