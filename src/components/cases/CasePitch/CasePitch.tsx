import styles from '../cases.module.css';
import { CaseDates } from '../CaseDates/CaseDates.tsx';
import { NeverPay } from '../NeverPay/NeverPay.tsx';

const STEPS = [
  ['First', 'Your last day', 'The casino’s clock, then the license’s.'],
  ['Then', 'Its turn', 'When it must confirm and answer.'],
  ['Last', 'You go on', 'Who decides, and from which day.'],
] as const;

/** Any days: the drawing shows an order. */
const DAYS = ['2026-11-12', '2026-12-04', '2026-12-26'];

/** Beside the form: what a reader gets. */
export function CasePitch() {
  return (
    <div className={styles.pitch}>
      <h2>What to do, and by which day</h2>
      <p className="lead">
        You get one next step, every date with its rule, and a letter to copy.
      </p>
      <CaseDates
        today={DAYS[0]!}
        isExample
        dates={STEPS.map(([shown, title, text], index) => ({
          ...{ shown, title, text, source: '', isStruck: false },
          id: shown,
          day: DAYS[index]!,
          kind: 'past',
        }))}
      />
      <NeverPay />
    </div>
  );
}
