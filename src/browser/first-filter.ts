/**
 * Answers the filters of the comparison, and the list by which its cards are sorted, until its island has come, by the
 * same rules: on a slow line that brings React a second and a half after the first tap. It hides rows, writes numbers
 * and styles the order of cards, and adds, moves or takes away no element, so that React finds what it looks for.
 * docs/decisions/028-the-first-tap.md
 */
import type { ComparisonRow } from '#domain/comparison/comparison-row.ts';
import {
  FILTER_GROUPS,
  type FilterOptions,
  type Filters,
} from '#domain/comparison/filter-options.ts';
import {
  type FilterSummary,
  filterRows,
  summariseFilters,
} from '#domain/comparison/filter-rows.ts';
import { type ComparisonSort, sortRows } from '#domain/comparison/sort-rows.ts';
import { parseComparisonState } from '#domain/comparison/url-state.ts';
import { formatGain, formatLeftOut, formatShown, sortOf } from '#format/comparison-words.ts';
import { checkedIn } from './checked-options.ts';
import { readIslandProps } from './island-props.ts';
import { seeInOrder } from './row-order.ts';

type Table = {
  rows: readonly ComparisonRow[];
  rowFiles: readonly string[];
  options: FilterOptions;
  defaultSort: ComparisonSort | null;
};

/** An island that has not come yet. */
const ASLEEP = 'astro-island[ssr][component-export="ComparisonTable"]';

for (const type of ['change', 'reset']) {
  document.addEventListener(type, ({ target }) => {
    const island = (target as Element).closest(ASLEEP);
    // The fields are reset after the event; by then the island may have come.
    if (island !== null) setTimeout(() => island.matches(ASLEEP) && answer(island));
  });
}
for (const island of document.querySelectorAll(ASLEEP)) {
  const isSorted = sortListIn(island)?.selectedOptions[0]?.defaultSelected === false;
  if (isSorted || checkedIn(island.querySelector('form')).size > 0) answer(island);
}

/** Where the table is one of cards; by the heads of its columns a table is sorted when the island is there. */
function sortListIn(island: Element): HTMLSelectElement | null {
  return island.querySelector<HTMLSelectElement>('#table-sort');
}

function answer(island: Element): void {
  const form = island.querySelector('form');
  const { table } = readIslandProps(island) as { table: Table };
  // Of a long table the page does not hold every row; an address with a query wakes the island at once.
  if (form === null || table.rowFiles.length > 0 || location.search !== '') return;
  const { filters } = parseComparisonState(checkedIn(form), table.options).state;
  const shown = new Set(filterRows(table.rows, filters).shown);
  const rows = island.querySelectorAll<HTMLElement>('tbody > tr');
  table.rows.forEach((row, index) => rows[index]?.toggleAttribute('hidden', !shown.has(row)));
  writeNumbers(form, filters, summariseFilters(table.rows, filters));
  const sort = sortOf(sortListIn(island)?.value ?? '') ?? table.defaultSort;
  seeInOrder(
    rows,
    sortRows(table.rows, sort).map((row) => table.rows.indexOf(row)),
  );
}

function writeNumbers(form: HTMLFormElement, filters: Filters, summary: FilterSummary): void {
  const { shownCount, total, unknownCount, unknownByGroup } = summary;
  const [count, leftOut] = form.querySelectorAll('[aria-live] > *');
  write(count, formatShown(shownCount, total));
  write(leftOut, formatLeftOut(unknownCount, unknownByGroup) ?? '');
  for (const group of FILTER_GROUPS) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${group}"]`)) {
      const number = field.parentElement?.querySelector<HTMLElement>('small') ?? null;
      if (number === null) continue;
      number.hidden = field.checked;
      write(number, formatGain(group, filters, summary.counts[group][field.value] ?? 0));
    }
  }
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
