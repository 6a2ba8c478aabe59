import type { Ref } from 'react';
import type { FindingWords } from '#format/rounds/finding-words.ts';
import { Mark } from '../../elements/Mark/Mark.tsx';
import styles from '../rounds.module.css';
import { Seal } from '../Seal/Seal.tsx';

type Props = {
  finding: FindingWords;
  /** False while rounds are read: a sentence that changes every two seconds is not read out. */
  isWhole: boolean;
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** Above the finding: that it is an example. */
  note?: string | undefined;
};

/** The finding: one sentence with its seal, and the other answers in a line each. */
export function Finding({ finding, isWhole, heading, note }: Props) {
  const { state, sentence, sub, lines, needsSeed } = finding;
  return (
    <div className={`stack-4 ${styles.finding}`}>
      {note !== undefined && <p className="small">{note}</p>}
      <div className={styles.head} aria-live={isWhole ? 'polite' : 'off'}>
        <Seal key={state} state={state} />
        <div className="stack-3">
          <h2 id="audit-title" className={styles.says} ref={heading} tabIndex={-1}>
            {sentence}
          </h2>
          {sub !== '' && <p className="soft">{sub}</p>}
        </div>
      </div>
      {lines.length > 0 && (
        <ul className={styles.three} role="list">
          {lines.map(({ id, mark, says, detail }) => (
            <li key={id}>
              <Mark key={mark} kind={mark} />
              <p>
                <b>{`${says}.`}</b> <span>{detail}</span>{' '}
                {id === 'results' && needsSeed && <a href="#reveal">How to reveal it</a>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
