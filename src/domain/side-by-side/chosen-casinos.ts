/** How many casinos stand side by side at most, and how many where there is room for two. */
export const MOST_CASINOS = 4;
export const MOST_ON_PHONE = 2;
/** From how many on there is something to compare. */
export const FEWEST_CASINOS = 2;

/** An address can hold anything: so many ids are looked at, and so much of one that is no id is shown. */
const MOST_READ = 24;
const LONGEST_SHOWN = 40;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 64;

/** What an address asks for: ids in their order, each once, whether there is such a casino or not. */
export type Chosen = {
  /** Empty where the address names none: the page then shows casinos of its own choice. */
  ids: readonly string[];
  onlyDifferences: boolean;
};

/** Whether a fragment is one of a comparison, and not the name of a place on the page. */
export function isChosenFragment(fragment: string): boolean {
  return fragment === '' || fragment === '#' || /^#(?:ids|only)=/.test(fragment);
}

/** Reads `#ids=a,b,c&only=differences`; what is not understood is passed over. */
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

/** The fragment that asks for this, in one way only; empty where it asks for nothing. */
export function chosenFragment({ ids, onlyDifferences }: Chosen): string {
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...(onlyDifferences ? ['only=differences'] : []),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Control characters could hide what an id says, and an endless one what stands beside it. */
function shownId(id: string): string {
  if (SLUG.test(id) && id.length <= LONGEST_SLUG) return id;
  const visible = id.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...visible].length <= LONGEST_SHOWN
    ? visible
    : `${[...visible].slice(0, LONGEST_SHOWN).join('')}…`;
}

/** The ids of an address against the casinos that there are. */
export type Choice = {
  /** At most four, in the order of the address. */
  shown: readonly string[];
  /** Names no casino of the site. */
  unknown: readonly string[];
  /** A casino, and one too many. */
  beyond: readonly string[];
};

/** Which casinos are shown; what names none is left out before they are counted. */
export function chooseAmong(ids: readonly string[], known: ReadonlySet<string>): Choice {
  const casinos = ids.filter((id) => known.has(id));
  return {
    shown: casinos.slice(0, MOST_CASINOS),
    unknown: ids.filter((id) => !known.has(id)),
    beyond: casinos.slice(MOST_CASINOS),
  };
}

/**
 * The ids with one more: at the end where there is room for it, in place of the last that is in sight
 * where there is not. `room` is how many are in sight. What it takes the place of stays chosen while
 * four are enough.
 */
export function withCasino(ids: readonly string[], id: string, room: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  if (others.length < room) return [...others, id];
  return [...others.slice(0, room - 1), id, ...others.slice(room - 1)].slice(0, MOST_CASINOS);
}
