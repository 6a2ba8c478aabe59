import type { Verdict } from '#domain/ratings/criterion.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import shared from '../../elements/rows.module.css';
import styles from './CriterionList.module.css';

export type CriterionModel = {
  id: string;
  name: string;
  question: string;
  weight: string;
  percent: number;
  /** Rule and points of each verdict. */
  rules: readonly { verdict: Verdict; word: string; points: string; rule: string }[];
  /** Scale that the rules count on; `null` where they need none. */
  scale: ScaleModel | null;
};

/** Criteria with question, weight and the rule for each verdict. */
export function CriterionList({ criteria }: { criteria: readonly CriterionModel[] }) {
  return (
    <ol className={styles.criteria}>
      {criteria.map(({ id, name, question, weight, rules, scale }) => (
        <li key={id} id={id}>
          <div className={styles.head}>
            <h3>{name}</h3>
            <span className={`fine ${styles.weight}`}>
              <b>{weight}</b> of the score
            </span>
          </div>
          <p>{question}</p>
          <dl className={shared.rows}>
            {rules.map(({ verdict, word, points, rule }) => (
              <div key={verdict}>
                <dt>
                  <b>{word}</b> {points} points
                </dt>
                <dd>{rule}</dd>
              </div>
            ))}
          </dl>
          {scale !== null && (
            <div className={`stack-4 ${styles.scale}`}>
              <DataTable
                caption={scale.caption}
                showCaption
                columns={[{ label: 'In the terms' }, ...scale.columns.map((label) => ({ label }))]}
                rows={scale.rows.map(({ term, answers }) => [term, ...answers])}
              />
              {scale.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type ScaleModel = {
  caption: string;
  /** Heads of the columns by number of points, from 0. */
  columns: readonly string[];
  rows: readonly { term: string; answers: readonly string[] }[];
  notes: readonly string[];
};
