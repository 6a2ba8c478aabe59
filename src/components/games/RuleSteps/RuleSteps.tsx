import styles from './RuleSteps.module.css';

/** How a round goes, each step with its serial number. */
export function RuleSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
