import { CASINO_VERDICT_WORDS, VERDICT_RULE } from '#format/verdict-words.ts';
import styles from './MarkKey.module.css';

/** Legend of the badges and the strip on a bonus card. */
export function MarkKey() {
  return (
    <div className={styles.columns}>
      <div>
        <h3>{CASINO_VERDICT_WORDS.recommended}, mixed or avoid</h3>
        <p className="soft">
          {VERDICT_RULE.join(' ')} The word is about the casino, never the bonus.{' '}
          <a href="/how-we-rate">How we rate</a>.
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
