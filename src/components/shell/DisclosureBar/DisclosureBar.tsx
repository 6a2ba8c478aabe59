import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import { QUICK_NAVIGATION } from '../navigation.ts';
import styles from './DisclosureBar.module.css';

/** Age limit and commission, said before anything else on every page, and the way to tools and help. */
export function DisclosureBar() {
  return (
    <div className={styles.bar}>
      <Wrap>
        <div className={styles.row}>
          <aside aria-label="Disclosure">
            <b>18+ only.</b> Some links pay us
            <span className={styles.wide}> a commission. It never moves a rating</span>.{' '}
            <a href="/affiliate-disclosure">
              How<VisuallyHidden> we are paid</VisuallyHidden>
            </a>
          </aside>
          <nav className={styles.quick} aria-label="Tools and help">
            {QUICK_NAVIGATION.map(({ text, href }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </div>
      </Wrap>
    </div>
  );
}
