import { RECOMMENDED } from '#format/ratings.ts';
import styles from './MarkKey.module.css';

/** Legend of the badges and the strip on a bonus card. */
export function MarkKey({ recommendedFromStars }: { recommendedFromStars: number }) {
  return (
    <div className={styles.columns}>
      <div>
        <h3>{RECOMMENDED}</h3>
        <p className="soft">
          A fixed rule gives this badge. The casino has at least {recommendedFromStars} stars, we
          could judge every criterion, and it failed none. The badge is about the casino, not the
          bonus. <a href="/how-we-rate">How we rate</a>.
        </p>
      </div>
      <div>
        <h3>Licensed</h3>
        <p className="soft">
          We found the casino’s entry in the register of the issuer named beside the badge. “License
          claimed” means that the casino names one and we found no entry for it.
        </p>
      </div>
      <div>
        <h3>The hundred chips</h3>
        <p className="soft">
          There is one chip for each of 100 players who play the offer through. All play the same
          model slot. Where slots do not count, they make even-money bets. Crossed out: lost
          everything. Half: left with less. Outline: left with more. We work out every chance
          exactly.
        </p>
      </div>
    </div>
  );
}
