/** Text of a file, or what is wrong with its bytes, in words for the site's owner. */
export function readText(
  bytes: Uint8Array,
): { text: string } | { found: string; expected: string } {
  const expected = 'plain text saved as UTF-8';
  const [first = 0, second = 0] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || (bytes.length > 1 && (first === 0 || second === 0))) {
    return { found: 'a text saved as UTF-16', expected };
  }
  if (bytes.includes(0)) return { found: 'bytes that are no text', expected };
  try {
    // A mark of byte order in front is not part of the text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { found: 'an empty file', expected: 'its fields' } : { text };
  } catch {
    return { found: 'bytes that are not UTF-8, as older programs of Windows save them', expected };
  }
}
