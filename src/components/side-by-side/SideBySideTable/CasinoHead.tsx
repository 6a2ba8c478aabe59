import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import type { ColumnModel } from '../side-by-side-model.ts';
import styles from './SideBySideTable.module.css';

type Props = {
  column: ColumnModel;
  /** `null` where it cannot be removed. */
  onRemove: ((slug: string) => void) | null;
};

/** Head of a column: chip, name with a link to the review, and score. */
export function CasinoHead({ column, onRemove }: Props) {
  const { slug, name, logo, review, score, tests, verdict, coverage, visit } = column;
  return (
    <th scope="col">
      <div className={styles.who}>
        <span className={styles.logo}>
          <ArtImage src={logo} width={96} height={96} alt="" shape="chip" inIsland />
        </span>
        <span className={`entry-name ${styles.name}`}>
          {review === null ? name : <a href={review}>{name}</a>}
          <small>
            {score === null ? 'Not rated' : `Our score ${score} of 5, ${tests}`}
            <span className={styles.coverage}>
              {', '}
              {coverage}
            </span>
            <br />
            <VerdictWord verdict={verdict} visit={visit} />
          </small>
        </span>
        {onRemove !== null && (
          <span className={styles.remove}>
            <IconButton icon="cross" label={`Take ${name} out`} onClick={() => onRemove(slug)} />
          </span>
        )}
      </div>
    </th>
  );
}
