/** Address of a page of a list: the first keeps the list's own, the others are two steps below it. */
export function listPageHref(base: string, number: number): string {
  return number === 1 ? base : `${base}/page/${number}`;
}
