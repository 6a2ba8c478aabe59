import type { ReactNode } from 'react';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import styles from './FactList.module.css';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Labels above their values, four to a row. Unknown values are printed as words. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <span className="unknown">{NOT_KNOWN}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
