import type { playedFigure } from '#format/outcome-views.ts';
import { FACES } from '../ChipPatterns/ChipPatterns.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import { HundredChips } from '../HundredChips/HundredChips.tsx';
import type { OutcomeKind } from '../outcome-groups.ts';
import styles from './OutcomeFigure.module.css';

export type OutcomeFigureModel = ReturnType<typeof playedFigure>;

type Props = { caption: string; outcome: OutcomeFigureModel };

/**
 * Outcome of an offer for 100 players, with its full text. The page has engraved `ChipPatterns`.
 */
export function OutcomeFigure({ caption, outcome }: Props) {
  const { answer, groups, caseText, legend, middle, facts, plan, assumptions } = outcome;
  const [first, ...others] = legend.map(({ kind, count, text }) => (
    <li key={kind} className={kind === 'lost' ? styles.losing : undefined}>
      <Face kind={kind} />
      <b>{count}</b>
      <span>{text}</span>
    </li>
  ));
  return (
    <div className={styles.frame}>
      <figure className={`stack-5 ${styles.figure}`}>
        <div className={styles.chips}>
          <HundredChips groups={groups} size="engraved" caseText={caseText} />
        </div>
        <figcaption>
          <p className={styles.answer}>{answer}</p>
          <p className={styles.label}>{caption}</p>
          <ul className={`stack-3 ${styles.legend}`}>
            {first}
            <li className={styles.middle}>
              <span className={styles.rank} aria-hidden="true">
                50th
              </span>
              <span>
                <strong>Middle result.</strong> Half leave with this or less.
              </span>
              <b>{middle}</b>
            </li>
            {others}
          </ul>
          <Ledger
            caption="Time, bets and averages"
            rows={facts.map(({ label, value, note }) => ({
              label,
              working: note ?? undefined,
              figure: value,
            }))}
          />
          <p className={`small ${styles.plan}`}>{plan}</p>
          {assumptions.length > 0 && (
            <ul
              className={`small stack-1 ${styles.assumptions}`}
              aria-label="Assumed, because the terms don’t say"
            >
              {assumptions.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
            </ul>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

function Face({ kind }: { kind: OutcomeKind }) {
  return (
    <svg className={styles.face} viewBox="-12 -12 24 24" aria-hidden="true">
      {FACES.engraved[kind]}
    </svg>
  );
}
