import { isDifferent, bestInRow } from '#domain/side-by-side/best-in-row.ts';
import {
  type BestModel,
  cellIn,
  type ColumnModel,
  type RowGroupModel,
} from '../side-by-side-model.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { FactRow } from './FactRow.tsx';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { formatBest } from '#format/side-by-side-words.ts';
import { PayShort } from '../../pay/PayShort/PayShort.tsx';
import { OutcomeStrip } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import styles from './SideBySideTable.module.css';

type Props = {
  caption: string;
  columns: readonly ColumnModel[];
  groups: readonly RowGroupModel[];
  outcomeBest: BestModel;
  isBusy: boolean;
  /** `null` before hydration and for the last casino, which cannot be removed. */
  onRemove: ((slug: string) => void) | null;
};

/**
 * Comparison of casinos, a row for each fact. The names stay in view below the site's header. Rows
 * of equal values, and groups of nothing else, are marked with `data-alike`, so that a style can
 * hide them.
 */
export function SideBySideTable(props: Props) {
  const { caption, columns, groups, outcomeBest, isBusy, onRemove } = props;
  return (
    <table
      className={`${styles.table} ${styles[`of${columns.length}`] ?? ''}`}
      aria-busy={isBusy || undefined}
    >
      <caption>
        <span className="unseen">{caption}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            Fact
          </th>
          {columns.map((column) => (
            <CasinoHead key={column.slug} column={column} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      <tbody>
        <GroupHead title="What its offer does to 100 players" span={columns.length + 1} />
        <OutcomeRow columns={columns} best={outcomeBest} />
      </tbody>
      {groups.map(({ id, title, rows }) => {
        const alike = rows.map(
          (row) => !isDifferent(columns.map((column) => cellIn(column, row).text)),
        );
        return (
          <tbody key={id} data-alike={alike.every(Boolean) || undefined}>
            <GroupHead title={title} span={columns.length + 1} />
            {rows.map((row, index) => (
              <FactRow key={row.id} row={row} columns={columns} isAlike={alike[index] === true} />
            ))}
          </tbody>
        );
      })}
      <tbody>
        <GroupHead title="Will it pay me?" span={columns.length + 1} />
        <tr>
          <th scope="row">In short</th>
          {columns.map(({ slug, name, pay, visit }) => (
            <td key={slug}>
              <PayShort name={name} short={pay} visit={visit} />
            </td>
          ))}
        </tr>
      </tbody>
      <tbody>
        <tr className={styles.links}>
          <th scope="row">Read on</th>
          {columns.map(({ slug, name, review, visit }) => (
            <td key={slug}>
              <div className={`stack-3 ${styles.ways}`}>
                {review === null ? (
                  <span className="unknown">No review yet</span>
                ) : (
                  <ButtonLink variant="quiet" size="small" href={review}>
                    <span>
                      Read review<span className="unseen"> of {name}</span>
                    </span>
                  </ButtonLink>
                )}
                <PaidLink visit={visit} size="small" isTight />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function GroupHead({ title, span }: { title: string; span: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={span}>
        {title}
      </th>
    </tr>
  );
}

/** Outcome of each casino's offer for 100 players. The page has small `ChipPatterns`. */
function OutcomeRow({ columns, best }: Pick<Props, 'columns'> & { best: BestModel }) {
  const found = bestInRow(
    columns.map(({ outcome }) => outcome.measure),
    best.better,
  );
  return (
    <tr>
      <th scope="row">
        Played through
        <small>
          We use the same method for every offer. The last line names the deposit and the bet.
        </small>
      </th>
      {columns.map(({ slug, outcome }, place) => (
        <td key={slug}>
          {outcome.label !== '' && <p className={`fine ${styles.offer}`}>{outcome.label}</p>}
          <OutcomeStrip outcome={outcome} stacked />
          {found?.places.includes(place) && (
            <p className={styles.below}>
              <span className={styles.best}>{formatBest(best, found)}</span>
            </p>
          )}
        </td>
      ))}
    </tr>
  );
}
