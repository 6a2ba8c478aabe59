import type { GivenFile } from '#domain/rounds/reading/read-event.ts';
import { READING_WORDS } from '#format/rounds/reason-words.ts';
import { formatCount } from '#format/text.ts';
import { Field } from '../../elements/Field/Field.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

type Props = { files: readonly GivenFile[]; onChoose?: (files: readonly File[]) => void };

const ACCEPTED = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values';

/** The files of a history: chosen, or dropped on the field itself, which every browser takes. */
export function HistoryFiles({ files, onChoose }: Props) {
  const hint = (id: string) => (
    <p className="small" id={id}>
      JSON, CSV or TSV, also several days at once. Choose them or drop them here. They are read on
      this device. Nothing is sent and nothing is stored.
    </p>
  );
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
              // So that the same file can be chosen again once it was mended.
              currentTarget.value = '';
              if (chosen.length > 0) onChoose?.(chosen);
            }}
          />
        )}
      </Field>
      {files.length > 0 && (
        <ol className={`small ${styles.files}`} aria-label="Files that you gave">
          {files.map((file, place) => (
            <li key={place}>
              <b>{file.name}</b> {file.refusal !== null && <Icon name="warn" />} {sentenceOf(file)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function sentenceOf({ state, rounds, refusal }: GivenFile): string {
  if (refusal !== null) return READING_WORDS[refusal];
  if (state === 'read') return `${formatCount(rounds)} rounds.`;
  return state === 'needs-mapping' ? 'Say below what its columns hold.' : 'Not read yet.';
}
