import type { ReactNode, Ref } from 'react';
import type { Letter, LetterPart } from '#domain/complaints/letter-types.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from '../cases.module.css';

type Props = {
  letter: Letter;
  /** Typed in place of blanks, by their names. */
  filled: Readonly<Record<string, string>>;
  /** Places that are still blank. */
  blankCount: number;
  heading: Ref<HTMLHeadingElement>;
  onFill: (blank: string, text: string) => void;
  /** Buttons, and what they have done. */
  actions: ReactNode;
};

/** A letter on paper. A place that is not filled in is dotted and named. */
export function CaseLetter({ letter, filled, blankCount, heading, onFill, actions }: Props) {
  const parts = (line: readonly LetterPart[]) =>
    line.map((part, index) =>
      'text' in part ? (
        <span key={index}>{part.text}</span>
      ) : (
        <u key={index} className={styles.blank}>
          {filled[part.blank] || part.blank}
        </u>
      ),
    );
  return (
    <section aria-labelledby="case-letter">
      <div className={styles.partTop}>
        <h2 id="case-letter" ref={heading} tabIndex={-1}>
          The letter
        </h2>
        <span className="fine">
          {blankCount === 0 ? 'Nothing is left blank' : `Dotted: ${blankCount} for you to fill in`}
        </span>
      </div>
      <article className={styles.paper}>
        <p>To: {parts(letter.to)}</p>
        <p className={styles.subject}>Subject: {parts(letter.subject)}</p>
        {letter.paragraphs.map((paragraph, index) => (
          <p key={index}>{parts(paragraph)}</p>
        ))}
      </article>
      <div className="controls">
        <Fold summary="Fill it in here" hint="Stays on this device">
          <div className={styles.blanks}>
            {letter.blanks.map((name) => (
              <label key={name}>
                <span>{name}</span>
                <input
                  value={filled[name] ?? ''}
                  autoComplete="off"
                  onChange={({ currentTarget }) => onFill(name, currentTarget.value)}
                />
              </label>
            ))}
          </div>
        </Fold>
        {actions}
      </div>
    </section>
  );
}
