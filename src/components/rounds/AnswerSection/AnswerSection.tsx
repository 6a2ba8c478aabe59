import type { ReactNode } from 'react';
import { type AnswerWords, verdictWords } from '#format/rounds/audit-answers.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';
import { TallyList } from '../TallyList/TallyList.tsx';

type Props = {
  answer: AnswerWords;
  /** Whether rows are named with their file. */
  isOfManyFiles: boolean;
  /** Evidence of this answer's own kind. */
  children?: ReactNode;
};

/** One answer: the figure first, then its evidence, then what it cannot prove. */
export function AnswerSection({ answer, isOfManyFiles, children }: Props) {
  const { id, question, figure, evidence, limit, tallies, usual } = answer;
  const { tone, icon, title } = verdictWords(answer);
  return (
    <section id={`audit-${id}`} aria-labelledby={`audit-${id}-title`} className={styles.answer}>
      <h3 id={`audit-${id}-title`}>{question}</h3>
      <p className={styles.figure}>{figure}</p>
      <p>
        <Badge tone={tone}>
          <Icon name={icon} />
          {title}
        </Badge>
      </p>
      {evidence.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tallies.length > 0 && <TallyList tallies={tallies} isOfManyFiles={isOfManyFiles} />}
      {usual.length > 0 && (
        <div className={styles.usual}>
          <h4>By the rule usually meant by this game</h4>
          <p>
            The casino publishes another rule. These lines ask what the usual one would have given.
          </p>
          <TallyList tallies={usual} isOfManyFiles={isOfManyFiles} />
        </div>
      )}
      {children}
      <p className={styles.limit}>
        <strong>What this cannot prove.</strong> {limit}
      </p>
    </section>
  );
}
