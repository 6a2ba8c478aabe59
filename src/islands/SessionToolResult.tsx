import { useState } from 'react';
import { OutcomeFigure } from '#components/outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { type OutcomeStatus, PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { ResultStrip } from '#components/outcomes/ResultStrip/ResultStrip.tsx';
import { SystemTable } from '#components/outcomes/SystemTable/SystemTable.tsx';
import { startSentence } from '#format/counted.ts';
import { resultHeading, resultStrip } from '#format/outcome-results.ts';
import { playedFigure } from '#format/outcome-views.ts';
import { hourLine, ruinLine, systemRow } from '#format/session-words.ts';
import styles from './BonusTool.module.css';
import { useHydrated } from './use-hydrated.ts';
import type { ShownSession } from './use-session.ts';

type Props = {
  shown: ShownSession;
  status: OutcomeStatus;
  /** The fields have changed since. */
  isStale: boolean;
  onStop: () => void;
};

const MIDDLE_PLAYER = 50;

/** What becomes of a hundred players who bring the same money and make the same bets. */
export function SessionToolResult({ shown, status, isStale, onStop }: Props) {
  const [player, setPlayer] = useState(MIDDLE_PLAYER);
  const isHydrated = useHydrated();
  const { session, played, quantiles, systems } = shown;
  const { betsPerHour } = session;
  const figure = playedFigure({ expiryDays: null }, played, { betsPerHour, isTimed: false });
  return (
    <>
      <PlanStatus status={status} isStale={isStale} onStop={onStop} />
      <div className={isStale || status.kind === 'refused' ? styles.stale : undefined}>
        <section aria-labelledby="result-title" className={styles.result}>
          <h2 id="result-title">{startSentence(resultHeading(played))}</h2>
          <p>
            {hourLine(session)} {ruinLine(played)}
          </p>
          <OutcomeFigure caption="Of 100 players who make the same bets" outcome={figure} />
        </section>
        {quantiles !== null && (
          <section aria-labelledby="results-title" className={styles.result}>
            <h3 id="results-title">From the lowest result to the highest</h3>
            <ResultStrip
              strip={resultStrip(played, quantiles)}
              {...(isHydrated && { player, onChoose: setPlayer })}
            />
          </section>
        )}
        {session.systems !== null && systems !== null && (
          <section aria-labelledby="systems-title" className={styles.result}>
            <h3 id="systems-title">With a betting system</h3>
            <SystemTable
              rows={systems.map(({ system, outcome }) =>
                systemRow(system, outcome, {
                  bet: session.offer.bet,
                  bankroll: session.offer.deposit,
                  bankrollUnits: session.systems?.bankrollUnits ?? 0,
                }),
              )}
            />
            <p className={`small ${styles.note}`}>
              A system changes how many run out and how much they bet. It does not change the last
              column. Each bet costs the same share of itself, whatever came before, so the average
              loss is that share of all bets. The table takes no bet above 100 units or above what
              is left; the system then begins again.
            </p>
          </section>
        )}
      </div>
    </>
  );
}
