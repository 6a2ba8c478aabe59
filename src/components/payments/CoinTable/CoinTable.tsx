import { Fragment } from 'react';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './CoinTable.module.css';

export type CoinNetworkModel = {
  id: string;
  code: string;
  network: string;
  wait: string | null;
  confirmations: string | null;
  fee: string | null;
  /** Date of the fee, or a note that it is an undated rule. */
  feeAsOf: string | null;
  casinos: string;
  /**
   * Best rated of these casinos, without an address where there is no review. `null` for a coin of
   * several networks.
   */
  first: readonly { text: string; href: string | null }[] | null;
  /** Note on paying with the coin, shown on its first network. */
  note: string | null;
};

type Props = { caption: string; networks: readonly CoinNetworkModel[] };

const UNKNOWN = <span className="unknown">{NOT_KNOWN}</span>;

const isMissing = ({ wait, confirmations, fee }: CoinNetworkModel) =>
  wait === null && confirmations === null && fee === null;

/**
 * Coins by network: cost and time differ from network to network. Networks without figures are
 * listed in sentences below.
 */
export function CoinTable({ caption, networks }: Props) {
  const known = networks.filter((network) => !isMissing(network));
  const withoutFee = known.filter(({ fee }) => fee === null);
  return (
    <>
      {known.length > 0 && (
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
            ids={known.map(({ id }) => id)}
            rows={known.map((network) => [
              <>
                {network.code} <span className={styles.network}>{network.network}</span>
              </>,
              network.wait ?? UNKNOWN,
              <>
                <span className={styles.count}>{network.casinos}</span>
                <small className={styles.small}>
                  <CasinoLinks first={network.first} />
                </small>
              </>,
              network.confirmations ?? UNKNOWN,
              <>
                {network.fee ?? UNKNOWN}
                {network.feeAsOf !== null && (
                  <small className={styles.small}>{network.feeAsOf}</small>
                )}
                {network.note !== null && <small className={styles.small}>{network.note}</small>}
              </>,
            ])}
          />
        </div>
      )}
      <div className={`soft stack-2 ${styles.missing}`} data-pagefind-ignore>
        {withoutFee.length > 0 && (
          <p>
            <b>Fee not known:</b>{' '}
            {withoutFee.map(({ code, network }) => `${code} on ${network}`).join(', ')}.
          </p>
        )}
        {networks.filter(isMissing).map(({ id, code, network, casinos, first, note }) => (
          <p key={id} id={id}>
            <b>
              {code} on {network}: fee and wait not known.
            </b>{' '}
            Taken by {casinos}
            {first?.length === 0 ? '' : ': '}
            <CasinoLinks first={first} />. {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** Best rated casinos that take a coin, on this network as far as known. */
function CasinoLinks({ first }: Pick<CoinNetworkModel, 'first'>) {
  if (first === null) return 'network not known, ask the cashier';
  return first.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {href === null ? text : <a href={href}>{text}</a>}
    </Fragment>
  ));
}
