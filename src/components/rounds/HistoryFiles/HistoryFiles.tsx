import { Field } from '../../elements/Field/Field.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

type Props = {
  files: readonly {
    /** As the reader's device names it. */
    name: string;
    /** Where it stands, or why it was refused. */
    sentence: string;
    isRefused: boolean;
  }[];
  onChoose?: (files: readonly File[]) => void;
};

const ACCEPTED = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values';

/** The files of a history: chosen, or dropped on the field itself, which every browser takes. */
export function HistoryFiles({ files, onChoose }: Props) {
  const hint = (id: string) => (
    <p className={styles.small} id={id}>
      JSON, CSV or TSV, also several days at once. Choose them or drop them here. They are read on
      this device. Nothing is sent and nothing is stored.
    </p>
  );
  return (
    <div className={styles.given}>
      <Field id="history-files" label="Files of your history" hint={hint}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.drop}`}
            type="file"
            multiple
            accept={ACCEPTED}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again once it was mended.
              currentTarget.value = '';
              if (chosen.length > 0) onChoose?.(chosen);
            }}
          />
        )}
      </Field>
      <ol className={styles.files} aria-label="Files that you gave" hidden={files.length === 0}>
        {files.map(({ name, sentence, isRefused }, place) => (
          <li key={place}>
            <b>{name}</b> {isRefused && <Icon name="warn" />} {sentence}
          </li>
        ))}
      </ol>
    </div>
  );
}
