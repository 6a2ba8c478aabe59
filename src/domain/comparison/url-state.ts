import {
  byGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Filters,
  withoutFurther,
} from './filter-options.ts';
import { type ComparisonSort, SORT_COLUMNS, SORT_ORDERS } from './sort-rows.ts';

export type ComparisonState = { filters: Filters; sort: ComparisonSort | null };

/** An unknown value in the address, which was ignored. */
type IgnoredValue = { parameter: string; value: string };

const OWN_PARAMETERS: readonly string[] = [...FILTER_GROUPS, 'coins', 'sort', 'order'];

/**
 * Reads `?coin=btc,eth&coins=all&licence=mga&kyc=no&under=6h&sort=speed&order=desc`. A parameter may
 * be repeated, as a plain form sends it (`coin=btc&coin=eth`). Capitals, the order of the options and
 * doubles do not matter. Without `coins=all` one of the coins is enough; of several times the longest
 * counts, which holds the others; without `order` a sort is ascending. Passed over and listed are
 * unknown values, a second `sort` or `order`, and an `order` without a sort. Parameters that belong
 * to others are left alone.
 */
export function parseComparisonState(
  parameters: URLSearchParams,
  options: FilterOptions,
): {
  state: ComparisonState;
  ignored: IgnoredValue[];
} {
  const ignored: IgnoredValue[] = [];
  /** The known values in the order given; the others are listed. */
  const read = <Id extends string>(parameter: string, known: readonly Id[]): Id[] =>
    valuesOf(parameters, parameter).flatMap((value) => {
      const id = known.find((candidate) => candidate === value);
      if (id === undefined) ignored.push({ parameter, value });
      return id ?? [];
    });
  const readOne = <Id extends string>(parameter: string, known: readonly Id[]): Id | undefined => {
    const [first, ...others] = read(parameter, known);
    ignored.push(...others.map((value) => ({ parameter, value })));
    return first;
  };
  const chosen = byGroup((group) => {
    const ids = options[group].map(({ id }) => id);
    return inCanonicalOrder(group, read(group, ids), options);
  });
  const allCoins = readOne('coins', ['all']) === 'all';
  const filters: Filters = { ...withoutFurther(chosen), allCoins };
  const column = readOne('sort', SORT_COLUMNS);
  const order = readOne('order', column ? SORT_ORDERS : []) ?? 'asc';
  return { state: { filters, sort: column ? { column, order } : null }, ignored };
}

/**
 * Parameters of a state in canonical order, so that each state has one address: options in the order of the
 * specification, no empty parameter, no `order=asc`. Foreign parameters in `current` are appended; neither
 * argument is changed.
 */
function writeComparisonState(
  { filters, sort }: ComparisonState,
  options: FilterOptions,
  current = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams();
  for (const group of FILTER_GROUPS) {
    const chosen = inCanonicalOrder(group, filters[group], options);
    if (chosen.length > 0) written.set(group, chosen.join(','));
    if (group === 'coin' && filters.allCoins) written.set('coins', 'all');
  }
  if (sort !== null) written.set('sort', sort.column);
  if (sort?.order === 'desc') written.set('order', 'desc');
  for (const [name, value] of current) {
    if (!OWN_PARAMETERS.includes(name)) written.append(name, value);
  }
  return written;
}

/**
 * The query of the address with its question mark, or an empty string for a state without filter
 * and sort. Commas stay as they are, since a query may hold them (RFC 3986, section 3.4) and
 * `coin=btc,eth` can be read.
 */
export function comparisonSearch(
  state: ComparisonState,
  options: FilterOptions,
  current?: URLSearchParams,
): string {
  const query = writeComparisonState(state, options, current).toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/** Every value given for a parameter, repeated or after commas, without the empty ones. */
function valuesOf(parameters: URLSearchParams, parameter: string): string[] {
  const values = parameters.getAll(parameter).flatMap((list) => list.split(','));
  return [...new Set(values.map((value) => value.trim().toLowerCase()))].filter(Boolean);
}

function inCanonicalOrder(
  group: FilterGroup,
  chosen: readonly string[],
  options: FilterOptions,
): readonly string[] {
  return options[group].map(({ id }) => id).filter((id) => chosen.includes(id));
}
