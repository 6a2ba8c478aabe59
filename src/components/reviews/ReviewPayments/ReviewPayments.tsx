import { NOT_KNOWN } from '#format/unknown-words.ts';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { firstFacts } from '../first-facts.ts';
import shared from '../../elements/rows.module.css';
import styles from '../reviews.module.css';

type Row = { label: string; value: string | null; note: string | null };

export type ReviewPaymentsModel = {
  rows: readonly Row[];
  kyc: {
    level: string;
    disclosure: string;
    triggers: readonly string[];
    note: string | null;
  } | null;
};

/**
 * Deposits and withdrawals with the casino's own conditions, then the triggers of an identity
 * check.
 */
export function ReviewPayments({ payments: { rows, kyc } }: { payments: ReviewPaymentsModel }) {
  return (
    <TitledSection
      id="payments"
      title="Payments and identity checks"
      isFolded
      hint={firstFacts(rows)}
    >
      <dl className={`${shared.rows} ${styles.rows}`}>
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? <span className="unknown">{NOT_KNOWN}</span>}
              {note !== null && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <h3>What triggers an identity check</h3>
      {kyc === null ? (
        <p>Not known. No page we read says when it asks for ID. Expect it before a withdrawal.</p>
      ) : (
        <>
          <p>
            <b>{kyc.level}.</b> {kyc.disclosure} {kyc.note}
          </p>
          {kyc.triggers.length > 0 ? (
            <ul className={`soft stack-2 measure ${styles.triggers}`} role="list">
              {kyc.triggers.map((trigger) => (
                <li key={trigger}>{trigger}</li>
              ))}
            </ul>
          ) : (
            <p>It names no event that triggers a check.</p>
          )}
        </>
      )}
      <TextLink href="/payments-kyc" text="The same for every casino, side by side" />
    </TitledSection>
  );
}
