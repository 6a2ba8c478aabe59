/** Text of a file, or what is wrong with its bytes, in words for the site's owner. */
export function readText(
  bytes: Uint8Array,
): { text: string } | { found: string; expected: string } {
  try {
    // A mark of byte order in front is not part of the text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { found: 'an empty file', expected: 'its fields' } : { text };
  } catch {
    return { found: 'bytes that are not UTF-8', expected: 'plain text saved as UTF-8' };
  }
}
