/** A place on this site: a page, and the fact on it by its anchor. */
const PLACE = /^\/[a-z0-9/-]{1,100}#[A-Za-z0-9-]{1,60}$/;
const PARAMETER = 'report';

/**
 * Address of the contact form for an error in a fact. The fact's place is in the fragment, which browsers do not
 * send to the server.
 */
export const reportHref = (place: string): string =>
  `/contact#${new URLSearchParams({ [PARAMETER]: place }).toString()}`;

/** The subject of a report, from the fragment of the address; `null` where it names no place. */
export function reportSubject(fragment: string): string | null {
  const place = new URLSearchParams(fragment).get(PARAMETER);
  return place !== null && PLACE.test(place) ? `Error in ${place}` : null;
}
