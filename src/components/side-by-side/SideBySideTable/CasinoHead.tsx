import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import type { ColumnModel } from '../side-by-side-model.ts';
import styles from './SideBySideTable.module.css';

type Props = {
  column: ColumnModel;
  /** `null` where it cannot be taken out. */
  onRemove: ((slug: string) => void) | null;
};

/** The head of a column: the casino's chip, its name, which leads to its review, and its score. */
export function CasinoHead({ column, onRemove }: Props) {
  const { slug, name, logo, review, score, coverage } = column;
  return (
    <th scope="col">
      <div className={styles.who}>
        <span className={styles.logo}>
          <ArtImage src={logo} width={96} height={96} alt="" shape="chip" inIsland />
        </span>
        <span className={`entry-name ${styles.name}`}>
          {review === null ? name : <a href={review}>{name}</a>}
          <small>
            {score === null ? 'Not rated' : `Our score ${score} of 5`}
            <span className={styles.coverage}>
              {', '}
              {coverage}
            </span>
            {review === null && '. No review yet'}
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
