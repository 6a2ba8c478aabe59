import { HundredChips } from '../HundredChips/HundredChips.tsx';
import type { OutcomeGroup } from '../outcome-groups.ts';
import styles from './OutcomeStrip.module.css';

export type OutcomeSummary = {
  /** `null` where the offer needs no bets or cannot be computed. */
  groups: readonly OutcomeGroup[] | null;
  /** Example: $100, $1 a spin, ordinary slot. Empty without groups. */
  caseText: string;
  /** Example: Of 100 players, 73 lose everything. */
  lead: string;
  /** Median result, players who leave with more, time, ledger total. */
  lines: readonly string[];
};

type Props = {
  outcome: OutcomeSummary;
  /** Chips above the text. */
  stacked?: boolean;
};

/**
 * Outcome of an offer for 100 players, small, for cards and tables. The page has small
 * `ChipPatterns`.
 */
export function OutcomeStrip({
  outcome: { groups, caseText, lead, lines },
  stacked = false,
}: Props) {
  return (
    <div className={stacked ? `${styles.strip} ${styles.stacked}` : styles.strip}>
      <div className={`small stack-1 ${styles.words}`}>
        <p className={styles.lead}>{lead}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {groups !== null && (
        <div className={styles.chips}>
          <HundredChips groups={groups} size="small" caseText={caseText} />
        </div>
      )}
    </div>
  );
}
