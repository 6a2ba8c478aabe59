import type { CaseDateView } from '#format/cases/case-dates.ts';
import styles from '../cases.module.css';
import { CaseRuler } from '../CaseRuler/CaseRuler.tsx';

type Props = {
  dates: readonly CaseDateView[];
  today: string;
  extension?: readonly [string, string] | undefined;
  /** Shows an order, not days. */
  isExample?: boolean;
};

/** Dates of a case: the ruler, and the list that says the same. */
export function CaseDates({ dates, today, extension, isExample = false }: Props) {
  return (
    <div className={styles.ruled}>
      <CaseRuler marks={dates} today={today} wait={extension} isBare={isExample} />
      <ol className={styles.dates} role="list">
        {dates.map(({ id, kind, shown, title, text, source, isStruck }) => {
          const Title = isStruck ? 's' : 'b';
          return (
            <li key={id} className={styles[kind]}>
              <span className={styles.day}>{isStruck ? <s>{shown}</s> : shown}</span>
              <Title>{title}</Title>
              {text !== '' && <span>{text}</span>}
              {source !== '' && <small>{source}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
