import type { ReactNode } from 'react';
import { OutcomeStrip, type OutcomeSummary } from '../OutcomeStrip/OutcomeStrip.tsx';
import styles from './PlanCard.module.css';

type Props = {
  title: string;
  plan: string;
  /** `null` while it is being worked out. */
  outcome: OutcomeSummary | null;
  children?: ReactNode;
};

/** One of the plans that a visitor compares. The page has small `ChipPatterns`. */
export function PlanCard({ title, plan, outcome, children }: Props) {
  return (
    <article className={`raised stack-3 ${styles.card}`}>
      <h4>{title}</h4>
      <p className="small">{plan}</p>
      {outcome === null ? <p>Working it out…</p> : <OutcomeStrip outcome={outcome} />}
      {children !== undefined && <div className="row">{children}</div>}
    </article>
  );
}
