import styles from './ComparePick.module.css';

type Props = { casino: { slug: string; name: string; logo: string } };

/**
 * Button that adds a casino to the comparison tray or removes it. `browser/compare-picks.ts`
 * listens; hidden without script. The page has a `CompareTray`.
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
