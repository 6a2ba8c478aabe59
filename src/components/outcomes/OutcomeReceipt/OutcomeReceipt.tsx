import type { ReactNode } from 'react';
import { METHOD_VERSION } from '#domain/outcomes/receipt.ts';
import { HundredChips } from '../HundredChips/HundredChips.tsx';
import type { OutcomeGroup } from '../outcome-groups.ts';
import styles from './OutcomeReceipt.module.css';

type Props = {
  /**
   * Hash of the plan and the version of the method; `null` where the browser has no hash functions.
   */
  serial: string | null;
  rows: readonly { label: string; value: string }[];
  /** Script that computed the result; `null` where the build did. */
  module: { address: string; sha256: string } | null;
  groups: readonly OutcomeGroup[];
  caseText: string;
  /** Buttons that need script. */
  children?: ReactNode;
};

/** Receipt with everything needed to compute the result again. */
export function OutcomeReceipt({ serial, rows, module, groups, caseText, children }: Props) {
  return (
    <section className={`small ${styles.receipt}`} aria-labelledby="receipt-title">
      <div className={`stack-3 ${styles.main}`}>
        <h3 id="receipt-title">Receipt</h3>
        {serial !== null && <p className={styles.serial}>{serial}</p>}
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <span>
            {serial === null
              ? 'This browser gives its hash functions only on a secure address (https), so the receipt has no serial number.'
              : 'The serial number is made from these figures and the version of the method. The same figures give the same number.'}
          </span>{' '}
          <a href="/tools/method">Version {METHOD_VERSION} of the method</a>
        </p>
        <p key={module?.sha256 ?? 'built'}>
          {module === null ? (
            'Worked out when this page was built.'
          ) : (
            <>
              Worked out on your device by <span>{module.address}</span>, SHA-256{' '}
              <span>{module.sha256}</span>.
            </>
          )}
        </p>
        {children}
      </div>
      <div className={styles.stub}>
        <HundredChips groups={groups} size="small" caseText={caseText} />
        {serial !== null && (
          <p className={styles.serial} aria-hidden="true">
            {serial}
          </p>
        )}
        <p>
          Worried about your gambling? <a href="/responsible-gaming">Help without charge</a>
        </p>
      </div>
    </section>
  );
}
