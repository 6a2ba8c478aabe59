import type { CurrencyCost } from '#domain/rounds/report.ts';
import {
  counted,
  formatAmount,
  formatExact,
  formatRough,
  leftOutLine,
} from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';

/** Rows of the table beside the drawing. */
const TABLE_ROWS = 12;

/** Cost of the bets in one currency, each amount with the exact one below it. Currencies are never added. */
export function CostFigures({ cost }: { cost: CurrencyCost }) {
  const { rounds, expectedCost, statedTake, withoutEdge, course, currency } = cost;
  const name = currency === '' ? 'no currency named' : currency;
  const step = Math.max(1, Math.ceil(course.length / TABLE_ROWS));
  const points = course.filter((_, place) => (course.length - 1 - place) % step === 0);
  const known = (value: number | null) => (value === null ? 'Not known' : formatRough(value));
  const amount = (label: string, text: string) => {
    const [figure, exact] = [formatAmount(text, currency), formatExact(text, currency)];
    return { label, figure, ...(figure !== exact && { working: `exactly ${exact}` }) };
  };
  const rough = (label: string, text: string | null = null) =>
    text === null ? [] : [{ label, figure: formatRough(Number(text), currency) }];
  return (
    <div className="stack-4">
      <Ledger
        caption={`${counted(rounds, 'bet')}, ${name}`}
        showCaption
        rows={[
          amount('Staked', cost.staked),
          amount('Came back', cost.paid),
          ...rough('Average cost by the stated edge', expectedCost),
          ...rough('The casino’s own expected take', statedTake?.sum),
        ]}
        total={
          cost.net === null
            ? { label: 'Won or lost', figure: 'Not known' }
            : amount('Won or lost', cost.net)
        }
      />
      {cost.leftOut.map((left) => (
        <p key={left.reason}>{leftOutLine(left, currency)}</p>
      ))}
      {withoutEdge.rounds > 0 && (
        <p>
          {`The average leaves out ${counted(withoutEdge.rounds, 'bet')} with ${formatAmount(withoutEdge.staked, currency)} staked, whose edge we don’t know.`}
        </p>
      )}
      {course.length > 1 && (
        <Fold summary="The balance as a table">
          <DataTable
            caption={`Running balance, ${name}`}
            wraps
            columns={['Bet', 'Balance', 'Average', 'Middle half'].map((label) => ({ label }))}
            rows={points.map(({ round, balance, expected, band }) => [
              formatCount(round),
              formatRough(balance),
              known(expected),
              band === null ? 'Not known' : `${known(band.from)} to ${known(band.to)}`,
            ])}
          />
        </Fold>
      )}
    </div>
  );
}
