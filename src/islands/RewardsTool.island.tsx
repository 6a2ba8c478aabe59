import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { LedgerField } from '#components/outcomes/LedgerField/LedgerField.tsx';
import { PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { ReturnBars } from '#components/rewards/ReturnBars/ReturnBars.tsx';
import {
  type BettorReasons,
  readTypedBettor,
  TYPED_BETTOR,
  type TypedBettor,
} from '#domain/loyalty/typed-bettor.ts';
import { typedIn } from '#domain/outcomes/typed-fields.ts';
import { bettorFieldModel, bettorReason } from '#format/bettor-words.ts';
import { type NamedRule, returnsModel, type ReturnsModel } from '#format/reward-words.ts';
import styles from './RewardsTool.module.css';
import { guarded } from './IslandBoundary.tsx';
import { useFiguresForm } from './use-figures-form.ts';
import { useWorker } from './use-worker.ts';

type Props = {
  rules: readonly NamedRule[];
  /** Returns of the standard bettors on dice, worked out at build. */
  standard: ReturnsModel;
};

const FIELDS = Object.keys(TYPED_BETTOR) as (keyof TypedBettor)[];

/**
 * Works out what comes back of one’s own bets. It must run in the browser because the figures are the reader’s: they
 * stand behind the sign in the address that no browser sends.
 */
export const RewardsTool = guarded(function RewardsTool({ rules, standard }: Props) {
  const [reasons, setReasons] = useState<BettorReasons>({});
  const { shown, change, status, ask, end } = useWorker({ returns: standard });
  const tool = useFiguresForm({
    example: TYPED_BETTOR,
    workOut: (now) => {
      const read = readTypedBettor(now);
      setReasons(read.ok ? {} : read.reasons);
      if (!read.ok) {
        end('incomplete');
        return FIELDS.filter((field) => field in read.reasons);
      }
      const { bettor } = read;
      ask({ kind: 'rewards', rules: rules.map(({ rule }) => rule), bettor }, (answer) => {
        if (answer.kind !== 'rewards') return;
        change({ returns: returnsModel(rules, [{ bettor, found: answer.found }]) });
      });
      return [];
    },
    readAddress: () => {
      const found = typedIn(readFragment().replace(/^#/, ''), () => FIELDS);
      return Object.keys(found).length === 0 ? null : { ...TYPED_BETTOR, ...found };
    },
    writeAddress: (now) => writeFragment(new URLSearchParams(now).toString()),
  });
  const { form, result, defaults, isStale, follow, submit } = tool;
  return (
    <div className="stack-5">
      {/* Outside a dialog this method does nothing: the figures go nowhere even before the script runs. */}
      <form
        className={`raised controls ${styles.form}`}
        method="dialog"
        ref={form}
        aria-label="Your bets"
        onInput={follow}
        onSubmit={submit}
        noValidate
      >
        <div key={defaults.loads} className={styles.fields}>
          {FIELDS.map((field) => {
            const reason = field === 'game' ? undefined : reasons[field];
            const error = reason && field !== 'game' ? bettorReason(field, reason) : undefined;
            return (
              <LedgerField
                key={field}
                field={bettorFieldModel(field)}
                defaultValue={defaults.typed[field]}
                error={error}
              />
            );
          })}
        </div>
        <Button type="submit">Work it out</Button>
        <p data-needs-script>
          This form needs its script, which isn’t running. The standard cases below work without it.
        </p>
      </form>
      <div ref={result} className="stack-5">
        <PlanStatus status={status} isStale={isStale} onStop={() => end('stopped')} />
        <section aria-labelledby="returns-title" className="stack-4">
          <h2 id="returns-title">Of each $100 bet</h2>
          <ReturnBars returns={shown.returns} />
        </section>
      </div>
    </div>
  );
});
