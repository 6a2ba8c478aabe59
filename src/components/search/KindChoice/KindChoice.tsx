import { type KindCounts, kindsFound, type SearchKind } from '#domain/search/search-kind.ts';
import { SEARCH_KIND_NAMES } from '#format/search-kinds.ts';
import styles from './KindChoice.module.css';

type Props = {
  counts: KindCounts;
  chosen: SearchKind | null;
  onChoose: (kind: SearchKind | null) => void;
};

/** Narrows the results to one kind. Only kinds that have results are offered. */
export function KindChoice({ counts, chosen, onChoose }: Props) {
  const kinds = kindsFound(counts);
  if (kinds.length < 2) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: null, count: total }, ...kinds];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Show</legend>
      {choices.map(({ kind, count }) => (
        <label key={kind ?? 'all'} className={styles.chip}>
          <input
            type="radio"
            name="search-kind"
            value={kind ?? 'all'}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span className={styles.face}>
            {kind === null ? 'All' : SEARCH_KIND_NAMES[kind].many}{' '}
            <small className={styles.count}>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
