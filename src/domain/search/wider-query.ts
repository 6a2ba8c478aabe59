const KEPT_LETTERS = 4;

/**
 * A wider query for one that found nothing: each word cut to its first letters, since a search finds
 * whatever begins with them and most slips come later in a word. `null` where nothing is left to cut.
 */
export function widerQuery(query: string): string | null {
  const wider = query
    .trim()
    .split(/\s+/)
    .map((word) => [...word].slice(0, KEPT_LETTERS).join(''))
    .join(' ');
  return wider === '' || wider === query.trim() ? null : wider;
}
