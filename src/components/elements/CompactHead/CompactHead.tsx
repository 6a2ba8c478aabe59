import type { LinkItem } from '#domain/site/link-item.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Wrap } from '../Wrap/Wrap.tsx';
import styles from './CompactHead.module.css';

type Props = { trail: readonly LinkItem[]; title: string; lead: string };

/** The head of a page that leads straight to work: short, and without an engraving. */
export function CompactHead({ trail, title, lead }: Props) {
  return (
    <section className={styles.head}>
      <Wrap>
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </Wrap>
    </section>
  );
}
