import type { AuditReport } from '../report.ts';
import type { OperatorId, Play } from '../round.ts';
import { BUSTABIT } from './bustabit.ts';
import { DUEL } from './duel.ts';
import { LIQD } from './liqd.ts';
import type { GameRecord, OperatorRecord } from './operator.ts';
import { STAKE } from './stake.ts';
import { USUAL } from './usual.ts';

export const OPERATORS: Readonly<Record<OperatorId, OperatorRecord>> = {
  stake: STAKE,
  duel: DUEL,
  liqd: LIQD,
  bustabit: BUSTABIT,
};

/** The record of an operator's game; `null` where none is known here. */
export function recordOf(operator: OperatorId | null, game: Play['game']): GameRecord | null {
  if (operator === null || game === 'other') return null;
  return OPERATORS[operator].games[game] ?? null;
}

/** The records that the tallies of a report were judged by. */
export function recordsOf({ byOperator, byUsual }: Pick<AuditReport, 'byOperator' | 'byUsual'>) {
  const named = new Set([...byOperator, ...byUsual].map(({ rule }) => rule));
  return [...Object.values(OPERATORS).map(({ games }) => games), USUAL]
    .flatMap((games) => Object.values(games))
    .filter(({ id }) => named.has(id));
}

export const usualOf = (game: Play['game']): GameRecord | null =>
  game === 'other' ? null : (USUAL[game] ?? null);
