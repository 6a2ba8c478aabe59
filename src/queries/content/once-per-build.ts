/**
 * Memoises what many pages derive from a whole collection. Under `npm run dev` the content changes,
 * so nothing is cached.
 */
export function oncePerBuild<Result>(derive: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => (import.meta.env.PROD ? (kept ??= derive()) : derive());
}
