import type { CurrencyCost } from '#domain/rounds/report.ts';
import { counted } from '#format/rounds/audit-answers.ts';
import { costLine, luckLine } from '#format/rounds/cost-answer.ts';
import { formatDecimal, formatRough } from '#format/rounds/decimal-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';
import styles from '../rounds.module.css';

/** What the rounds of each currency cost. Currencies are never added. */
export function CostFigures({ costs }: { costs: readonly CurrencyCost[] }) {
  return costs.map((cost) => <Cost key={cost.currency} cost={cost} />);
}

/** Rows of the table beside the drawing. */
const TABLE_ROWS = 12;

function Cost({ cost }: { cost: CurrencyCost }) {
  const { currency, rounds, staked, paid, net, expectedCost, statedTake, withoutEdge } = cost;
  const luck = luckLine(cost);
  const step = Math.max(1, Math.ceil(cost.course.length / TABLE_ROWS));
  const points = cost.course.filter(
    (_, place) => place % step === 0 || place === cost.course.length - 1,
  );
  const name = currency === '' ? 'No currency named' : currency;
  return (
    <div className={styles.cost}>
      <h4>{name}</h4>
      <Ledger
        caption={`Cost of ${counted(rounds, 'round')} in ${name}`}
        rows={[
          { label: 'Staked', figure: formatDecimal(staked, currency) },
          { label: 'Came back', figure: formatDecimal(paid, currency) },
          ...(expectedCost === null
            ? []
            : [
                {
                  label: 'Cost by the stated edge, on average',
                  figure: formatDecimal(expectedCost, currency),
                },
              ]),
          ...(statedTake === null
            ? []
            : [
                {
                  label: 'The casino’s own expected take',
                  working: `Stated in ${counted(statedTake.rounds, 'row')}`,
                  figure: formatDecimal(statedTake.sum, currency),
                },
              ]),
        ]}
        total={{ label: 'Won or lost', figure: formatDecimal(net, currency) }}
      />
      {luck !== null && <p>{luck}</p>}
      {withoutEdge.rounds > 0 && (
        <p>
          {counted(withoutEdge.rounds, 'round')} with {formatDecimal(withoutEdge.staked, currency)}{' '}
          staked have no edge that we know. The average cost leaves them out.
        </p>
      )}
      {cost.course.length > 1 && (
        <>
          <BalanceChart course={cost.course} currency={currency} label={costLine(cost)} />
          <Fold summary="The balance as a table">
            <DataTable
              caption={`Running balance in ${name}`}
              dense
              columns={[
                { label: 'Round' },
                { label: 'Balance', align: 'end' },
                { label: 'Average', align: 'end' },
                { label: 'Middle half', align: 'end' },
              ]}
              rows={points.map(({ round, balance, expected, band }) => ({
                key: String(round),
                cells: [
                  formatCount(round),
                  formatRough(balance),
                  expected === null ? 'Not known' : formatRough(expected),
                  band === null
                    ? 'Not known'
                    : `${formatRough(band.from)} to ${formatRough(band.to)}`,
                ],
              }))}
            />
          </Fold>
        </>
      )}
    </div>
  );
}
