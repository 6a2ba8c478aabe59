import styles from './Mark.module.css';

export type MarkKind = 'yes' | 'no' | 'half' | 'open' | 'sum';

const WORDS: Record<MarkKind, string> = {
  yes: 'Yes',
  no: 'No',
  half: 'In part',
  open: 'Not known',
  sum: 'Figure',
};

const LINES = {
  yes: 'M-4.6 .3l3.2 3.2L4.8-3.4',
  no: 'M-3.7-3.7l7.4 7.4M3.7-3.7l-7.4 7.4',
  half: 'M-10 0a10 10 0 0020 0z',
  open: '',
  sum: 'M-4.5-1.8h9M-4.5 2h9',
} as const;

type Props = {
  kind: MarkKind;
  /** True beside a word that says the same. */
  isSilent?: boolean;
  /** In place of the usual word, such as Depends. */
  word?: string;
};

/** Mark beside a finding, told apart by shape: yes, no, in part, not known; or a figure without verdict. */
export function Mark({ kind, isSilent = false, word = WORDS[kind] }: Props) {
  return (
    <span className={`${styles.mark} ${styles[kind] ?? ''}`}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r={10} />
        <path d={LINES[kind]} />
      </svg>
      {!isSilent && <span className="unseen">{`${word}:`}</span>}
    </span>
  );
}
