import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { FurtherTerm } from '../offer-model.ts';
import styles from './FurtherTerms.module.css';

type Props = { terms: readonly FurtherTerm[]; source: string; casino: string };

/** Games that count, remarks and the source: what goes beyond the significant terms. */
export function FurtherTerms({ terms, source, casino }: Props) {
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="plus" />
        <span>
          Games that count, remarks and source
          <VisuallyHidden> of the offer of {casino}</VisuallyHidden>
        </span>
      </summary>
      <dl>
        {terms.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note !== null && <span>. {note}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Source</dt>
          <dd>{source}</dd>
        </div>
      </dl>
    </details>
  );
}
