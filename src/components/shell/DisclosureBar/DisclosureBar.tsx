import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import { QUICK_NAVIGATION } from '../navigation.ts';
import { ReaderPlace } from '../ReaderPlace/ReaderPlace.tsx';
import styles from './DisclosureBar.module.css';

type Props = {
  /** Where a reader is taken to be who has chosen no country. */
  placeAtFirst: string;
};

/**
 * Age limit and commission, said before anything else on every page, the way to tools and help, and the
 * country that the page follows. On a phone the menu names the country.
 */
export function DisclosureBar({ placeAtFirst }: Props) {
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
            <span className={styles.wide}>
              <ReaderPlace placeAtFirst={placeAtFirst} />
            </span>
          </nav>
        </div>
      </Wrap>
    </div>
  );
}
