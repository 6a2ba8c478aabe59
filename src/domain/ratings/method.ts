/** One version of the rating method, and its changes from the one before. */
export type MethodVersion = {
  version: number;
  /** ISO day from which it applies. */
  since: string;
  /** Changes and reasons, for readers. */
  changed: readonly string[];
};

/**
 * Versions of the rating method, newest first. A new version is needed for a change of a criterion, a weight or
 * the order, not for a change of a fact. Scores under earlier versions stay with the casinos (`earlierScores` in
 * content). docs/decisions/022-bonus-terms-by-their-terms.md
 */
export const METHOD_VERSIONS: readonly [MethodVersion, ...MethodVersion[]] = [
  {
    version: 6,
    since: '2026-11-28',
    changed: [
      'Bonus terms: clauses that version 5 could not hold now count. A multiple of the deposit is added to that of the bonus. If only the bonus’s own sum can be withdrawn, that is a limit. Terms without a multiple, or without what it multiplies, are not rated. No score changed.',
    ],
  },
  {
    version: 5,
    since: '2026-11-28',
    changed: [
      'Every casino with a review gets one word by rule: Recommended, Mixed or Avoid. Version 4 had a badge for some and no word for the rest. Recommended now asks for a license on a register as well. Avoid asks for no license on a register, or a score under 3.0. No score changed.',
    ],
  },
  {
    version: 4,
    since: '2026-11-26',
    changed: [
      'Recourse: a regulator earns half only if it decides the dispute of a player. Version 3 gave half wherever a regulator takes complaints. The authorities of Curaçao and Malta take them and decide none, so the casino keeps the last word.',
    ],
  },
  {
    version: 3,
    since: '2026-11-25',
    changed: [
      'Bonus terms: own money is at risk wherever an offer takes a deposit. Version 2 counted the deposit only where it was matched or bet, so spins that take a deposit first were judged as if they cost nothing. A deposit can be lost once it is made.',
    ],
  },
  {
    version: 2,
    since: '2026-11-22',
    changed: [
      'We judge bonus terms by what they say: how much you must bet, what they limit or take back, and what they leave out. The criterion above shows the scale. The weights and the rule for the order have not changed.',
      'Version 1 asked what the bets would cost on average, at a house edge noted beside each offer. Those edges had no source. Two offers with the same terms could earn different verdicts, and credit that costs nothing could fail for its cost. Scores no longer use a model of play or an edge.',
      'Fairness: a game counts only if its casino also publishes the rule that turns seeds into a result. In version 1 published seeds alone were enough, as with Aviator.',
    ],
  },
];

/** The version in force. */
export const METHOD = METHOD_VERSIONS[0];

/** Scores of a casino under an earlier version and, with the same facts, under the next. */
type EarlierScore = { method: number; score: number; next: number };

/** ISO day of the last version that moved a score; `undefined` where none did. */
export const scoreMovedOn = (earlier: readonly EarlierScore[]): string | undefined =>
  METHOD_VERSIONS.find(({ version }) =>
    earlier.some(({ method, score, next }) => method === version - 1 && score !== next),
  )?.since;
