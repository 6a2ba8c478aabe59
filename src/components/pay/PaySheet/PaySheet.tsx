import { ANSWER_WORDS, refusedWords } from '#format/pay-words.ts';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { gateOf, shownIn } from '../../casinos/where-linked.ts';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { LoudFigures } from '../../ratings/LoudFigures/LoudFigures.tsx';
import { AnswerMark } from '../AnswerMark.tsx';
import type { PaySheetModel } from '../pay-model.ts';
import styles from './PaySheet.module.css';

type Props = {
  sheet: PaySheetModel;
  visit: VisitModel;
  /** Country of readers who have chosen none. */
  place: string;
  score: string | null;
  tests: number;
};

/**
 * Ten questions about a payout, each with its answer, clause and day. What depends on the reader's country is there
 * once for each state; `browser/reader.ts` shows the one that holds.
 */
export function PaySheet({ sheet, visit, place, score, tests }: Props) {
  const { says, takes, lines, refused, further, read } = sheet;
  const country = <span data-country-text="place">{place}</span>;
  return (
    <div className={styles.sheet} {...gateOf(visit)}>
      <div className={styles.say}>
        <div aria-live="polite">
          {says.map(({ states, isNo, before, after }) => (
            <p
              key={before}
              className={isNo ? `${styles.sentence} ${styles.no}` : styles.sentence}
              {...shownIn(visit, ...states)}
            >
              {before}
              {after !== '' && country}
              {after}
            </p>
          ))}
        </div>
        <LoudFigures score={score} tests={tests} />
        {visit.warning !== null && <p className="wrong">{visit.warning}</p>}
        {takes.map(({ states, tally }) => (
          <ul
            key={states.join(' ')}
            className={`row ${styles.tally}`}
            aria-label="Answers"
            role="list"
            {...shownIn(visit, ...states)}
          >
            {tally.map(({ answer, count }) => (
              <li key={answer}>
                <AnswerMark answer={answer} isSilent /> <b>{count}</b> {ANSWER_WORDS[answer]}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div>
        <ul className={styles.lines} role="list">
          {takes.map(({ states, ...line }) => (
            <li key={states.join(' ')} {...shownIn(visit, ...states)}>
              <AnswerMark answer={line.answer} />
              <span className={styles.question}>
                Takes {states.includes('no-country') ? 'your country' : country}?
              </span>
              <b className={styles[line.answer]}>{line.text}</b>
              <span className={styles.source}>{line.receipts}</span>
            </li>
          ))}
          {lines.map(({ question, answer, text, receipts }) => (
            <li key={question}>
              <AnswerMark answer={answer} />
              <span className={styles.question}>{question}</span>
              <b className={styles[answer]}>{text}</b>
              <span className={styles.source}>{receipts}</span>
            </li>
          ))}
        </ul>
        <p className={`fine ${styles.read}`}>
          {read} <a href="/contact">Report a change</a>
        </p>
        <Fold
          summary={`More of its terms${refused.length > 0 ? `, countries it refuses: ${refused.length}` : ''}`}
        >
          {refused.length > 0 && <p>{refusedWords(refused)}</p>}
          <FactList facts={further} />
        </Fold>
      </div>
    </div>
  );
}
