import type { ReactNode } from 'react';
import { ANSWERS } from '#format/rounds/answer-words.ts';
import type { AnswerWords } from '#format/rounds/audit-answers.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';
import { TallyList } from '../TallyList/TallyList.tsx';

const LOOKS = {
  follows: { tone: 'good', icon: 'check' },
  differs: { tone: 'warn', icon: 'cross' },
  open: { tone: 'plain', icon: 'info' },
} as const;

type Props = { answer: AnswerWords; children?: ReactNode };

/** One answer: the figure first, then its evidence, then what it cannot prove. */
export function AnswerSection({ answer, children }: Props) {
  const { id, verdict, figure, evidence, tallies = [], usual = [] } = answer;
  const words = ANSWERS[id];
  // A gap or a cost is nobody's fault.
  const { tone, icon } = LOOKS[id === 'order' || id === 'cost' ? 'open' : verdict];
  const unasked = id === 'bonus-rules' && verdict === 'open' ? styles.unasked : '';
  return (
    <section
      aria-labelledby={`audit-${id}`}
      className={`stack-4 ${styles.answer} ${unasked}`.trim()}
    >
      <h3 id={`audit-${id}`}>{words.question}</h3>
      <p className={styles.figure}>{figure}</p>
      <p>
        <Badge tone={tone}>
          <Icon name={icon} />
          {words[verdict]}
        </Badge>
      </p>
      {evidence.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TallyList tallies={tallies} />
      {usual.length > 0 && (
        <div className={`small stack-4 ${styles.usual}`}>
          <h4>By the rule usually meant by this game</h4>
          <p>This casino publishes another rule. The usual one would have given the same in:</p>
          <TallyList tallies={usual} onlySums />
        </div>
      )}
      {children}
      <p className="small">
        <strong>What this cannot prove.</strong> {words.limit}
      </p>
    </section>
  );
}
