import type { ReactNode, Ref } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { CaseBars } from '../CaseBars/CaseBars.tsx';
import { CaseTimeline } from '../CaseTimeline/CaseTimeline.tsx';
import { NeverPay } from '../NeverPay/NeverPay.tsx';
import type { CaseView } from '../case-view-model.ts';
import styles from '../cases.module.css';

type Props = {
  view: CaseView;
  letter: ReactNode;
  heading: Ref<HTMLHeadingElement>;
  onChange: () => void;
  onLetter: () => void;
};

/** Answer to a case: the next step, what bars the claim, the dates, the letter. */
export function CaseResult({ view, letter, heading, onChange, onLetter }: Props) {
  const { sum, kind, step, addresses } = view;
  return (
    <div className={`wrap ${styles.result}`}>
      <div className={styles.sum}>
        <p>
          {sum.map((text, index) => (
            <span key={index}>{index === 0 ? <b>{text}</b> : text}</span>
          ))}
        </p>
        <button type="button" onClick={onChange}>
          Change
        </button>
      </div>
      <div className={styles.first}>
        <div className={styles.step}>
          <p className="fine">Your next step</p>
          <h2 ref={heading} tabIndex={-1}>
            {step.title}
          </h2>
          <p className={styles.last}>
            <span>{step.lastLine}</span>
            {step.lastDay !== null && (
              <>
                {' '}
                <b>{step.lastDay}</b>
              </>
            )}
          </p>
          <p className={styles.why}>{step.why}</p>
          {view.hasLetter && (
            <div className="actions row controls">
              <Button onClick={onLetter}>Get the letter</Button>
            </div>
          )}
          {kind !== 'shut' && addresses.length > 0 && (
            <p className="small">
              {`Its own addresses, read ${view.readOn ?? 'on no known day'}: ${addresses.join(', ')}. Type them yourself.`}
            </p>
          )}
        </div>
        <CaseBars view={view} />
      </div>
      <CaseTimeline view={view} />
      <div className={styles.two}>
        {letter}
        <div className="stack-5">
          {kind !== 'shut' && <Attach items={view.attach} />}
          <NeverPay />
          <p className="small">
            {kind === 'shut' ? (
              'No casino pays us on this page.'
            ) : (
              <>
                {view.odds} <a href="/tools/case/method#base-rates">Sources</a>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

function Attach({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="case-attach">
      <h2 id="case-attach" className="side-title">
        What to attach
      </h2>
      <ul className={styles.ticks} role="list">
        {items.map((item) => (
          <li key={item}>
            <label className={styles.tick}>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="soft">
        <b className={styles.warn}>Never send</b> passwords, seed phrases or one-time codes, nor ID
        by Telegram or Discord.
      </p>
    </section>
  );
}
