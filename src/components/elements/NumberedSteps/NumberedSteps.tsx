import styles from './NumberedSteps.module.css';

/** Steps in order, each with its number. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={`columns-40 ${styles.steps}`} role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
