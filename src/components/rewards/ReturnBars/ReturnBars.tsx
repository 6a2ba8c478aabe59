import type { CSSProperties } from 'react';
import type { RewardModel, ReturnsModel } from '#format/reward-words.ts';
import { Mark } from '../../elements/Mark/Mark.tsx';
import styles from './ReturnBars.module.css';

type Props = {
  returns: ReturnsModel;
  /** Level of the headings of the rules. */
  level?: 3 | 4;
};

/** Yardstick of loyalty: cost of $100 in bets first, then what comes back of it. A tick is five cents of a dollar. */
export function ReturnBars({ returns: { cost, rewards }, level = 3 }: Props) {
  return (
    <div className={styles.bars}>
      <p className={styles.cost}>
        <span className={styles.who}>The cost</span>
        <span className={styles.bar} aria-hidden="true">
          <i style={widthOf(1)} />
        </span>
        <b>{cost}</b>
      </p>
      {rewards.map((reward, index) => (
        <Reward key={index} reward={reward} level={level} />
      ))}
    </div>
  );
}

function Reward({ reward, level }: { reward: RewardModel; level: 3 | 4 }) {
  const { title, casino, notes, lines, cannot } = reward;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.rule}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
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
              <span
                className={share > 1 ? `${styles.bar} ${styles.more}` : styles.bar}
                aria-hidden="true"
              >
                <i style={widthOf(share)} />
              </span>
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

const widthOf = (share: number) =>
  ({ '--share': Math.min(1, Math.max(0, share)).toFixed(3) }) as CSSProperties;
