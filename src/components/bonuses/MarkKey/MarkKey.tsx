import styles from './MarkKey.module.css';

/** What the badges and the strip on a bonus card mean. */
export function MarkKey({ recommendedFromStars }: { recommendedFromStars: number }) {
  return (
    <div className={styles.columns}>
      <div>
        <h3>Recommended</h3>
        <p>
          A rule, not a choice: the casino has at least {recommendedFromStars} stars, every
          criterion of its score could be judged, and none was failed. It is about the casino, not
          about the bonus. <a href="/how-we-rate">How we rate</a>.
        </p>
      </div>
      <div>
        <h3>Licensed</h3>
        <p>
          An entry in the register of the issuer named beside the badge is on record. “Licence
          claimed” means that the casino prints a number and no entry was found for it.
        </p>
      </div>
      <div>
        <h3>The hundred chips</h3>
        <p>
          One for each of 100 players who play the offer through, all on the same model slot or,
          where slots do not count, on even-money bets. In order: struck out, all lost; half a chip,
          less than was put in; drawn in line, more than was put in. Every chance is worked out,
          none is drawn by lot.
        </p>
      </div>
    </div>
  );
}
