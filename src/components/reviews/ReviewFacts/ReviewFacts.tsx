import { FactList } from '../../elements/FactList/FactList.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import styles from '../reviews.module.css';

type Props = {
  facts: readonly { label: string; value: string | null }[];
  features: readonly string[];
  /** Whether something weighs against the casino, so that nothing is praised beside it. */
  isNeutral: boolean;
};

/** The strip of key facts, then what the casino offers. It stands right under the page's head. */
export function ReviewFacts({ facts, features, isNeutral }: Props) {
  return (
    <section id="facts" aria-label="Key facts" className={styles.facts}>
      <FactList facts={facts} />
      <FeatureList features={features} isNeutral={isNeutral} />
      <p className={styles.note}>
        Each value has a source, a date and a grade of evidence:{' '}
        <a href="#receipts">every fact and where it comes from</a>.
      </p>
    </section>
  );
}
