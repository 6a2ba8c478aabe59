import { reportHref } from '#domain/contact/fact-report.ts';
import { shownGrade } from '#format/ratings.ts';
import { NOT_FOUND_OUT, NOT_KNOWN } from '#format/unknown-words.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import table from '../../elements/table-rows.module.css';
import { firstFacts } from '../first-facts.ts';
import styles from '../reviews.module.css';

export type ReceiptRow = {
  id: string;
  label: string;
  /** `null` if unknown; then there is no source either. */
  value: string | null;
  note: string | null;
  receipt: { source: string; readOn: string; grade: string; meaning: string } | null;
};

type Props = {
  page: string;
  groups: readonly { title: string; rows: readonly ReceiptRow[] }[];
};

/** All facts with source, date and grade of evidence. */
export function ReceiptTables({ page, groups }: Props) {
  return (
    <TitledSection
      id="receipts"
      title="Every fact and where it comes from"
      isFolded
      hint={firstFacts(groups[0]?.rows ?? [])}
    >
      <p>
        A fact without a grade beside its source is the casino’s own word.{' '}
        <a href="/how-we-rate#grades">What the grades mean</a>. The flag beside a fact leads to the
        form for an error in it.
      </p>
      {groups.map(({ title, rows }, index) => (
        <Group key={title} page={page} title={title} rows={rows} isOpen={index === 0} />
      ))}
    </TitledSection>
  );
}

type GroupProps = { page: string; title: string; rows: readonly ReceiptRow[]; isOpen: boolean };

/** Facts of one subject; on a phone the first group is open, and the others preview two values. */
function Group({ page, title, rows, isOpen }: GroupProps) {
  return (
    <Fold onPhonesOnly isOpen={isOpen} summary={title} hint={firstFacts(rows)}>
      <div className={table.frame}>
        <table className={`${table.rows} ${styles.table}`}>
          <caption className={table.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Value</th>
              <th scope="col">Source</th>
              <th scope="col">Read on</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} page={page} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

function Row({ page, row }: { page: string; row: ReceiptRow }) {
  const { id, label, value, note, receipt } = row;
  return (
    <tr id={id}>
      <th scope="row">
        {label}
        <a
          className={styles.report}
          href={reportHref(`${page}#${id}`)}
          title="Report an error"
          aria-label={`Report an error: ${label}`}
        >
          <Icon name="flag" />
        </a>
      </th>
      <td className={`${styles.value} ${value === null ? 'unknown' : ''}`.trim()}>
        {value ?? NOT_KNOWN}
        {note !== null && <small>{note}</small>}
      </td>
      {receipt === null ? (
        <td className={`unknown ${styles.value}`} colSpan={2}>
          {NOT_FOUND_OUT}
        </td>
      ) : (
        <>
          <td className={styles.source}>
            {receipt.source}
            {shownGrade(receipt.grade) !== null && (
              <small>
                <b>Grade {receipt.grade}</b>, {receipt.meaning}
              </small>
            )}
          </td>
          <td className={styles.date}>{receipt.readOn}</td>
        </>
      )}
    </tr>
  );
}
