import styles from '../self-check.module.css';

type Props = {
  /** Period that every question asks about. */
  period: string;
  questions: readonly { id: string; text: string }[];
  options: readonly { label: string; points: number }[];
  /** Indexes of unanswered questions, set once a result was requested. */
  unanswered: readonly number[];
};

/** Questions of the self-check, each with the same four answers. */
export function SelfCheckQuestions({ period, questions, options, unanswered }: Props) {
  return (
    <ol className={styles.questions}>
      {questions.map(({ id, text }, index) => {
        const isMissing = unanswered.includes(index);
        return (
          <li key={id}>
            <fieldset aria-describedby={isMissing ? `${id}-missing` : undefined}>
              <legend className={styles.question}>
                <span className={styles.number}>{index + 1}</span>
                <span className="unseen">{period}: </span>
                {text}
              </legend>
              {isMissing && (
                <p id={`${id}-missing`} className={`wrong ${styles.missing}`}>
                  Not answered yet
                </p>
              )}
              <div className={styles.options}>
                {options.map(({ label, points }) => (
                  <label key={label} className={styles.option}>
                    <input type="radio" name={id} value={points} />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
