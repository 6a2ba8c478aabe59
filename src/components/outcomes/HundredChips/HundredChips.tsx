import { HUNDRED, linePlaces, outlinePlaces } from '#domain/charts/hundred.ts';
import { CHIP_SQUARE, type ChipSize, patternId } from '../ChipPatterns/ChipPatterns.tsx';
import type { OutcomeGroup } from '../outcome-groups.ts';
import styles from './HundredChips.module.css';

type Props = {
  /** In the order of the legend; the counts add to 100. */
  groups: readonly OutcomeGroup[];
  /** Small chips below 240 px of width, engraved ones from 300 px on. */
  size: ChipSize;
  /** Deposit, bet and game of the players: $100, $1 a spin, ordinary slot. */
  caseText: string;
};

/** Chips in a row. */
const COLUMNS = 10;

/**
 * A hundred chips, one for each player, by result, above the case that they hold for; the text
 * beside them says the same in words. The page has to hold `ChipPatterns` of the size. Throws if
 * the counts do not add to 100.
 */
export function HundredChips({ groups, size, caseText }: Props) {
  const stretches = stretchesOf(groups);
  const square = CHIP_SQUARE[size];
  const grid = { columns: COLUMNS, size: square };
  const steps = stretches.slice(1).map(({ from }) => linePlaces(from, grid));
  return (
    <div className={styles.hundred}>
      <svg
        className={styles.chips}
        viewBox={`0 0 ${COLUMNS * square} ${(HUNDRED / COLUMNS) * square}`}
        aria-hidden="true"
      >
        {stretches.map(({ kind, from, to }) => (
          <path
            key={kind}
            fill={`url(#${patternId(size, kind)})`}
            d={outlinePlaces(from, to, grid)}
          />
        ))}
        {size === 'engraved' && steps.length > 0 && (
          <path className={styles.perforation} d={steps.join('')} />
        )}
      </svg>
      <p>{caseText}</p>
    </div>
  );
}

/** First and last place of each group; groups without players are left out. */
function stretchesOf(groups: readonly OutcomeGroup[]) {
  let at = 0;
  const stretches = groups.map(({ kind, count }) => ({ kind, from: at, to: (at += count) }));
  if (at !== HUNDRED) throw new RangeError(`Expected ${HUNDRED} players, found ${at}`);
  return stretches.filter(({ from, to }) => to > from);
}
