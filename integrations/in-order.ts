/**
 * Does something with results in the order of their numbers, in whatever order they come: 0 first, and none left out.
 * Whoever brings the one that others wait for does theirs too.
 */
export function inOrder<Result>(use: (result: Result) => Promise<void>) {
  const early = new Map<number, Result>();
  let next = 0;
  let last = Promise.resolve();
  return (number: number, result: Result): Promise<void> => {
    early.set(number, result);
    for (; early.has(next); next += 1) {
      const one = early.get(next) as Result;
      early.delete(next);
      last = last.then(() => use(one));
    }
    return last;
  };
}
