import styles from '../cases.module.css';
import { CaseDates } from '../CaseDates/CaseDates.tsx';
import { NeverPay } from '../NeverPay/NeverPay.tsx';

/** Any days: the drawing shows an order. */
const STEPS = [
  ['2026-11-12', 'First', 'Your last day', 'The casino’s clock, then the license’s.'],
  ['2026-12-04', 'Then', 'Its turn', 'When it must confirm and answer.'],
  ['2026-12-26', 'Last', 'You go on', 'Who decides, and from which day.'],
] as const;

/** Beside the form: what a reader gets. */
export function CasePitch() {
  return (
    <div className={styles.pitch}>
      <h2>What to do, and by which day</h2>
      <p className="lead">You get one next step, every date with its rule, and a letter to copy.</p>
      <CaseDates
        today={STEPS[0][0]}
        isExample
        dates={STEPS.map(([day, shown, title, text]) => ({
          ...{ shown, title, text, source: '', isStruck: false },
          id: shown,
          day,
          kind: 'past',
        }))}
      />
      <NeverPay />
    </div>
  );
}
