import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { FileRead } from '#domain/rounds/report.ts';
import { READING_WORDS } from '#format/rounds/reason-words.ts';
import { formatCount } from '#format/text.ts';
import { Field } from '../../elements/Field/Field.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

/** A file is identified by its index in `names`. */
type Props = {
  names: readonly string[];
  refused: Readonly<Record<number, ReadingReason>>;
  read: readonly Pick<FileRead, 'file' | 'rounds'>[];
  unmapped: readonly { file: number }[];
  onChoose?: (files: readonly File[]) => void;
};

const ACCEPTED = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values';

/** Files of a history, chosen or dropped on the native file field. */
export function HistoryFiles({ names, refused, read, unmapped, onChoose }: Props) {
  const hint = (id: string) => (
    <p className="small" id={id}>
      JSON, CSV or TSV, also several days at once. Choose them or drop them here. They are read on
      this device. Nothing is sent and nothing is stored.
    </p>
  );
  const stateOf = (place: number) => {
    const refusal = refused[place];
    if (refusal !== undefined) return READING_WORDS[refusal];
    const rounds = read.find(({ file }) => file === place)?.rounds;
    if (rounds !== undefined) return `${formatCount(rounds)} rounds.`;
    const isAsked = unmapped.some(({ file }) => file === place);
    return isAsked ? 'Say below what its columns hold.' : 'Not read yet.';
  };
  return (
    <div className="stack-4 controls">
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
              // Lets the reader choose the same file again after fixing it.
              currentTarget.value = '';
              if (chosen.length > 0) onChoose?.(chosen);
            }}
          />
        )}
      </Field>
      {names.length > 0 && (
        <ol className={`small ${styles.files}`} aria-label="Files that you gave">
          {names.map((name, file) => (
            <li key={file}>
              <b>{name}</b> {refused[file] && <Icon name="warn" />} {stateOf(file)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
