import type { ReactNode, Ref } from 'react';
import type { CaseDateView } from '#format/cases/case-dates.ts';
import type { Bar, CaseStepView } from '#format/cases/case-steps.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Mark } from '../../elements/Mark/Mark.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { CaseDates } from '../CaseDates/CaseDates.tsx';
import { CaseRuler } from '../CaseRuler/CaseRuler.tsx';
import { NeverPay } from '../NeverPay/NeverPay.tsx';
import styles from '../cases.module.css';

export type CaseView = {
  /** Casino, country, trouble and day. */
  sum: readonly string[];
  kind: 'usual' | 'shut' | 'unlicensed';
  step: CaseStepView;
  bars: readonly Bar[];
  dates: readonly CaseDateView[];
  extension: readonly [string, string] | undefined;
  /** How each date was counted. */
  counted: readonly { day: string; title: string; counted: string; source: string }[];
  unknown: readonly string[];
  /** Exact addresses of the casino, as text. */
  addresses: readonly string[];
  readOn: string | null;
  noDates: string;
  attach: readonly string[];
  odds: string;
  today: string;
};

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
          <div className="actions row controls">
            <Button onClick={onLetter}>Get the letter</Button>
          </div>
          {kind !== 'shut' && addresses.length > 0 && (
            <p className="small">
              {`Its own addresses, read ${view.readOn ?? 'on no known day'}: ${addresses.join(', ')}. Type them yourself.`}
            </p>
          )}
        </div>
        <Beside view={view} />
      </div>
      <Dates view={view} />
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

const LEFT = [
  ['Write once.', 'Ask for the payout and the reason.'],
  ['Save it all today.', 'History, terms, chat, addresses.'],
  ['Tell the exchange', 'your coins came from.'],
  ['Report a fraud', 'if money was asked to release money.'],
];

function Beside({ view: { kind, bars } }: { view: CaseView }) {
  if (kind === 'unlicensed') {
    return (
      <section className={styles.voids} aria-labelledby="case-left">
        <h2 id="case-left">What is left</h2>
        <ol>
          {LEFT.map(([what, why]) => (
            <li key={what}>
              <b>{what}</b> {why}
            </li>
          ))}
        </ol>
      </section>
    );
  }
  if (kind === 'shut') {
    return (
      <section className={styles.voids} aria-labelledby="case-meanwhile">
        <h2 id="case-meanwhile">Meanwhile</h2>
        <ul role="list">
          <li>
            <Mark kind="yes" isSilent />
            <span>
              <b>Block the rest.</b> <a href="/responsible-gaming#tools-that-help">Free apps</a> do
              it.
            </span>
          </li>
          <li>
            <Mark kind="yes" isSilent />
            <span>
              <b>Tell one person.</b> It gets lighter.
            </span>
          </li>
          <li>
            <Mark kind="no" isSilent />
            <span>
              <b>Don’t log in to check.</b> The letter asks for the list.
            </span>
          </li>
        </ul>
      </section>
    );
  }
  if (bars.length === 0) return null;
  return (
    <section className={styles.voids} aria-labelledby="case-bars">
      <h2 id="case-bars">What kills the claim</h2>
      <ul role="list">
        {bars.map(({ text, source, isActive }) => (
          <li key={text}>
            <Mark kind="no" isSilent />
            <span>
              {isActive ? <b>{text}</b> : <span>{text}</span>} <small>{source}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ view }: { view: CaseView }) {
  const { dates, extension, counted, unknown, today, noDates } = view;
  const isEmpty = counted.length === 0;
  return (
    <section className={styles.timeline} aria-labelledby="case-dates">
      <div className={styles.partTop}>
        <h2 id="case-dates">Your dates</h2>
        {!isEmpty && (
          <ul className={styles.key} role="list" aria-hidden="true">
            <li className={styles.you}>Your last day</li>
            <li className={styles.due}>The casino’s turn</li>
            <li className={styles.go}>You may go on</li>
          </ul>
        )}
      </div>
      {isEmpty ? (
        <div className={styles.empty}>
          <CaseRuler marks={[]} today={today} />
          <p>{noDates}</p>
        </div>
      ) : (
        <>
          <CaseDates {...{ dates, today, extension }} />
          <p className="small">
            Public holidays can move the casino’s days later. Last days are counted the early way.
          </p>
        </>
      )}
      {unknown.length > 0 && (
        <p className="small">
          <b>Nobody we read says:</b> {unknown.join('; ')}.
        </p>
      )}
      {!isEmpty && (
        <Fold summary="How each date was counted">
          <ul className={styles.counted}>
            {counted.map((date) => (
              <li key={`${date.day} ${date.title}`}>
                <b>{`${date.day}: ${date.title}.`}</b> {date.counted}. <small>{date.source}</small>
              </li>
            ))}
          </ul>
          <p className="small">
            <a href="/tools/case/method">The rules for counting days</a>
          </p>
        </Fold>
      )}
    </section>
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
