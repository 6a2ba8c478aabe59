/**
 * Memoises what is derived from a whole collection: derived for each page, it would make the build quadratic.
 * Under `npm run dev` the content changes, so nothing is cached.
 */
export function oncePerBuild<Result>(derive: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => (import.meta.env.PROD ? (kept ??= derive()) : derive());
}

/** The same with one cache entry a key. */
export function oncePerBuildEach<Key, Result>(
  derive: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const known = new Map<Key, () => Promise<Result>>();
  return (key) => {
    if (!import.meta.env.PROD) return derive(key);
    const reader = known.get(key) ?? oncePerBuild(() => derive(key));
    known.set(key, reader);
    return reader();
  };
}
