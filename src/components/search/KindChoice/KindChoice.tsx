import { Chip } from '../../elements/Chip/Chip.tsx';
import { type KindCounts, kindsFound, type SearchKind } from '#domain/search/search-kind.ts';
import { SEARCH_KIND_NAMES } from '#format/search-kinds.ts';
import styles from './KindChoice.module.css';

type Props = {
  counts: KindCounts;
  chosen: SearchKind | null;
  onChoose: (kind: SearchKind | null) => void;
};

/** Filters the results by kind. Only kinds with results are offered. */
export function KindChoice({ counts, chosen, onChoose }: Props) {
  const kinds = kindsFound(counts);
  if (kinds.length < 2) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: null, count: total }, ...kinds];
  return (
    <fieldset className={`row ${styles.choice}`}>
      <legend>
        <span className="unseen">Show</span>
      </legend>
      {choices.map(({ kind, count }) => (
        <Chip
          key={kind ?? 'all'}
          type="radio"
          name="search-kind"
          value={kind ?? 'all'}
          isOn={kind === chosen}
          count={count}
          small
          onChange={() => onChoose(kind)}
        >
          {kind === null ? 'All' : SEARCH_KIND_NAMES[kind].many}
        </Chip>
      ))}
    </fieldset>
  );
}
