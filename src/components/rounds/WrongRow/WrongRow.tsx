import type { AuditReport, RowFinding } from '#domain/rounds/report.ts';
import {
  formatExact,
  formatMoment,
  formatRough,
  playName,
  rowName,
} from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import styles from '../rounds.module.css';

type Props = {
  finding: RowFinding;
  /** Number of rows that are wrong in the same way. */
  count: number;
  /** Words of the rule that was applied; undefined where no rule is on file. */
  rule?: NonNullable<AuditReport['rules']>[number] | undefined;
  /** Leads to the page for complaints, with this bet. */
  leadsToCase?: boolean | undefined;
};

/** A wrong payout as a receipt, so that it can be found at the casino. */
export function WrongRow({ finding, count, rule, leadsToCase = false }: Props) {
  const { bet, found = '', expected = '', short = '0' } = finding;
  if (bet === undefined) return null;
  const { at, nonce, stake, currency, play } = bet;
  const number = play.game === 'crash' ? (play.gameNumber ?? nonce) : nonce;
  const times = Number(expected) / Number(stake);
  const fact = (label: string, figure: string | null) => {
    return { label, figure: figure ?? 'Not in the file' };
  };
  const inOneLine = [
    at === null ? null : formatMoment(at),
    playName(play),
    number === null ? null : `bet ${number}`,
    stake === null ? null : `staked ${formatExact(stake, currency)}`,
    `paid ${formatExact(found, currency)}`,
    `by the rule ${formatExact(expected, currency)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <section className={`stack-3 ${styles.slip}`} aria-labelledby="audit-slip">
      <div className={styles.slipHead}>
        <h2 id="audit-slip">The wrong payout</h2>
        <span className="small">{`Row ${rowName(finding)}`}</span>
      </div>
      <Ledger
        caption="What this bet should have paid"
        rows={[
          fact('When', at === null ? null : formatMoment(at)),
          fact('Game', playName(play)),
          fact('Bet number', number === null ? null : String(number)),
          fact('Stake', stake === null ? null : formatExact(stake, currency)),
          {
            label: 'Should be',
            working: times > 0 ? `stake × ${formatRough(times)}` : undefined,
            figure: formatExact(expected, currency),
          },
          fact('Paid', formatExact(found, currency)),
        ]}
        total={{
          label: Number(short) < 0 ? 'Paid too much' : 'Short by',
          figure: formatExact(short.replace('-', ''), currency),
          tone: 'cost',
        }}
      />
      <p className="small">
        {rule === undefined
          ? 'Compared with the stake times the multiplier in your file.'
          : `Rule: ${rule.inWords}`}
      </p>
      {count > 1 && (
        <p className="small">
          <a href="#audit-payouts">{`And ${formatCount(count - 1)} more`}</a>
        </p>
      )}
      <p className="small">
        Most differences have an innocent cause. <a href="#audit-payouts">See the usual ones</a>{' '}
        before you write to the casino.
      </p>
      {leadsToCase && (
        <p className="small">
          <a href={`/tools/case#kind=game&finding=${encodeURIComponent(inOneLine)}`}>
            Write to the casino about this bet
          </a>
        </p>
      )}
    </section>
  );
}
