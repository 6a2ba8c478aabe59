import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import styles from './Independence.module.css';

/** Why no payment can reach a score, and how to see that for yourself. */
export function Independence() {
  return (
    <TitledSection id="independence" title="What money cannot move">
      <p>
        The site lives on commissions. Who pays them stands in a file of its own,{' '}
        <code className={styles.code}>content/links.yaml</code>, with the addresses of the paid
        links. The code that rates, in <code className={styles.code}>src/domain/ratings</code>, is
        handed two things: the recorded facts of a casino and the terms of its offer. There is no
        way for it to see a link, a payment or the paid placement on the home page.
      </p>
      <p>
        One test follows every import of the rating code and fails if any leads to commercial data.
        Another removes, shuffles and multiplies all commercial data a thousand times. It fails if a
        score or a rank moves. <a href="/affiliate-disclosure">How we are paid</a>.
      </p>
      <h3>Redo it yourself</h3>
      <p>
        Each review prints its facts, and the weights are above. You can do the sum on paper. A
        program in the project does it for all casinos. It computes every score again and compares
        score, stars, rank and coverage with this page, the home page and every review. It fails on
        any difference.
      </p>
      <p>
        Found a fact that is wrong or out of date? <a href="/contact">Write to us</a> with a source:
        the fact changes, the score follows, and the review says what changed and why.
      </p>
    </TitledSection>
  );
}
