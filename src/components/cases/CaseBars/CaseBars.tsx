import { Mark } from '../../elements/Mark/Mark.tsx';
import type { CaseView } from '../case-view-model.ts';
import styles from '../cases.module.css';

const LEFT = [
  ['Write once.', 'Ask for the payout and the reason.'],
  ['Save it all today.', 'History, terms, chat, addresses.'],
  ['Tell the exchange', 'your coins came from.'],
  ['Report a fraud', 'if money was asked to release money.'],
];

/** Reasons that end a claim; for somebody shut out what to do meanwhile, without a license what is left. */
export function CaseBars({ view: { kind, bars } }: { view: CaseView }) {
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
