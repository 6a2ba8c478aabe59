import type { DrawTable, Step, Working } from '#domain/fairness/working.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import shared from '../../elements/rows.module.css';
import styles from '../fairness.module.css';

type Props = {
  checked: { commitment: { steps: readonly Step[] }; result: { working: Working } | null };
  /** How the result follows from the seeds, in one sentence; `null` where only hashes are compared. */
  rule: string | null;
  isOpen?: boolean;
};

/** Every line of the working, so that it can be redone with other tools. */
export function StepList({ checked: { commitment, result }, rule, isOpen = false }: Props) {
  return (
    <div className={`small ${styles.steps}`}>
      <Fold summary="Every step" isOpen={isOpen}>
        {commitment.steps.length > 0 && (
          <>
            <h3>The hash</h3>
            <Lines steps={commitment.steps} />
          </>
        )}
        {result !== null && (
          <>
            <h3>The result</h3>
            {rule !== null && <p>{rule}</p>}
            <Lines steps={result.working.before} />
            {result.working.table !== null && <Draws table={result.working.table} />}
            <Lines steps={result.working.after} />
          </>
        )}
      </Fold>
    </div>
  );
}

function Lines({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <dl className={shared.rows}>
      {steps.map(({ label, value }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd className="code">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Draws({ table: { caption, columns, draws } }: { table: DrawTable }) {
  return (
    <table className={styles.draws}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.draw}</th>
          <th scope="col">Bytes</th>
          <th scope="col">{columns.fraction ?? 'Fraction'}</th>
          <th scope="col">{columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {draws.map(({ bytes, fraction, outcome }, place) => (
          <tr key={place}>
            <th scope="row">{place + 1}</th>
            <td className={`code ${styles.bytes}`}>{bytes}</td>
            <td className="code">{fraction}</td>
            <td>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
