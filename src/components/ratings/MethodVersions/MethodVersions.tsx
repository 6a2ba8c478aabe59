import { Fragment } from 'react';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';

export type MethodVersionModel = {
  title: string;
  changed: readonly string[];
  /** Scores before and after the change; `null` where no casino had one before. */
  scores: {
    intro: string;
    caption: string;
    before: string;
    after: string;
    rows: readonly { name: string; before: string; after: string; change: string }[];
  } | null;
};

/** Versions of the rating method, with the scores before and after each. */
export function MethodVersions({ versions }: { versions: readonly MethodVersionModel[] }) {
  return versions.map(({ title, changed, scores }) => (
    <Fragment key={title}>
      <h3>{title}</h3>
      {changed.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {scores !== null && (
        <>
          <p>{scores.intro}</p>
          {scores.rows.length > 0 && (
            <DataTable
              caption={scores.caption}
              dense
              columns={[
                { label: 'Casino' },
                { label: scores.before, align: 'end' },
                { label: scores.after, align: 'end' },
                { label: 'Change', align: 'end' },
              ]}
              rows={scores.rows.map(({ name, before, after, change }) => [
                name,
                before,
                after,
                change,
              ])}
            />
          )}
        </>
      )}
    </Fragment>
  ));
}
