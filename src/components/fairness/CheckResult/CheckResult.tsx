import type { CheckedPasted } from '#domain/fairness/check-pasted.ts';
import type { CheckedRound, ComparedVerdict } from '#domain/fairness/check-round.ts';
import type { Recomputed } from '#domain/fairness/working.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { StepList } from '../StepList/StepList.tsx';
import {
  COMMITMENT_WORDS,
  commitmentText,
  remarkSentence,
  RESULT_WORDS,
  resultText,
  VERDICT_LOOKS,
} from '../verifier-words.ts';
import styles from '../fairness.module.css';

type Props = {
  /** With what was tried besides where a reader's own round was checked. */
  checked: CheckedRound & Partial<Omit<CheckedPasted, keyof CheckedRound>>;
  /** Names of the rules that the page offers, and labels of the chosen rule's fields, by id. */
  names?: { rules: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> };
  /** How the result follows from the seeds, in one sentence; `null` where only hashes are compared. */
  inWords: string | null;
  /** Where the example comes from; left out for a reader's own round. */
  exampleNote?: string | undefined;
  /** Whether the working was done here, and not when the page was built. */
  workedOutHere: boolean;
  isStale: boolean;
};

/** What a check found: the result, the verdicts in words, and every step. */
export function CheckResult({
  checked,
  names = { rules: {}, fields: {} },
  inWords,
  exampleNote,
  workedOutHere,
  isStale,
}: Props) {
  const { result, commitment, remarks = [] } = checked;
  return (
    <div className={`stack-5 ${styles.out}`}>
      {isStale && (
        <p className={`wrong ${styles.stale}`}>
          <Icon name="warn" />
          The fields have changed since this was worked out.
        </p>
      )}
      <div role="status" className={styles.found}>
        {result !== null && <Figure figure={result.figure} check={checkOf(checked)} />}
        <ul className={`small ${styles.verdicts}`} role="list">
          <VerdictLine
            verdict={commitment.verdict}
            title={COMMITMENT_WORDS[commitment.verdict].title}
            text={commitmentText(checked)}
          />
          {result !== null && (
            <VerdictLine
              verdict={result.verdict}
              title={RESULT_WORDS[result.verdict].title}
              text={resultText(checked, (rule) => names.rules[rule] ?? rule)}
            />
          )}
        </ul>
        {remarks.length > 0 && (
          <ul className={`small stack-2 ${styles.remarks}`} role="list">
            {remarks.map(({ field, remark }, place) => (
              <li key={place}>{remarkSentence(names.fields[field] ?? field, remark)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="small">
        {exampleNote !== undefined && <>Worked example. {exampleNote} </>}
        {workedOutHere
          ? 'Worked out in your browser. Nothing is sent.'
          : 'Worked out when this page was built. Your own round is worked out in your browser and nothing is sent.'}
      </p>
      <StepList checked={checked} rule={inWords} />
    </div>
  );
}

type VerdictLineProps = { verdict: ComparedVerdict; title: string; text: string };

function VerdictLine({ verdict, title, text }: VerdictLineProps) {
  const { tone, icon } = VERDICT_LOOKS[verdict];
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

type Check = 'holds' | 'fails' | 'open';

/** One failed comparison fails the check; a matching hash alone does not pass it. */
function checkOf({ result, commitment }: CheckedRound): Check {
  const verdicts = [commitment.verdict, result?.verdict];
  if (verdicts.includes('does-not-match')) return 'fails';
  return result?.verdict === 'matches' ? 'holds' : 'open';
}

/** A longer figure, such as a list of numbers, takes its own line. */
const LONGEST_FIGURE = 13;

type FigureProps = { figure: Recomputed['figure']; check: Check };

/** Green where the check holds, red where it fails; the verdicts beside it say the same in words. */
function Figure({ figure: { value, caption }, check }: FigureProps) {
  const size = value.length > LONGEST_FIGURE ? styles.list : '';
  const colour = check === 'open' ? '' : styles[check];
  return (
    <p className={[styles.figure, size, colour].filter(Boolean).join(' ')}>
      {value}
      <span className={styles.caption}>{caption}</span>
    </p>
  );
}
