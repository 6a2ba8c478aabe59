/**
 * What became of a player, in the order in which it is told: all of one's own money lost, less than put
 * in, more than put in; and nothing, where nothing was put in.
 */
export type OutcomeKind = 'lost' | 'less' | 'more' | 'none';

/** Players of a hundred that share an outcome. The counts of a figure add to 100. */
export type OutcomeGroup = { kind: OutcomeKind; count: number };
