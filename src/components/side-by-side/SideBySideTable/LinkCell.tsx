import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { ColumnModel } from '../side-by-side-model.ts';
import styles from './SideBySideTable.module.css';

type Props = { column: ColumnModel };

/** The ways on from a column: the review first, then the casino. */
export function LinkCell({ column: { name, review, visit } }: Props) {
  return (
    <td>
      <div className={styles.ways}>
        {review === null ? (
          <span className={styles.unknown}>No review yet</span>
        ) : (
          <ButtonLink size="small" href={review}>
            <span>
              Read review<VisuallyHidden> of {name}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        <PaidLink visit={visit} size="small" isTight />
      </div>
    </td>
  );
}
