import { formatCount } from '../text.ts';

type Told = { state: string; rounds: number; refusal: { reason: string; found?: string } | null };

/** Where a file stands, in one sentence. */
export function fileSentence({ state, rounds, refusal }: Told): string {
  if (refusal !== null) return refusal.reason;
  if (state === 'read') return `${formatCount(rounds)} rounds.`;
  if (state === 'needs-mapping') return 'Say below what its columns hold.';
  return state === 'reading' ? 'Being read.' : 'Not read yet.';
}
