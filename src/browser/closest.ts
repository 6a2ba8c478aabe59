/**
 * The closest match at or above what an event is about: of the kind that the selector names. Scripts of single pages
 * do without: a file that they shared with the script of all pages would be one more on the line.
 */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
