import { FactList } from '../../elements/FactList/FactList.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ReviewFacts.module.css';

type Props = {
  facts: readonly { label: string; value: string | null }[];
  features: readonly string[];
};

/** The strip of key facts, then what the casino offers. */
export function ReviewFacts({ facts, features }: Props) {
  return (
    <section id="facts" aria-labelledby="facts-title" className={styles.facts}>
      <VisuallyHidden>
        <h2 id="facts-title">Key facts</h2>
      </VisuallyHidden>
      <FactList facts={facts} />
      <FeatureList features={features} />
      <p className={styles.note}>
        Each value has a source, a date and a grade of evidence:{' '}
        <a href="#receipts">every fact and where it comes from</a>.
      </p>
    </section>
  );
}
