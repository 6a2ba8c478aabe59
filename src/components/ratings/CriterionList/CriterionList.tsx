import type { Verdict } from '#domain/ratings/criterion.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { weightFill } from '../../weights/WeightPatterns/WeightPatterns.tsx';
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

/** Criteria with question and weight; the rule for each verdict is folded. */
export function CriterionList({ criteria }: { criteria: readonly CriterionModel[] }) {
  return (
    <ol className={styles.criteria}>
      {criteria.map(({ id, name, question, weight, rules, scale }, index) => (
        <li key={id}>
          <Fold
            summary={
              <>
                <h3 className={styles.name}>
                  <svg width="20" height="20" aria-hidden="true">
                    <rect className={styles.key} width="20" height="20" fill={weightFill(index)} />
                  </svg>
                  <span>{name}</span> <b>{weight}</b>
                </h3>
                <span className={styles.question}>{question}</span>
              </>
            }
          >
            {/* The anchor lies inside the fold, so that following a link opens it. */}
            <div id={id} className={styles.body}>
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
                    columns={[
                      { label: 'In the terms' },
                      ...scale.columns.map((label) => ({ label })),
                    ]}
                    rows={scale.rows.map(({ term, answers }) => [term, ...answers])}
                  />
                  {scale.notes.map((note) => (
                    <p key={note}>{note}</p>
                  ))}
                </div>
              )}
            </div>
          </Fold>
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
