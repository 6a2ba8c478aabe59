import type { AuditReport } from '#domain/rounds/report.ts';
import { counted } from './audit-answers.ts';

/** Why there is nothing to follow. */
export const UNEXPLAINED = {
  'no-such-round': 'No round was read from this row.',
  'needs-seed': 'The seed of this round is not revealed yet. Paste it above.',
  'no-rule': 'We know no rule by which this game can be worked out again.',
} as const;

/** Characters of a seed by which its reader knows it again. */
const NAMED = 12;

/** What is wrong with pasted seeds: no round of the history names the hash of these. */
export function leftOverLine({ seedsLeftOver }: AuditReport): string | undefined {
  const pasted = seedsLeftOver.filter(({ from }) => from === 'reader');
  if (pasted.length === 0) return undefined;
  const names = pasted.slice(0, 3).map(({ serverSeed }) => `${serverSeed.slice(0, NAMED)}…`);
  return `No round in these files has the hash of ${counted(pasted.length, 'pasted seed')}: ${names.join(', ')} Check that it was copied whole and belongs to these rounds.`;
}
