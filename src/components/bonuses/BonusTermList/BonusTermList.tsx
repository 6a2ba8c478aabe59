import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import type { SignificantTerms } from '../offer-model.ts';
import styles from './BonusTermList.module.css';

type Props = { terms: SignificantTerms };

/** The significant terms, as large as body text; each offer has the same rows in the same order. */
export function BonusTermList({ terms }: Props) {
  return (
    <dl className={styles.terms}>
      {SIGNIFICANT_TERMS.map((name) => (
        <div key={name}>
          <dt>{TERM_LABELS[name]}</dt>
          <dd>{terms[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
