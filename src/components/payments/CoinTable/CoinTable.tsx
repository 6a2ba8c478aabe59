import { Fragment } from 'react';
import { NO_SOURCE_YET } from '#format/unknown-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './CoinTable.module.css';

export type CoinNetworkModel = {
  id: string;
  code: string;
  network: string;
  wait: string | null;
  confirmations: string | null;
  fee: string | null;
  /** When the fee was true, or that it is a rule without a date. */
  feeAsOf: string | null;
  casinos: string;
  /** The best rated of these; without an address where there is no review. */
  first: readonly { text: string; href: string | null }[];
  /** What a payer should know of the coin, on its first network. */
  note: string | null;
};

type Props = { caption: string; networks: readonly CoinNetworkModel[] };

const NO_SOURCE = <span className={styles.unknown}>{NO_SOURCE_YET}</span>;

/** Coins by network: the same coin costs and takes something else on each. */
export function CoinTable({ caption, networks }: Props) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: 'Coin and network' },
        { label: 'Usual wait' },
        { label: 'Taken by' },
        { label: 'Confirmations' },
        { label: 'Network fee', wide: true },
      ]}
      rows={networks.map((network) => ({
        key: network.id,
        id: network.id,
        cells: [
          <>
            {network.code} <span className={styles.network}>{network.network}</span>
          </>,
          network.wait ?? NO_SOURCE,
          <>
            <span className={styles.count}>{network.casinos}</span>
            {network.first.length > 0 && (
              <small className={styles.small}>
                {network.first.map(({ text, href }, index) => (
                  <Fragment key={text}>
                    {index > 0 && ', '}
                    {href === null ? text : <a href={href}>{text}</a>}
                  </Fragment>
                ))}
              </small>
            )}
          </>,
          network.confirmations ?? NO_SOURCE,
          <>
            {network.fee ?? NO_SOURCE}
            {network.feeAsOf !== null && <small className={styles.small}>{network.feeAsOf}</small>}
            {network.note !== null && <small className={styles.small}>{network.note}</small>}
          </>,
        ],
      }))}
    />
  );
}
