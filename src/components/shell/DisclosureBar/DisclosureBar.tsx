import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import styles from './DisclosureBar.module.css';

/** Age limit and commission, said before anything else on every page. */
export function DisclosureBar() {
  return (
    <aside className={styles.bar} aria-label="Disclosure">
      <Wrap>
        <div className={styles.row}>
          <span>
            <b>18+ only.</b> Some links pay us
            <span className={styles.wide}> a commission. It never moves a rating</span>.
          </span>
          <a href="/affiliate-disclosure">How we are paid</a>
        </div>
      </Wrap>
    </aside>
  );
}
