import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { Split } from '../../elements/Split/Split.tsx';
import styles from './ReadingNote.module.css';

export type WorkedExample = {
  title: string;
  caption: string;
  rows: readonly LedgerRow[];
  total: LedgerRow;
  remark: string;
};

type Props = {
  reading: readonly { title: string; text: string }[];
  /** `null` where no offer of the kind can be computed. */
  example: WorkedExample | null;
};

/** Advice on the terms of one kind of offer, with a worked example. */
export function ReadingNote({ reading, example }: Props) {
  return (
    <Split
      rail={
        example !== null && (
          <Panel>
            <p className="fine">Worked example</p>
            <h3 className={styles.title}>{example.title}</h3>
            <Ledger caption={example.caption} rows={example.rows} total={example.total} />
            <p className={`soft ${styles.remark}`}>{example.remark}</p>
          </Panel>
        )
      }
    >
      <div className={`stack-5 ${styles.note}`}>
        <h2>How to read these terms</h2>
        {reading.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <div>
          <h3>A limit to compare with</h3>
          <p>
            Since Jan 19, 2026, licensed operators in Great Britain may ask for bets of at most ten
            times the bonus (Gambling Commission, social responsibility code 5.1.1). Casinos
            licensed elsewhere work to other rules.
          </p>
        </div>
        <TextLink href="/tools/case#kind=bonus" text="Your win was taken? Make a case" />
      </div>
    </Split>
  );
}
