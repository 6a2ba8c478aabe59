import type { CheckedRound } from '#domain/fairness/check-round.ts';
import type { MethodId } from '#domain/fairness/methods.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { StepList } from '../StepList/StepList.tsx';
import {
  COMMITMENT_WORDS,
  METHOD_WORDS,
  RESULT_WORDS,
  type VerdictWords,
} from '../verifier-words.ts';
import styles from './CheckResult.module.css';

type Props = {
  checked: CheckedRound;
  /** How it was checked. */
  method: MethodId;
  /** Where the example comes from; left out for a reader's own round. */
  exampleNote?: string | undefined;
  /** Whether the working was done here, and not when the page was built. */
  workedOutHere: boolean;
  /** The fields have changed since. */
  isStale: boolean;
};

/** What a check found: the result, the verdicts in words, and every step. */
export function CheckResult({ checked, method, exampleNote, workedOutHere, isStale }: Props) {
  const { result, commitment } = checked;
  const figure = result === null ? null : figureOf(result);
  return (
    // The attribute is gone, which is no fault, once the part has been laid out.
    <div className={styles.out} data-late suppressHydrationWarning>
      {isStale && (
        <p className={styles.stale}>
          <Icon name="warn" />
          The fields have changed since this was worked out.
        </p>
      )}
      <div role="status" className={styles.found}>
        {figure !== null && (
          <p className={styles.figure}>
            {figure.figure}
            <span className={styles.caption}>{figure.caption}</span>
          </p>
        )}
        <ul className={styles.verdicts} role="list">
          <VerdictLine words={COMMITMENT_WORDS[commitment.verdict]} />
          {result !== null && <VerdictLine words={RESULT_WORDS[result.verdict]} />}
        </ul>
      </div>
      <p className={styles.note}>
        {exampleNote !== undefined && <>Worked example. {exampleNote} </>}
        {workedOutHere
          ? 'Worked out in your browser. Nothing is sent.'
          : 'Worked out when this page was built. Your own round is worked out in your browser and nothing is sent.'}
      </p>
      <StepList checked={checked} rule={METHOD_WORDS[method].rule} />
    </div>
  );
}

function VerdictLine({ words: { tone, icon, title, text } }: { words: VerdictWords }) {
  return (
    <li>
      <Badge tone={tone}>
        <Icon name={icon} />
        {title}
      </Badge>
      {text}
    </li>
  );
}

/** The result as a figure: a number as the game shows it, a path by the bucket in which it ends. */
function figureOf({ forms, steps }: NonNullable<CheckedRound['result']>) {
  const valueOf = (id: string) => steps.find((step) => step.id === id)?.value;
  const bucket = valueOf('bucket');
  if (bucket !== undefined) {
    const multiplier = valueOf('multiplier');
    return multiplier === undefined
      ? { figure: bucket, caption: 'Bucket, counted from 0 on the left' }
      : { figure: `${multiplier}×`, caption: `Bucket ${bucket}, counted from 0 on the left` };
  }
  return valueOf('roll') === undefined
    ? { figure: `${forms[0]}×`, caption: 'Multiplier from the seeds' }
    : { figure: forms[0], caption: 'Roll from the seeds' };
}
