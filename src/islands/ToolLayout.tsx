import { type ReactNode, useState } from 'react';
import { Button } from '#components/elements/Button/Button.tsx';
import {
  OutcomeFigure,
  type OutcomeFigureModel,
} from '#components/outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { ResultStrip } from '#components/outcomes/ResultStrip/ResultStrip.tsx';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { startSentence } from '#format/counted.ts';
import { resultHeading, resultStrip } from '#format/outcome-results.ts';
import styles from './BonusTool.module.css';
import type { useFiguresForm } from './use-figures-form.ts';
import { useHydrated } from './use-hydrated.ts';
import type { useWorker } from './use-worker.ts';

type Figures = { played: Played; quantiles: readonly Quantile[] | null };

type Props = {
  tool: Pick<
    ReturnType<typeof useFiguresForm>,
    'form' | 'result' | 'isStale' | 'follow' | 'submit'
  >;
  worked: Pick<ReturnType<typeof useWorker<Figures>>, 'shown' | 'status' | 'end'>;
  onExample: () => void;
  fields: ReactNode;
  caption: string;
  figure: OutcomeFigureModel;
  /** Text before the figure. */
  lead: ReactNode;
  /** Parts of one tool alone, below the results. */
  children: ReactNode;
};

const MIDDLE_PLAYER = 50;

/** Layout of a tool that works figures out: its form, and beside it the figures, then every single result. */
export function ToolLayout(props: Props) {
  const { tool, worked, onExample, fields, caption, figure, lead, children } = props;
  const { form, result, isStale, follow, submit } = tool;
  const { shown, status, end } = worked;
  const { played, quantiles } = shown;
  const [player, setPlayer] = useState(MIDDLE_PLAYER);
  const isHydrated = useHydrated();
  const isOld = isStale || status.kind === 'refused' || status.kind === 'working';
  return (
    <div className={styles.bench}>
      {/* Outside a dialog this method does nothing: the figures go nowhere even before the script runs. */}
      <form
        className={`raised ${styles.form}`}
        method="dialog"
        ref={form}
        aria-labelledby="figures-title"
        onInput={follow}
        onSubmit={submit}
        noValidate
      >
        <div className={`row ${styles.top}`}>
          <h2 id="figures-title" className="part-title">
            Your figures
          </h2>
          <div className="controls">
            <Button variant="quiet" size="small" onClick={onExample}>
              Example
            </Button>
          </div>
        </div>
        <div className={`controls ${styles.fields}`}>{fields}</div>
        <p data-needs-script>
          This form needs its script, which isn’t running. To enter your own figures, turn on
          JavaScript. The example below works without it.
        </p>
        <div className={`controls ${styles.submit}`}>
          <Button type="submit" wide>
            Work it out
          </Button>
          <p className={`small ${styles.note}`}>Runs on your device. Nothing is sent.</p>
        </div>
      </form>
      <div ref={result} className="stack-5">
        <PlanStatus status={status} isStale={isStale} onStop={() => end('stopped')} />
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
      </div>
    </div>
  );
}
