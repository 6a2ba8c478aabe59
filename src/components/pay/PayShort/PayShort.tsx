import type { VisitModel } from '../../casinos/visit-model.ts';
import { gateOf, shownIn } from '../../casinos/where-linked.ts';
import { AnswerMark } from '../AnswerMark.tsx';
import type { PayShortModel } from '../pay-model.ts';
import styles from './PayShort.module.css';

type Props = {
  name: string;
  short: PayShortModel;
  visit: VisitModel;
  /** Payout tests, as a line of its own; left out where the card says their number already. */
  tests?: number;
};

/** Short form of the sheet “Will it pay me?”, for cards and beside offers. */
export function PayShort({ name, short: { href, takes, lines }, visit, tests }: Props) {
  return (
    <div className={styles.short} {...gateOf(visit)}>
      <a href={href}>
        Will it pay me?<span className="unseen">{` The sheet of ${name}`}</span>
      </a>
      <ul role="list">
        {takes.map(({ states, answer, text }) => (
          <li key={states.join(' ')} {...shownIn(visit, ...states)}>
            <AnswerMark answer={answer} />
            <span>Takes you?</span>
            <b>{text}</b>
          </li>
        ))}
        {lines.map(({ question, answer, text }) => (
          <li key={question}>
            <AnswerMark answer={answer} />
            <span>{question}</span>
            <b>{text}</b>
          </li>
        ))}
        {tests !== undefined && (
          <li className={tests === 0 ? styles.none : undefined}>
            <AnswerMark answer={tests === 0 ? 'unknown' : 'yes'} />
            <span>Payout tests</span>
            <b>{tests}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
