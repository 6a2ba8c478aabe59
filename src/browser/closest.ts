/** The closest match at or above what an event is about: of the kind that the selector names. */
export function closest<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
