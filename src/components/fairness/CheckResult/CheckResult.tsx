import type { CheckedRound } from '#domain/fairness/check-round.ts';
import type { Verdict } from '#domain/fairness/commitment.ts';
import type { Figure as FigureModel } from '#domain/fairness/working.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import type { OfferedScheme } from '../offered-scheme.ts';
import { StepList } from '../StepList/StepList.tsx';
import {
  hashWords,
  remarkSentence,
  resultWords,
  type Tried,
  VERDICT_LOOKS,
} from '../verifier-words.ts';
import styles from '../fairness.module.css';

type Props = {
  checked: CheckedRound & Tried;
  scheme: Pick<OfferedScheme, 'inWords' | 'fields'>;
  schemes: readonly Pick<OfferedScheme, 'id' | 'name'>[];
  /** Origin of the example; left out for a reader's own round. */
  exampleNote?: string | undefined;
  /** True if computed in the browser, false if at build. */
  workedOutHere: boolean;
  isStale: boolean;
};

export function CheckResult({
  checked,
  scheme,
  schemes,
  exampleNote,
  workedOutHere,
  isStale,
}: Props) {
  const { result, commitment, remarks = [] } = checked;
  const labelOf = (field: string) =>
    scheme.fields.find(({ name }) => name === field)?.label ?? field;
  const nameOf = (rule: string) => schemes.find(({ id }) => id === rule)?.name ?? rule;
  return (
    <div className={`stack-5 ${styles.out}`}>
      {isStale && <p className="wrong">The fields have changed since this was worked out.</p>}
      <div role="status" className={`columns-48 ${styles.found}`}>
        {result !== null && <Figure figure={result.figure} colour={colourOf(checked)} />}
        <ul className="small stack-2" role="list">
          <VerdictLine verdict={commitment.verdict} {...hashWords(commitment)} />
          {result !== null && (
            <VerdictLine verdict={result.verdict} {...resultWords(result, checked, nameOf)} />
          )}
        </ul>
        {remarks.length > 0 && (
          <ul className={`small stack-2 ${styles.wide}`} role="list">
            {remarks.map(({ field, remark }, place) => (
              <li key={place}>{remarkSentence(labelOf(field), remark)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="small">
        {exampleNote !== undefined && <span>{`Worked example. ${exampleNote} `}</span>}
        <span>
          {workedOutHere
            ? 'Worked out in your browser. Nothing is sent.'
            : 'Worked out when this page was built. Your own round is worked out in your browser and nothing is sent.'}
        </span>
      </p>
      <StepList checked={checked} rule={scheme.inWords} />
    </div>
  );
}

function VerdictLine({ verdict, title, text }: { verdict: Verdict; title: string; text: string }) {
  const { tone, icon } = VERDICT_LOOKS[verdict];
  return (
    <li>
      <Badge tone={tone}>
        <Icon name={icon} />
        <span>{title}</span>
      </Badge>
      <span>{text}</span>
    </li>
  );
}

/**
 * Green if the check holds, red if it fails; the verdicts repeat it in words. One failed comparison
 * fails the check; a matching hash alone does not pass it.
 */
function colourOf({ result, commitment }: CheckedRound) {
  const verdicts = [commitment.verdict, result?.verdict];
  if (verdicts.includes('does-not-match')) return styles.fails;
  return result?.verdict === 'matches' ? styles.holds : undefined;
}

/** Longer figures, such as lists of numbers, take a line of their own. */
const LONGEST_FIGURE = 13;

type FigureProps = { figure: FigureModel; colour: string | undefined };

function Figure({ figure: { value, caption }, colour }: FigureProps) {
  const size = value.length > LONGEST_FIGURE && styles.list;
  return (
    <p className={[styles.figure, size, colour].filter(Boolean).join(' ')}>
      <span>{value}</span>
      <span className={styles.caption}>{caption}</span>
    </p>
  );
}
