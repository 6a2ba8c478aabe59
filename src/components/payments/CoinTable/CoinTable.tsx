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

const isMissing = ({ wait, confirmations, fee }: CoinNetworkModel) =>
  wait === null && confirmations === null && fee === null;

/**
 * Coins by network: the same coin costs and takes something else on each. Those of which nothing is known
 * stand in a sentence below.
 */
export function CoinTable({ caption, networks }: Props) {
  const told = networks.filter((network) => !isMissing(network));
  return (
    <>
      <div className={styles.networks}>
        <DataTable
          caption={caption}
          columns={[
            { label: 'Coin and network' },
            { label: 'Usual wait' },
            { label: 'Taken by' },
            { label: 'Confirmations' },
            { label: 'Network fee', wide: true },
          ]}
          rows={told.map((network) => ({
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
                {network.feeAsOf !== null && (
                  <small className={styles.small}>{network.feeAsOf}</small>
                )}
                {network.note !== null && <small className={styles.small}>{network.note}</small>}
              </>,
            ],
          }))}
        />
      </div>
      <div className={styles.missing} data-pagefind-ignore>
        <Missing what="a fee" networks={told.filter(({ fee }) => fee === null)} />
        <Missing what="any figure" networks={networks.filter(isMissing)} isTarget />
      </div>
    </>
  );
}

type MissingProps = {
  what: string;
  networks: readonly CoinNetworkModel[];
  /** Whether links lead here, because the networks have no row. */
  isTarget?: boolean;
};

function Missing({ what, networks, isTarget = false }: MissingProps) {
  if (networks.length === 0) return null;
  return (
    <p>
      <b>No source yet for {what}:</b>{' '}
      {networks.map(({ id, code, network }, index) => (
        <span key={id} {...(isTarget && { id })}>
          {index > 0 && ', '}
          {code} on {network}
        </span>
      ))}
      .
    </p>
  );
}
