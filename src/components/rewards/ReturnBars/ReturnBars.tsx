import type { RewardModel, ReturnsModel } from '#format/reward-words.ts';
import { Mark } from '../../elements/Mark/Mark.tsx';
import styles from './ReturnBars.module.css';

/** Yardstick of loyalty: cost of $100 in bets first, then what comes back of it. A tick is a twentieth of the cost. */
export function ReturnBars({ returns: { cost, rewards } }: { returns: ReturnsModel }) {
  return (
    <div className={styles.bars}>
      <p className={styles.cost}>
        <span className={styles.who}>The cost</span>
        <Bar share={1} />
        <b>{cost}</b>
      </p>
      {rewards.map((reward, index) => (
        <Reward key={index} reward={reward} />
      ))}
    </div>
  );
}

function Reward({ reward }: { reward: RewardModel }) {
  const { title, casino, notes, lines, cannot } = reward;
  return (
    <section className={styles.rule}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className="small">
          {casino.href === null ? casino.text : <a href={casino.href}>{casino.text}</a>}
          <span>{`. ${notes}`.trim()}</span>
        </p>
      </div>
      {cannot === null ? (
        <ul>
          {lines.map(({ who, back, share, periods }) => (
            <li key={who}>
              <span className={styles.who}>
                <span>{who}</span>
                <small>{periods}</small>
              </span>
              <Bar share={share} />
              <b>{back}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <Mark kind="open" isSilent />
          <span>{cannot}</span>
        </p>
      )}
    </section>
  );
}

/** Share of the cost; above all of it, the bar has no end. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      className={share > 1 ? `${styles.bar} ${styles.more}` : styles.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Number((100 * Math.min(1, Math.max(0, share))).toFixed(1))} height={1} />
    </svg>
  );
}
