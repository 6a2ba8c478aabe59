import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
import type { OutcomeGroup } from '../../outcomes/outcome-groups.ts';
import styles from './TermsVersions.module.css';

/** A hundred players under one reading or version of the terms; `null` groups where it cannot be worked out. */
export type HundredOf = {
  title: string;
  groups: readonly OutcomeGroup[] | null;
  caseText: string;
  lead: string;
};

export type TermsChange = {
  before: HundredOf;
  after: HundredOf;
  /** Wagering: from 35 × the bonus to 40 × the bonus. */
  changes: readonly string[];
  /** 4 more of 100 leave with nothing. */
  effect: string | null;
};

/** Earlier terms beside those that followed, with what changed in words. */
export function TermsVersions({ changes }: { changes: readonly TermsChange[] }) {
  return changes.map((change) => (
    <div key={change.before.title} className="stack-4">
      <HundredPair hundreds={[change.before, change.after]} />
      <ul className="stack-1">
        {change.changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {change.effect !== null && (
        <p>
          <b>{change.effect}</b>
        </p>
      )}
    </div>
  ));
}

/** Hundreds side by side; the page has small `ChipPatterns`. */
export function HundredPair({ hundreds }: { hundreds: readonly HundredOf[] }) {
  return (
    <div className={styles.pair}>
      {hundreds.map(({ title, groups, caseText, lead }) => (
        <figure key={title}>
          <figcaption>
            <b>{title}</b>
            <span>{lead}</span>
          </figcaption>
          {groups !== null && <HundredChips groups={groups} size="small" caseText={caseText} />}
        </figure>
      ))}
    </div>
  );
}
