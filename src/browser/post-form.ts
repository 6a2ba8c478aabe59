/**
 * Result of posting a form. `unanswered` covers a lost connection as well as an answer that the
 * browser may not read: the form may have arrived.
 */
export type PostResult =
  { kind: 'sent' } | { kind: 'refused'; status: number } | { kind: 'unanswered' };

const PATIENCE_MS = 30_000;

/** Posts fields the way a plain form does, without cookies, and never throws. */
export async function postForm(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
): Promise<PostResult> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok ? { kind: 'sent' } : { kind: 'refused', status };
  } catch {
    return { kind: 'unanswered' };
  }
}
