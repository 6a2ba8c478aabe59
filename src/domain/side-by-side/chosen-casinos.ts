/** Most casinos compared side by side, in general and on a phone. */
export const MOST_CASINOS = 4;
export const MOST_ON_PHONE = 2;
export const FEWEST_CASINOS = 2;

/** Limits on ids from the address, which can hold anything: ids read, and characters shown of an invalid one. */
const MOST_READ = 24;
const LONGEST_SHOWN = 40;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 64;

/** Comparison requested by an address: ids in order without duplicates, whether such casinos exist or not. */
export type Chosen = {
  /** Empty where the address names none: the page then shows a default selection. */
  ids: readonly string[];
  onlyDifferences: boolean;
};

/** True if a fragment describes a comparison and is not an anchor on the page. */
export function isChosenFragment(fragment: string): boolean {
  return fragment === '' || fragment === '#' || /^#(?:ids|only)=/.test(fragment);
}

/** Parses `#ids=a,b,c&only=differences`; unknown parameters are ignored. */
export function parseChosen(fragment: string): Chosen {
  const parameters = new URLSearchParams(isChosenFragment(fragment) ? fragment.slice(1) : '');
  const ids = parameters
    .getAll('ids')
    .flatMap((list) => list.split(','))
    .map((id) => shownId(id.trim().toLowerCase()))
    .filter((id) => id !== '');
  return {
    ids: [...new Set(ids)].slice(0, MOST_READ),
    onlyDifferences: parameters.get('only') === 'differences',
  };
}

/** Canonical fragment of a comparison; empty for the default. */
export function chosenFragment({ ids, onlyDifferences }: Chosen): string {
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...(onlyDifferences ? ['only=differences'] : []),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Id for display: control characters removed, since they could hide text, and long ids cut. */
function shownId(id: string): string {
  if (SLUG.test(id) && id.length <= LONGEST_SLUG) return id;
  const visible = id.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...visible].length <= LONGEST_SHOWN
    ? visible
    : `${[...visible].slice(0, LONGEST_SHOWN).join('')}…`;
}

/** Requested ids, matched with the casinos of the site. */
export type Choice = {
  /** At most four, in the order of the address. */
  shown: readonly string[];
  /** Ids without a casino on the site. */
  unknown: readonly string[];
  /** Casinos beyond the limit. */
  beyond: readonly string[];
};

/** Selects the casinos to show; unknown ids do not count toward the limit. */
export function chooseAmong(ids: readonly string[], known: ReadonlySet<string>): Choice {
  const casinos = ids.filter((id) => known.has(id));
  return {
    shown: casinos.slice(0, MOST_CASINOS),
    unknown: ids.filter((id) => !known.has(id)),
    beyond: casinos.slice(MOST_CASINOS),
  };
}

/**
 * Adds an id: at the end while there is room, else in place of the last visible one. `room` is the number of
 * visible columns. A replaced casino stays selected up to the limit of four.
 */
export function withCasino(ids: readonly string[], id: string, room: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  if (others.length < room) return [...others, id];
  return [...others.slice(0, room - 1), id, ...others.slice(room - 1)].slice(0, MOST_CASINOS);
}
