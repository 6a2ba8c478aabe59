/** Result of asking an address. */
export type Answer = {
  /** A server answered, with whatever status. */
  isReached: boolean;
  /** Reason to look at the address. */
  problem: string | null;
};

export const TIMEOUT_MS = 15_000;
export const USER_AGENT = 'edgewise-link-check/1 (checks the links of one site)';

export const reached = (problem: string | null): Answer => ({ isReached: true, problem });

/** `fetch` hides the reason, such as `ENOTFOUND` or `CERT_HAS_EXPIRED`, in the cause of its error. */
export function unreached(error: unknown): Answer {
  const { cause, message } = error as Error & { cause?: { code?: unknown } };
  return { isReached: false, problem: `does not answer: ${String(cause?.code ?? message)}` };
}
