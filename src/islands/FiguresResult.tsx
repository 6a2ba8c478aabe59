import { type ReactNode, useState } from 'react';
import {
  OutcomeFigure,
  type OutcomeFigureModel,
} from '#components/outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { type OutcomeStatus, PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { ResultStrip } from '#components/outcomes/ResultStrip/ResultStrip.tsx';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { startSentence } from '#format/counted.ts';
import { resultHeading, resultStrip } from '#format/outcome-results.ts';
import styles from './BonusTool.module.css';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  shown: { played: Played; quantiles: readonly Quantile[] | null };
  status: OutcomeStatus;
  /** The fields have changed since. */
  isStale: boolean;
  onStop: () => void;
  caption: string;
  figure: OutcomeFigureModel;
  /** What is said before the figure. */
  lead: ReactNode;
  children: ReactNode;
};

const MIDDLE_PLAYER = 50;

/** What came out: figures first, then every single result, then what belongs to one tool alone. */
export function FiguresResult(props: Props) {
  const { shown, status, isStale, onStop, caption, figure, lead, children } = props;
  const { played, quantiles } = shown;
  const [player, setPlayer] = useState(MIDDLE_PLAYER);
  const isHydrated = useHydrated();
  const isOld = isStale || status.kind === 'refused';
  return (
    <>
      <PlanStatus status={status} isStale={isStale} onStop={onStop} />
      <div className={`stack-7 ${isOld ? styles.stale : ''}`.trim()}>
        <section aria-labelledby="result-title" className="stack-5">
          <h2 id="result-title">{startSentence(resultHeading(played))}</h2>
          {lead}
          <OutcomeFigure caption={caption} outcome={figure} />
        </section>
        {quantiles !== null && (
          <section aria-labelledby="results-title" className="stack-5">
            <h3 id="results-title">From the lowest result to the highest</h3>
            <ResultStrip
              strip={resultStrip(played, quantiles)}
              {...(isHydrated && { player, onChoose: setPlayer })}
            />
          </section>
        )}
        {children}
      </div>
    </>
  );
}
