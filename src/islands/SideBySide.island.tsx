import { useRef, useState, useSyncExternalStore } from 'react';
import { downloadText } from '#browser/download-text.ts';
import { pushFragment, readFragment, subscribeToQuery } from '#browser/query-state.ts';
import { ChosenStatus } from '#components/side-by-side/ChosenStatus/ChosenStatus.tsx';
import { CompareTools } from '#components/side-by-side/CompareTools/CompareTools.tsx';
import {
  type BestModel,
  cellIn,
  type RowGroupModel,
} from '#components/side-by-side/side-by-side-model.ts';
import { csvName, sideBySideCsv } from '#components/side-by-side/side-by-side-csv.ts';
import { SideBySideTable } from '#components/side-by-side/SideBySideTable/SideBySideTable.tsx';
import { isDifferent } from '#domain/side-by-side/best-in-row.ts';
import {
  chosenFragment,
  FEWEST_CASINOS,
  isChosenFragment,
  MOST_CASINOS,
  parseChosen,
  withCasino,
} from '#domain/side-by-side/chosen-casinos.ts';
import {
  formatCompared,
  formatFailure,
  formatFetching,
  formatLeftOut,
} from '#format/side-by-side-words.ts';
import { formatList } from '#format/text.ts';
import styles from './SideBySide.module.css';
import { guarded } from './IslandBoundary.tsx';
import { type ComparedFiles, useComparedCasinos } from './use-compared-casinos.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMaxColumns } from './use-max-columns.ts';

export type SideBySideModel = ComparedFiles & {
  groups: readonly RowGroupModel[];
  outcomeBest: BestModel;
};

type Props = { table: SideBySideModel };

/** The last fragment that was one of a comparison: a link to a place on the page changes nothing. */
let lastChosen = '';

function readChosen(): string {
  const fragment = readFragment();
  if (isChosenFragment(fragment)) lastChosen = fragment;
  return lastChosen;
}

/**
 * Two to four casinos side by side. It must run in the browser because which ones stands behind the
 * hash of the address, which no host is sent. As served it compares the first two of the ranking.
 */
export const SideBySide = guarded(function SideBySide({ table }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const differences = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const isReady = useHydrated();
  const maxColumns = useMaxColumns();
  const fragment = useSyncExternalStore(subscribeToQuery, readChosen, () => '');
  const [picked, setPicked] = useState('');

  const { ids, onlyDifferences } = parseChosen(fragment);
  const found = useComparedCasinos(table, ids);
  const columns = found.columns.slice(0, maxColumns);
  const waiting = found.columns.slice(maxColumns);
  const chosenIds = found.columns.map(({ slug }) => slug);
  const rows = table.groups.flatMap((group) => group.rows);
  const different = rows.filter((row) =>
    isDifferent(columns.map((column) => cellIn(column, row).text)),
  ).length;

  const show = (next: readonly string[]) =>
    pushFragment(chosenFragment({ ids: next, onlyDifferences }));
  /** For buttons that go away and would take the focus along. */
  const leaveFor = (act: () => void) => {
    act();
    status.current?.focus();
  };
  const bringIn = (id: string) => show(withCasino(chosenIds, id, maxColumns));
  const showDifferences = (isOn: boolean) =>
    pushFragment(chosenFragment({ ids, onlyDifferences: isOn }));
  const download = () =>
    downloadText(csvName(columns), sideBySideCsv(columns, table.groups, location.href), 'text/csv');

  useEarlyInput(frame, () => {
    setPicked(choice.current?.value ?? '');
    const chosen = parseChosen(readChosen());
    if (differences.current?.checked !== true || chosen.onlyDifferences) return;
    pushFragment(chosenFragment({ ...chosen, onlyDifferences: true }));
  });

  return (
    <div className={`stack-5 ${styles.frame}`} ref={frame}>
      <CompareTools
        others={found.names
          .filter(([id]) => !columns.some(({ slug }) => slug === id))
          .map(([id, name]) => ({ id, name }))}
        addText={columns.length < maxColumns ? 'Add' : 'Swap in'}
        chosenId={picked}
        onlyDifferences={onlyDifferences}
        choiceRef={choice}
        differencesRef={differences}
        onChoose={setPicked}
        onAdd={() => {
          bringIn(picked);
          setPicked('');
        }}
        onDifferences={showDifferences}
        onDownload={download}
      />
      <ChosenStatus
        statusRef={status}
        text={
          found.state === 'loading'
            ? formatFetching(found.missing)
            : formatCompared(
                columns.map(({ name }) => name),
                { different, total: rows.length },
              )
        }
        leftOut={formatLeftOut({
          unknown: found.unknown,
          beyond: found.beyond.map(found.nameOf),
          most: MOST_CASINOS,
        })}
        waiting={waiting.map(({ slug, name }) => ({ id: slug, name }))}
        failure={found.state === 'failed' ? formatFailure(found.missing) : null}
        onShow={(id) => leaveFor(() => bringIn(id))}
        onRetry={() => leaveFor(found.retry)}
      />
      <p data-needs-script>
        To compare other casinos, turn on JavaScript. <a href="/reviews">The list of casinos</a> has
        every casino with a link to its review.
      </p>
      <SideBySideTable
        caption={`${formatList(columns.map(({ name }) => name))}, fact by fact`}
        columns={columns}
        groups={table.groups}
        outcomeBest={table.outcomeBest}
        isBusy={found.state === 'loading'}
        onRemove={
          isReady && found.columns.length >= FEWEST_CASINOS
            ? (slug) => leaveFor(() => show(chosenIds.filter((id) => id !== slug)))
            : null
        }
      />
    </div>
  );
});
