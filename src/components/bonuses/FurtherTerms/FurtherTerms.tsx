import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { FurtherTerm } from '../offer-model.ts';
import styles from './FurtherTerms.module.css';

type Props = { terms: readonly FurtherTerm[]; source: string; casino: string };

/**
 * What goes beyond the significant terms: those with a remark stand open, the games that count and
 * the source are folded away.
 */
export function FurtherTerms({ terms, source, casino }: Props) {
  const remarked = terms.filter(({ note }) => note !== null);
  const plain = terms.filter(({ note }) => note === null);
  return (
    <div className={styles.more}>
      {remarked.length > 0 && <Rows terms={remarked} />}
      <details>
        <summary>
          <Icon name="plus" />
          <span>
            More terms and their source
            <VisuallyHidden>: {casino}</VisuallyHidden>
          </span>
        </summary>
        <Rows terms={[...plain, { label: 'Source', value: source, note: null }]} />
      </details>
    </div>
  );
}

function Rows({ terms }: { terms: readonly FurtherTerm[] }) {
  return (
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
    </dl>
  );
}
