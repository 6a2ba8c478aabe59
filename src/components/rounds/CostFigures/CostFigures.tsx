import type { CurrencyCost } from '#domain/rounds/report.ts';
import { counted, formatRough, formatSum, leftOutLine } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';

/** Rows of the table beside the drawing. */
const TABLE_ROWS = 12;

/** Cost of the rounds in one currency. Currencies are never added. */
export function CostFigures({ cost }: { cost: CurrencyCost }) {
  const { rounds, expectedCost, statedTake, withoutEdge, course } = cost;
  const name = cost.currency === '' ? 'no currency named' : cost.currency;
  const sum = (text: string) => formatSum(text, cost.currency);
  const step = Math.max(1, Math.ceil(course.length / TABLE_ROWS));
  const points = course.filter((_, place) => (course.length - 1 - place) % step === 0);
  const known = (value: number | null) => (value === null ? 'Not known' : formatRough(value));
  const rough = (label: string, text: string | null = null) =>
    text === null ? [] : [{ label, figure: formatRough(Number(text), cost.currency) }];
  return (
    <div className="stack-4">
      <Ledger
        caption={`${counted(rounds, 'round')}, ${name}`}
        showCaption
        rows={[
          { label: 'Staked', figure: sum(cost.staked) },
          { label: 'Came back', figure: sum(cost.paid) },
          ...rough('Average cost by the stated edge', expectedCost),
          ...rough('The casino’s own expected take', statedTake?.sum),
        ]}
        total={{ label: 'Won or lost', figure: cost.net === null ? 'Not known' : sum(cost.net) }}
      />
      {cost.leftOut.map((left) => (
        <p key={left.reason}>{leftOutLine(left, cost.currency)}</p>
      ))}
      <p>{luckLine(cost)}</p>
      {withoutEdge.rounds > 0 && (
        <p>
          The average leaves out {counted(withoutEdge.rounds, 'round')} with{' '}
          {sum(withoutEdge.staked)} staked, whose edge we do not know.
        </p>
      )}
      {course.length > 1 && (
        <div className="stack-4">
          <BalanceChart course={course} currency={cost.currency} />
          <Fold summary="The balance as a table">
            <DataTable
              caption={`Running balance, ${name}`}
              wraps
              columns={['Round', 'Balance', 'Average', 'Middle half'].map((label) => ({ label }))}
              rows={points.map(({ round, balance, expected, band }) => [
                formatCount(round),
                formatRough(balance),
                known(expected),
                band === null ? 'Not known' : `${known(band.from)} to ${known(band.to)}`,
              ])}
            />
          </Fold>
        </div>
      )}
    </div>
  );
}

function luckLine({ lowerOf1000 }: CurrencyCost): string | null {
  if (lowerOf1000 === null) return null;
  const { how, rounds, from, to } = lowerOf1000;
  const [share, basis] =
    how === 'exact'
      ? [formatCount(Math.round(from)), 'Worked out exactly']
      : [`between ${Math.floor(from)} and ${Math.ceil(to)}`, 'A bound, not an estimate'];
  return `Of 1,000 players who made these very bets, ${share} would have ended lower. ${basis}, over ${counted(rounds, 'round')} with known odds.`;
}
