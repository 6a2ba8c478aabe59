import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import styles from './Independence.module.css';

/** Separation of payments and scores, with ways to verify it. */
export function Independence() {
  return (
    <TitledSection id="independence" title="What money cannot change">
      <p>
        Commissions pay for this site. A separate file,{' '}
        <code className={`code ${styles.code}`}>content/links.yaml</code>, records who pays and
        where the paid links lead. The code that rates, in{' '}
        <code className={`code ${styles.code}`}>src/domain/ratings</code>, receives two things: the
        recorded facts of a casino and the terms of its offer. It cannot see a link, a payment or
        the paid placement on the home page.
      </p>
      <p>
        One test follows every import of the rating code and fails if any leads to commercial data.
        Another removes, shuffles and multiplies all commercial data a thousand times. It fails if a
        score or a rank moves. <a href="/affiliate-disclosure">How we are paid</a>.
      </p>
      <h3>Do the math yourself</h3>
      <p>
        Each review prints its facts, and the weights are above. You can do the sum on paper. A
        program in the project does it for all casinos. It computes every score again and compares
        score, stars, rank and coverage with this page, the home page and every review. It fails on
        any difference.
      </p>
      <p>
        Did you find a wrong or old fact? <a href="/contact">Write to us</a> with a source. We
        correct the fact, the score follows, and the review says what changed and why.
      </p>
    </TitledSection>
  );
}
