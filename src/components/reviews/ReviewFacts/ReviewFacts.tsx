import { FactList } from '../../elements/FactList/FactList.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { firstFacts } from '../first-facts.ts';
import styles from '../reviews.module.css';

type Props = {
  facts: readonly { label: string; value: string | null }[];
  features: readonly string[];
  /** Whether something weighs against the casino, so that nothing is praised beside it. */
  isNeutral: boolean;
};

/** As many as readers ask for first; on a phone the others are folded. */
const FIRST_FACTS = 8;

/** The strip of key facts, then what the casino offers. It stands right under the page's head. */
export function ReviewFacts({ facts, features, isNeutral }: Props) {
  const others = facts.slice(FIRST_FACTS);
  return (
    <section id="facts" aria-label="Key facts" className={styles.facts}>
      <FactList facts={facts.slice(0, FIRST_FACTS)} />
      <Fold onPhonesOnly summary="More facts and the features" hint={firstFacts(others)}>
        <div className={styles.more}>
          {others.length > 0 && <FactList facts={others} />}
          <FeatureList features={features} isNeutral={isNeutral} />
          <p className={styles.note}>
            Each value has a source, a date and a grade of evidence:{' '}
            <a href="#receipts">every fact and where it comes from</a>.
          </p>
        </div>
      </Fold>
    </section>
  );
}
