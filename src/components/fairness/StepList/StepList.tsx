import { arrangeSteps } from '#domain/fairness/arrange-steps.ts';
import type { CheckedRound } from '#domain/fairness/check-round.ts';
import type { Step } from '#domain/fairness/working.ts';
import { STEP_WORDS } from '../verifier-words.ts';
import styles from './StepList.module.css';

type Props = {
  checked: CheckedRound;
  /** How the result follows from the seeds, in one sentence; `null` where only hashes are compared. */
  rule: string | null;
};

/** Every line of the working, so that it can be redone with other tools. */
export function StepList({ checked: { commitment, result }, rule }: Props) {
  const { before, draws, after } = arrangeSteps(result?.steps ?? []);
  return (
    <details className={styles.steps} open>
      <summary>Every step</summary>
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
          <Lines steps={before} />
          {draws.length > 0 && (
            <table className={styles.draws}>
              <caption>Four bytes decide each row: below one half goes left</caption>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  <th scope="col">Bytes</th>
                  <th scope="col">Fraction</th>
                  <th scope="col">Step</th>
                </tr>
              </thead>
              <tbody>
                {draws.map(({ position, bytes, float, decided }) => (
                  <tr key={position}>
                    <th scope="row">{position + 1}</th>
                    <td className={`${styles.code} ${styles.bytes}`}>{bytes}</td>
                    <td className={styles.code}>{float}</td>
                    <td>{decided}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Lines steps={after} />
        </>
      )}
    </details>
  );
}

function Lines({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <dl>
      {steps.map(({ id, value, position }) => (
        <div key={`${id} ${position}`}>
          <dt>{STEP_WORDS[id]}</dt>
          <dd className={styles.code}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
