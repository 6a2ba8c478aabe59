import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { FileRead } from '#domain/rounds/report.ts';
import { commonestReason, READING_WORDS } from '#format/rounds/reason-words.ts';
import { counted } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { buttonClass } from '../../elements/Button/button-class.ts';
import { Field } from '../../elements/Field/Field.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';

/** A file is identified by its index in `names`; one that was removed is `null`. */
type Props = {
  names: readonly (string | null)[];
  refused: Readonly<Record<number, ReadingReason>>;
  read: readonly Pick<FileRead, 'file' | 'rounds' | 'skippedCount' | 'skippedBy' | 'firstRow'>[];
  unmapped: readonly { file: number }[];
  onChoose: (files: readonly File[]) => void;
  onRemove: (file: number) => void;
  onStartOver: () => void;
};

const ACCEPTED = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values';

/** The field for files, and those that the reader gave, each with what came of it and a way out. */
export function HistoryFiles(props: Props) {
  const { names, refused, read, unmapped, onChoose, onRemove, onStartOver } = props;
  const input = (named: {
    id: string;
    className: string;
    'aria-describedby'?: string | undefined;
  }) => (
    <input
      {...named}
      type="file"
      multiple
      accept={ACCEPTED}
      onChange={({ currentTarget }) => {
        const chosen = [...(currentTarget.files ?? [])];
        // Lets the reader choose the same file again after fixing it.
        currentTarget.value = '';
        if (chosen.length > 0) onChoose(chosen);
      }}
    />
  );
  if (names.length === 0) {
    return (
      <div className={`raised controls ${styles.desk}`}>
        <Field id="history-files" label="Open your bet history" hint={hint}>
          {(control) => input({ ...control, className: `${control.className} ${styles.drop}` })}
        </Field>
      </div>
    );
  }
  const stateOf = (place: number) => {
    const refusal = refused[place];
    if (refusal !== undefined) return { isBad: true, text: READING_WORDS[refusal] };
    const file = read.find((one) => one.file === place);
    if (file !== undefined) return readWords(file);
    const isAsked = unmapped.some((one) => one.file === place);
    return { isBad: false, text: isAsked ? 'Tell us what its columns contain.' : 'Not read yet.' };
  };
  return (
    <section className={styles.files} aria-labelledby="audit-files">
      <div className={styles.top}>
        <h2 id="audit-files">Your files</h2>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      <ol aria-label="Your files">
        {names.map((name, file) => {
          if (name === null) return null;
          const { isBad, text } = stateOf(file);
          return (
            <li key={file} className={isBad ? styles.bad : undefined}>
              <Icon key={String(isBad)} name={isBad ? 'warn' : 'file'} />
              <div>
                <b>{name}</b>
                <small>{text}</small>
              </div>
              <button type="button" onClick={() => onRemove(file)}>
                <span>Remove</span> <span className="unseen">{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <label
        htmlFor="more-files"
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.add} controls`}
      >
        <Icon name="plus" />
        <span>Add a file</span>
        {input({ id: 'more-files', className: 'over-face' })}
      </label>
    </section>
  );
}

const hint = (id: string) => (
  <p className="small" id={id}>
    JSON, CSV or TSV, several files at once if you like. They are read on this device: nothing is
    sent and nothing is stored.
  </p>
);

function readWords({ rounds, skippedCount, skippedBy, firstRow }: Props['read'][number]) {
  if (skippedCount === 0) return { isBad: false, text: `${counted(rounds, 'bet')}, all read` };
  const why = commonestReason(skippedBy);
  const first = firstRow === null ? '' : ` Its first row: ${firstRow.cells.join(' · ')}`;
  const of = counted(rounds + skippedCount, 'row');
  return { isBad: rounds === 0, text: `${formatCount(rounds)} of ${of} read. ${why}${first}` };
}
