import type { HistoryFile } from './read-event.ts';
import { ReadError } from './reasons.ts';

/** An archive of 100,000 rounds is 85 MB. */
export const LARGEST_FILE = 400_000_000;

/** First bytes of ZIP (and of workbooks, which are packed), GZIP and older workbooks. */
const PACKED = ['504b', '1f8b', 'd0cf'];

/** First bytes of text in UTF-16, as Excel writes it. */
const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Reading can stop between two chunks, also where a browser gives a whole file at once. */
const LARGEST_CHUNK = 1 << 16;

/** The text of a file, and of how many bytes each part of it is. */
export async function* chunksOf(file: HistoryFile) {
  if (file.size > LARGEST_FILE) throw new ReadError('too-large', String(file.size));
  // Streams cannot be iterated in every Safari.
  const reader = file.stream().getReader();
  let bytes = 0;
  let decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    const options = { stream: chunk !== undefined };
    try {
      return decoder.decode(chunk, options);
    } catch {
      if (decoder.encoding !== 'utf-8') throw new ReadError('not-text');
      // A name in Latin-1 is not worth a history.
      decoder = new TextDecoder('windows-1252');
      return decoder.decode(chunk, options);
    }
  };
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ReadError('not-readable');
      });
      if (done) {
        yield { size: 0, text: decode() };
        return;
      }
      const [first = 0, second = 0] = value;
      const mark = (first * 256 + second).toString(16);
      if (bytes === 0 && PACKED.includes(mark)) throw new ReadError('packed');
      if (bytes === 0 && UTF16[mark] !== undefined) {
        decoder = new TextDecoder(UTF16[mark], { fatal: true });
      }
      bytes += value.length;
      if (bytes > LARGEST_FILE) throw new ReadError('too-large', String(bytes));
      for (let at = 0; at < value.length; at += LARGEST_CHUNK) {
        const raw = value.subarray(at, at + LARGEST_CHUNK);
        const text = decode(raw);
        if (text.includes('\0')) throw new ReadError('not-text');
        yield { size: raw.length, text };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
