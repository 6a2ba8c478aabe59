/**
 * Result of a player, in the order of the legend: all of one's own money lost, less than deposited,
 * more than deposited, of whom a cap cuts some; or nothing, where nothing was deposited.
 */
export type OutcomeKind = 'lost' | 'less' | 'cut' | 'more' | 'none';

/** Players in 100 with one result. The counts of a figure add to 100. */
export type OutcomeGroup = { kind: OutcomeKind; count: number };
