import type { DrawTable, Step, Working } from '#domain/fairness/working.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import shared from '../../elements/rows.module.css';
import styles from '../fairness.module.css';

type Props = {
  checked: { commitment: { steps: readonly Step[] }; result: { working: Working } | null };
  /**
   * Derivation of the result from the seeds, in one sentence; `null` where only hashes are
   * compared.
   */
  rule: string | null;
  isOpen?: boolean;
};

/** All steps of the computation, for repeating it with other tools. */
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

function Draws({ table: { caption, draw, value, outcome, draws } }: { table: DrawTable }) {
  const labels = [draw, 'Bytes', value, outcome];
  const code = (text: string) => <span className="code">{text}</span>;
  return (
    <DataTable
      caption={caption}
      showCaption
      dense
      columns={labels.map((label, place) => ({ label, align: place === 1 ? 'end' : 'start' }))}
      rows={draws.map((drawn, place) => {
        return [place + 1, code(drawn.bytes), code(drawn.value), drawn.outcome];
      })}
    />
  );
}
