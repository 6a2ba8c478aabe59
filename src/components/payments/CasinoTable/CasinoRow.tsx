import { memo } from 'react';
import {
  type ComparisonRow,
  kycLabel,
  type KycLabel,
  NO_LICENCE_FOUND,
} from '#domain/comparison/comparison-row.ts';
import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { COLUMN_LABELS } from '#format/comparison-words.ts';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { isSlow, speedBarFraction } from '#domain/comparison/speed-scale.ts';
import styles from './CasinoTable.module.css';

/** Row of a casino; `null` means unknown. */
export type CasinoRowModel = ComparisonRow & {
  logo: string;
  /** Address of the review; `null` for a casino without one. */
  review: string | null;
  /** Score, the default order of the table. */
  scoreText: string;
  verdict: CasinoVerdict;
  speedText: string | null;
  licenceText: string | null;
  licenceRemark: string | null;
  depositText: string | null;
  visit: VisitModel;
  /** Extra column of some pages. */
  extra: { text: string | null; remark: string | null } | null;
};

type Props = { row: CasinoRowModel; extraLabel: string | null };

const UNKNOWN = <span className="unknown">{NOT_KNOWN}</span>;

export const CasinoRow = ({ isHidden, ...cells }: Props & { isHidden: boolean }) => (
  <tr hidden={isHidden}>
    <CasinoCells {...cells} />
  </tr>
);

/** Memoised: a filter hides the row without rendering its cells again. */
const CasinoCells = memo(function CasinoCells({ row, extraLabel }: Props) {
  const { name, review, withdrawal, speedText, kycLevel, depositText, extra, visit } = row;
  return (
    <>
      <th scope="row">
        <span className={styles.who}>
          <span className={styles.logo}>
            <ArtImage src={row.logo} width={96} height={96} alt="" shape="chip" inIsland />
          </span>
          <span className={styles.name}>
            {review === null ? name : <a href={review}>{name}</a>}
            <small>
              <span className="unseen">Score </span>
              {row.scoreText}
              <LicenceBelowName row={row} /> <VerdictWord verdict={row.verdict} visit={visit} />
            </small>
          </span>
        </span>
      </th>
      {extraLabel !== null && (
        <td data-label={extraLabel} className={styles.extra}>
          {extra?.text ?? UNKNOWN}
          {extra?.remark && <small>{extra.remark}</small>}
        </td>
      )}
      <td data-label={COLUMN_LABELS.speed} className={styles.speed}>
        {withdrawal === null || speedText === null ? (
          UNKNOWN
        ) : (
          <SpeedBar text={speedText} minutes={withdrawal.toMinutes} />
        )}
      </td>
      <td data-label={COLUMN_LABELS.kyc} className={styles.kyc} data-preview>
        {kycLevel === null ? UNKNOWN : <KycSign label={kycLabel(kycLevel)} />}
      </td>
      <td data-label={COLUMN_LABELS.licence} className={styles.licence}>
        {row.licenceText ?? UNKNOWN}
        {row.licenceRemark !== null && <small>{row.licenceRemark}</small>}
      </td>
      <td data-label={COLUMN_LABELS.coins} className={styles.coins}>
        {row.coins === null ? UNKNOWN : <CoinList coins={row.coins} />}
      </td>
      <td
        data-label={COLUMN_LABELS.deposit}
        className={`${styles.deposit} ${depositText?.includes(', ') ? styles.sentence : ''}`.trim()}
      >
        {depositText ?? UNKNOWN}
      </td>
      <td className={styles.go}>
        <details className={styles.details}>
          <summary>
            <span className="unseen">Visit or compare {name}</span>
            <Icon name="chevron" />
          </summary>
          <span className={`stack-2 ${styles.ways}`}>
            <PaidLink visit={visit} size="small" wide isTight isQuiet />
            <span className={styles.marks}>
              <ComparePick casino={row} />
            </span>
          </span>
        </details>
      </td>
    </>
  );
});

/** Licence below the name, for screens without room for its column. */
function LicenceBelowName({ row }: { row: CasinoRowModel }) {
  const { licenceText, licenceAuthority, licenceRemark } = row;
  const isNone = licenceAuthority === NO_LICENCE_FOUND;
  const known = licenceRemark === null ? licenceText : `${licenceText}, ${licenceRemark}`;
  return (
    <span className={isNone ? styles.noLicence : styles.licenceBelow} data-pagefind-ignore>
      {isNone ? ', no license found' : `, ${known ?? 'license not known'}`}
    </span>
  );
}

type KycSignProps = { label: KycLabel };

const CHIPS: Record<KycLabel, string | undefined> = {
  No: styles.none,
  Partial: styles.one,
  Yes: styles.two,
};

/** Two bars for the level of identity checks. The word repeats it. */
export function KycSign({ label }: KycSignProps) {
  return (
    <span className={styles.level}>
      <span className={`${styles.chips} ${CHIPS[label] ?? ''}`} aria-hidden="true" />
      {label}
    </span>
  );
}

type SpeedBarProps = {
  text: string;
  /** Slowest time, drawn as the bar. */
  minutes: number;
};

/** Withdrawal time in words, with a bar for comparing it down the column. */
function SpeedBar({ text, minutes }: SpeedBarProps) {
  const percent = Math.round(speedBarFraction(minutes) * 1000) / 10;
  return (
    <span className={styles.speedBarSpeed}>
      <b>{text}</b>
      <svg width="100%" height="5" aria-hidden="true">
        <rect className={styles.track} width="100%" height="5" rx="1" />
        <rect
          className={isSlow(minutes) ? styles.slow : styles.fill}
          width={`${percent}%`}
          height="5"
          rx="1"
        />
      </svg>
    </span>
  );
}
