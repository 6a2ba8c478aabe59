import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { FurtherTerm } from '../offer-model.ts';
import styles from './FurtherTerms.module.css';

type Props = { terms: readonly FurtherTerm[]; source: string; casino: string };

/** What goes beyond the significant terms, and the paper that all of them were read from. */
export function FurtherTerms({ terms, source, casino }: Props) {
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="plus" />
        <span>
          More terms and their source
          <VisuallyHidden>: {casino}</VisuallyHidden>
        </span>
      </summary>
      <dl>
        {terms.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note !== null && `. ${note}`}
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
