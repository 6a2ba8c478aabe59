/** Makes a text safe inside a double-quoted attribute or between tags. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * The same drawing with `-suffix` on each of its ids and on each reference to them, for an inline
 * SVG that stands on a page more than once. The caller chooses a suffix that is unique on the page.
 * Throws a RangeError when the suffix is not made of letters, digits, `_` and `-`.
 */
export function withFreshIds(svg: string, suffix: string): string {
  if (!/^[\w-]+$/.test(suffix)) {
    throw new RangeError(`withFreshIds: expected letters, digits, _ or -, found "${suffix}"`);
  }
  return svg
    .replace(/ id="([^"]+)"/g, ` id="$1-${suffix}"`)
    .replace(/ href="#([^"]+)"/g, ` href="#$1-${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${suffix})`);
}
