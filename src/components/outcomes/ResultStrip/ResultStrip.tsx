import type { resultStrip } from '#format/outcome-results.ts';
import { SliderRail } from '../../elements/SliderRail/SliderRail.tsx';
import slider from '../../elements/slider.module.css';
import styles from './ResultStrip.module.css';

type Props = {
  strip: ReturnType<typeof resultStrip>;
  /** Chosen player, from 1 to 100; left out where none can be chosen. */
  player?: number;
  onChoose?: (player: number) => void;
};

const HEIGHT = 160;
const STEP = 6;
const MIDDLE = 0.5;

/** Results of 100 players from the lowest to the highest, as a drawing and as a table. */
export function ResultStrip({ strip: { bars, putIn, named }, player, onChoose }: Props) {
  const width = bars.length * STEP;
  const chosen = player === undefined ? undefined : bars[player - 1];
  const y = (height: number) => HEIGHT - Math.round(height * HEIGHT * 10) / 10;
  return (
    <figure className="stack-4">
      <div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map(({ kind, height }, index) => (
            <path
              key={index}
              className={styles[kind]}
              d={`M${index * STEP + STEP / 2} ${HEIGHT}V${Math.min(y(height), HEIGHT - 2)}`}
            />
          ))}
          {putIn !== null && <path className={styles.line} d={`M0 ${y(putIn.height)}H${width}`} />}
          <path className={styles.axis} d={`M0 ${HEIGHT + 0.5}H${width}`} />
          {player !== undefined && (
            <path className={styles.chosen} d={`M${(player - 0.5) * STEP} 0V${HEIGHT + 8}`} />
          )}
        </svg>
        {putIn !== null && (
          <p className={`small ${styles.putIn}`}>{`Dotted line: ${putIn.text}.`}</p>
        )}
      </div>
      {onChoose !== undefined && player !== undefined && chosen !== undefined && (
        <div className={`controls ${styles.chooser}`}>
          <label htmlFor="result-player">Player</label>
          <span className={slider.track}>
            <SliderRail at={(player - 1) / (bars.length - 1)} />
            <input
              id="result-player"
              className={slider.range}
              type="range"
              min={1}
              max={bars.length}
              value={player}
              aria-valuetext={`Player ${player} of ${bars.length}: ${chosen.text}`}
              onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
            />
          </span>
          <output htmlFor="result-player">
            <span>{`Player ${player} of ${bars.length} leaves with`}</span> <b>{chosen.text}</b>
          </output>
        </div>
      )}
      <figcaption>
        <table className={styles.table}>
          <caption>How many leave with this or less</caption>
          <thead>
            <tr>
              <th scope="col">Of 100</th>
              <th scope="col">Leave with at most</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ share, text }) => (
              <tr key={share} className={share === MIDDLE ? styles.middle : undefined}>
                <th scope="row">
                  {`${Math.round(share * 100)}${share === MIDDLE ? ' (middle result)' : ''}`}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`small ${styles.note}`}>
          One line for each player, from the lowest result to the highest. Low lines are drawn
          taller than to scale, so small amounts show.
        </p>
      </figcaption>
    </figure>
  );
}
