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
        One test follows every import of the rating code and fails if any of them leads to
        commercial data. Another removes, shuffles and multiplies all commercial data a thousand
        times and fails if one score or one rank moves.{' '}
        <a href="/affiliate-disclosure">How we are paid</a>.
      </p>
      <h3>Redo it yourself</h3>
      <p>With a copy of the project and nothing else:</p>
      <dl className={styles.commands}>
        <div>
          <dt>
            <code className={styles.code}>npm run verify:ratings</code>
          </dt>
          <dd>
            Computes every score again from the files under content and compares score, stars, rank
            and coverage with the built pages: this one, the home page and every review. It prints a
            table and fails on any difference.
          </dd>
        </div>
        <div>
          <dt>
            <code className={styles.code}>npm test</code>
          </dt>
          <dd>
            Runs all tests of the project, those on the criteria and on independence among them.
          </dd>
        </div>
      </dl>
      <p>
        Found a fact that is wrong or out of date? <a href="/contact">Write to us</a> with a source:
        the fact changes, the score follows, and the review says what changed and why.
      </p>
    </TitledSection>
  );
}
