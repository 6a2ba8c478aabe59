import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { Button } from '#components/elements/Button/Button.tsx';
import styles from './BonusTool.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  result: RefObject<HTMLDivElement | null>;
  fields: ReactNode;
  onExample: () => void;
  onInput: () => void;
  onSubmit: (event: SyntheticEvent) => void;
  /** What came out. */
  children: ReactNode;
};

/** The form of a tool that works figures out, and what came out beside it. */
export function FiguresBench({
  form,
  result,
  fields,
  onExample,
  onInput,
  onSubmit,
  children,
}: Props) {
  return (
    <div className={styles.bench}>
      {/* Outside a dialog this method does nothing: the figures go nowhere even before the script runs. */}
      <form
        className={`raised ${styles.form}`}
        method="dialog"
        ref={form}
        aria-labelledby="figures-title"
        onInput={onInput}
        onSubmit={onSubmit}
        noValidate
      >
        <div className={`row ${styles.top}`}>
          <h2 id="figures-title" className="part-title">
            Your figures
          </h2>
          <div className="controls">
            <Button variant="quiet" size="small" onClick={onExample}>
              Example
            </Button>
          </div>
        </div>
        <div className={`controls ${styles.fields}`}>{fields}</div>
        <p data-needs-script>
          This form needs its script, which is not running. To enter your own figures, turn on
          JavaScript. The example below works without it.
        </p>
        <div className={`controls ${styles.submit}`}>
          <Button type="submit" wide>
            Work it out
          </Button>
          <p className={`small ${styles.note}`}>Runs on your device. Nothing is sent.</p>
        </div>
      </form>
      <div ref={result} className="stack-5">
        {children}
      </div>
    </div>
  );
}
