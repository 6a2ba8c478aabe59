import { type AnswerWords, verdictWords } from '#format/rounds/audit-answers.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

/** The six answers at a glance; each leads to its evidence. */
export function AuditSummary({ answers }: { answers: readonly AnswerWords[] }) {
  return (
    <ol className={styles.summary} role="list">
      {answers.map((answer) => {
        const { tone, icon, title } = verdictWords(answer);
        return (
          <li key={answer.id}>
            <a href={`#audit-${answer.id}`}>{answer.question}</a>
            <p className={styles.short}>{answer.figure}</p>
            <Badge tone={tone}>
              <Icon name={icon} />
              {title}
            </Badge>
          </li>
        );
      })}
    </ol>
  );
}
