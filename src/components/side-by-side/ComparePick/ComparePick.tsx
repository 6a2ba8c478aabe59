import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ComparePick.module.css';

type Props = {
  casino: { slug: string; name: string; logo: string };
  /** Where there is no room for the word. */
  iconOnly?: boolean;
};

/**
 * Puts a casino into the tray of those to compare, and takes it out. `browser/compare-tray.ts` listens;
 * without script there is nothing to see of it. The page has a `CompareTray`.
 */
export function ComparePick({ casino: { slug, name, logo }, iconOnly = false }: Props) {
  return (
    <label className={iconOnly ? `${styles.pick} ${styles.iconOnly}` : styles.pick}>
      <input
        type="checkbox"
        name="compare"
        value={slug}
        data-pick-name={name}
        data-pick-logo={logo}
      />
      <span className={styles.face}>
        <span className={styles.off}>
          <Icon name="plus" />
        </span>
        <span className={styles.on}>
          <Icon name="check" />
        </span>
        {iconOnly ? (
          <VisuallyHidden>Compare {name}</VisuallyHidden>
        ) : (
          <span>
            Compare<VisuallyHidden> {name}</VisuallyHidden>
          </span>
        )}
      </span>
    </label>
  );
}
