import { Field } from '../../elements/Field/Field.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

export type GivenFile = {
  /** As the reader's device names it. */
  name: string;
  state: 'waiting' | 'reading' | 'read' | 'refused' | 'needs-mapping';
  /** Where it stands, or why it was refused. */
  sentence: string;
};

type Props = { files: readonly GivenFile[]; onChoose?: (files: readonly File[]) => void };

/** The files of a history: chosen, or dropped on the field itself, which every browser takes. */
export function HistoryFiles({ files, onChoose }: Props) {
  return (
    <div className={styles.given}>
      <Field
        id="history-files"
        label="Files of your history"
        hint={(id) => (
          <p className={styles.hint} id={id}>
            JSON, CSV or TSV, also several days at once. Choose them or drop them here.
          </p>
        )}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.drop}`}
            type="file"
            multiple
            accept=".json,.jsonl,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again once it was mended.
              currentTarget.value = '';
              if (chosen.length > 0) onChoose?.(chosen);
            }}
          />
        )}
      </Field>
      {files.length > 0 && (
        <ol className={styles.fileList} aria-label="Files that you gave">
          {files.map(({ name, state, sentence }, place) => (
            <li key={place} className={state === 'refused' ? styles.refused : undefined}>
              <b>{name}</b>
              <span>
                {state === 'refused' && <Icon name="warn" />}
                {state === 'read' && <Icon name="check" />}
                {sentence}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
