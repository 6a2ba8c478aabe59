/** Robustness of the ranking: the places of every casino under every weighting of a grid. */

/** Steps of 5% that a weighting distributes among the criteria. */
export const WEIGHT_STEPS = 20;

/** Verdicts as half points earned on each criterion, and the number of criteria judged. */
export type WeighedVerdicts = { halves: readonly number[]; rated: number };

/** Number of weightings in which an entry takes each place. */
export type PlacesTaken = {
  /** Index 0 is first place. Shared places count for each entry that shares them. */
  byPlace: readonly number[];
  /** First places that are not shared. */
  aloneFirst: number;
};

export type AllPlaces = {
  weightings: number;
  places: readonly PlacesTaken[];
  /** Weightings in which at least one of the leaders is first. */
  leadersFirst: number;
};

/**
 * Calls `visit` with every way of distributing the steps among the criteria, at least one each:
 * C(steps − 1, criteria − 1) ways. The array is reused between calls.
 */
export function eachWeighting(
  criteria: number,
  steps: number,
  visit: (weights: readonly number[]) => void,
): void {
  if (criteria < 1 || steps < criteria) {
    throw new Error(`Expected a step for each criterion, found ${steps} for ${criteria}`);
  }
  const weights = new Array<number>(criteria).fill(1);
  const shareOut = (index: number, left: number) => {
    if (index === criteria - 1) {
      weights[index] = left;
      visit(weights);
      return;
    }
    const most = left - (criteria - 1 - index);
    for (let weight = 1; weight <= most; weight += 1) {
      weights[index] = weight;
      shareOut(index + 1, left - weight);
    }
  };
  shareOut(0, steps);
}

/**
 * Places of all entries in all weightings, ranked as the site ranks (`rankByScore`): by score, then by criteria
 * judged; equal entries share a place, and the next ones are left out. Scores are integers here, half points
 * times steps, so that ties are exact. `leaders` are the first so many entries, which share the published first place.
 */
export function placesInAllWeightings(
  entries: readonly WeighedVerdicts[],
  steps: number = WEIGHT_STEPS,
  leaders = 1,
): AllPlaces {
  const criteria = entries[0]?.halves.length ?? 0;
  const profiles = profilesOf(entries);
  const places = profiles.map(() => new Array<number>(entries.length).fill(0));
  const aloneFirst = profiles.map(() => 0);
  // Sort key: the score, then the number of criteria judged as the last digit.
  const base = criteria + 1;
  const holders = new Uint32Array((2 * steps + 1) * base);
  const before = new Uint32Array(holders.length);
  const keys = new Uint32Array(profiles.length);
  let weightings = 0;
  let leadersFirst = 0;
  const isLeading = profiles.map(({ members }) => members.some((member) => member < leaders));

  eachWeighting(criteria, steps, (weights) => {
    weightings += 1;
    holders.fill(0);
    for (const [index, { halves, rated, count }] of profiles.entries()) {
      let points = 0;
      for (let at = 0; at < criteria; at += 1) points += (halves[at] ?? 0) * (weights[at] ?? 0);
      const key = points * base + rated;
      keys[index] = key;
      holders[key] = (holders[key] ?? 0) + count;
    }
    let better = 0;
    for (let key = holders.length - 1; key >= 0; key -= 1) {
      before[key] = better;
      better += holders[key] ?? 0;
    }
    let isLeaderFirst = false;
    for (const [index, taken] of places.entries()) {
      const key = keys[index] ?? 0;
      const place = before[key] ?? 0;
      taken[place] = (taken[place] ?? 0) + 1;
      if (place === 0 && holders[key] === 1) aloneFirst[index] = (aloneFirst[index] ?? 0) + 1;
      if (place === 0 && isLeading[index] === true) isLeaderFirst = true;
    }
    if (isLeaderFirst) leadersFirst += 1;
  });

  const ofEntry = new Map(
    profiles.flatMap(({ members }, index) => members.map((member) => [member, index] as const)),
  );
  return {
    weightings,
    leadersFirst,
    places: entries.map((_, member) => {
      const index = ofEntry.get(member) ?? 0;
      return { byPlace: places[index] ?? [], aloneFirst: aloneFirst[index] ?? 0 };
    }),
  };
}

type Profile = WeighedVerdicts & { count: number; members: readonly number[] };

/** Entries with the same verdicts tie in every weighting, so they are computed once. */
function profilesOf(entries: readonly WeighedVerdicts[]): Profile[] {
  const alike = Map.groupBy(entries.keys(), (index) => {
    const { halves, rated } = entries[index] as WeighedVerdicts;
    return `${halves.join()}/${rated}`;
  });
  return [...alike.values()].map((members) => ({
    ...(entries[members[0] as number] as WeighedVerdicts),
    count: members.length,
    members,
  }));
}

/** Number of weightings in which an entry is among the first `count`. */
export function amongFirst({ byPlace }: PlacesTaken, count: number): number {
  return byPlace.slice(0, count).reduce((sum, times) => sum + times, 0);
}

/** Best and worst place of an entry in any weighting. */
export function rangeOfPlaces({ byPlace }: PlacesTaken): { best: number; worst: number } {
  return {
    best: byPlace.findIndex((times) => times > 0) + 1,
    worst: byPlace.findLastIndex((times) => times > 0) + 1,
  };
}
