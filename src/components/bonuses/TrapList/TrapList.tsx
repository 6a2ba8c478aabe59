import { formatCut, trapCounts, trapFold, type TrapModel } from '#format/trap-words.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Mark, type MarkKind } from '../../elements/Mark/Mark.tsx';
import { FACES } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';
import styles from './TrapList.module.css';

const MARKS: Record<TrapModel['standing'], MarkKind> = {
  bites: 'no',
  near: 'half',
  clear: 'yes',
  'not-said': 'open',
};

/** Clauses that can take money, each with its figure and its words; those that do not bite are folded. */
export function TrapList({ traps }: { traps: readonly TrapModel[] }) {
  const isOpen = ({ standing }: TrapModel) => standing === 'bites' || standing === 'near';
  const [open, folded] = [traps.filter(isOpen), traps.filter((trap) => !isOpen(trap))];
  const counts = trapCounts(traps);
  return (
    <div className={`stack-4 ${styles.frame}`}>
      <p className={styles.counts}>
        <Mark kind={open[0] === undefined ? 'yes' : MARKS[open[0].standing]} isSilent />
        <span>
          <b>{counts.biting}</b> {counts.near}
        </span>
      </p>
      {open.length > 0 && <Traps traps={open} />}
      {folded.length > 0 && (
        <Fold summary={trapFold(folded)}>
          <Traps traps={folded} />
        </Fold>
      )}
    </div>
  );
}

function Traps({ traps }: { traps: readonly TrapModel[] }) {
  return (
    <ul className={styles.traps}>
      {traps.map(({ standing, figure, title, text, clause, cut }) => (
        <li key={title} className={styles[standing]}>
          <p className={styles.figure}>{figure}</p>
          <div className={styles.text}>
            <h4>
              <Mark kind={MARKS[standing]} isSilent />
              <span>{title}</span>
            </h4>
            <p>{text}</p>
            {cut !== null && <CutChips {...cut} />}
            {clause !== null && (
              <p className={styles.clause}>
                {clause.words !== null && <q>{clause.words}</q>} <span>{clause.source}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const [SQUARE, IN_A_ROW] = [12.4, 10];

/** Chips of those who leave with most, the cut ones half, under a perforation at the cap. */
function CutChips({ cut, winners }: { cut: number; winners: number }) {
  const rows = Math.ceil(winners / IN_A_ROW);
  const place = (at: number) =>
    `translate(${((at % IN_A_ROW) + 0.5) * SQUARE} ${(Math.floor(at / IN_A_ROW) + 0.5) * SQUARE})`;
  return (
    <svg
      className={styles.chips}
      viewBox={`0 0 ${IN_A_ROW * SQUARE} ${rows * SQUARE}`}
      role="img"
      aria-label={formatCut(cut, winners)}
    >
      {Array.from({ length: winners }, (_, at) => (
        <g key={at} transform={place(at)}>
          {FACES.small[at < cut ? 'cut' : 'more']}
        </g>
      ))}
    </svg>
  );
}
