/**
 * What is derived from a whole collection is derived once in a build, however many pages ask for it:
 * otherwise the time of a build would grow with the square of the content. While the site is being
 * written the content changes, so there it is derived each time.
 */
export function oncePerBuild<Result>(derive: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => (import.meta.env.PROD ? (kept ??= derive()) : derive());
}

/** The same for what is derived for each of a few keys. */
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
