import { kycLabel } from '#domain/comparison/comparison-row.ts';
import { COLUMN_LABELS } from '#format/comparison-words.ts';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { CasinoRowModel } from './CasinoRow.tsx';
import styles from './CasinoTable.module.css';

type Props = { row: CasinoRowModel; extraLabel: string | null };

/** The other columns of a narrow row, which is one line that opens. */
export function RowDetails({ row, extraLabel }: Props) {
  const { name, kycLevel, coins, licenceText, licenceRemark, depositText, extra } = row;
  const remarked = (text: string | null | undefined, remark: string | null | undefined) => (
    <>
      {text ?? NOT_KNOWN}
      {remark != null && <small>{remark}</small>}
    </>
  );
  const values = [
    ...(extraLabel === null
      ? []
      : [{ label: extraLabel, value: remarked(extra?.text, extra?.remark) }]),
    { label: COLUMN_LABELS.kyc, value: kycLevel === null ? NOT_KNOWN : kycLabel(kycLevel) },
    { label: COLUMN_LABELS.licence, value: remarked(licenceText, licenceRemark) },
    {
      label: COLUMN_LABELS.coins,
      value: coins === null ? NOT_KNOWN : <CoinList coins={coins} />,
    },
    { label: COLUMN_LABELS.deposit, value: depositText ?? NOT_KNOWN },
  ];
  return (
    <details className={styles.details}>
      <summary>
        <VisuallyHidden>More about {name}</VisuallyHidden>
        <Icon name="chevron" />
      </summary>
      <dl className={styles.values}>
        {values.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
