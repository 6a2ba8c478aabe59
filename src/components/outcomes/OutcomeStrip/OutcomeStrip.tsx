import { HundredChips } from '../HundredChips/HundredChips.tsx';
import type { OutcomeGroup } from '../outcome-groups.ts';
import styles from './OutcomeStrip.module.css';

export type OutcomeSummary = {
  /** `null` where nothing is played through or nothing can be said. */
  groups: readonly OutcomeGroup[] | null;
  /** Of 100 players, 73 lose everything. */
  lead: string;
  /** After the lead: middle result, those who leave with more, time, the straight sum. */
  lines: readonly string[];
};

type Props = {
  outcome: OutcomeSummary;
  /** Puts the chips above the words. */
  stacked?: boolean;
};

/** What an offer does to a hundred players, in small: for cards and tables. The page has small `ChipPatterns`. */
export function OutcomeStrip({ outcome: { groups, lead, lines }, stacked = false }: Props) {
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
          <HundredChips groups={groups} size="small" />
        </div>
      )}
    </div>
  );
}
