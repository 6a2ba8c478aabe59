import styles from './ComparePick.module.css';

type Props = { casino: { slug: string; name: string; logo: string } };

/**
 * Puts a casino into the tray of those to compare, and takes it out. `browser/compare-picks.ts` listens;
 * without script there is nothing to see of it. The page has a `CompareTray`.
 */
export function ComparePick({ casino: { slug, name, logo } }: Props) {
  return (
    <label className={`controls ${styles.pick}`}>
      <input
        type="checkbox"
        name="compare"
        value={slug}
        data-pick-name={name}
        data-pick-logo={logo}
      />
      <span>
        Compare<span className="unseen"> {name}</span>
      </span>
    </label>
  );
}
