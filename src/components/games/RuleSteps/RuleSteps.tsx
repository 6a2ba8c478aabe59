import styles from './RuleSteps.module.css';

type Props = { steps: readonly string[] };

/** How a round goes, each step with its serial number. */
export function RuleSteps({ steps }: Props) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
