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

/** The bytes of a text file as UTF-8, and how many there were of them before. */
export async function* chunksOf(file: HistoryFile) {
  if (file.size > LARGEST_FILE) throw new ReadError('too-large', String(file.size));
  // Streams cannot be iterated in every Safari.
  const reader = file.stream().getReader();
  let bytes = 0;
  let decoder: TextDecoder | null = null;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ReadError('not-readable');
      });
      if (done) {
        if (decoder !== null) textOf(decoder);
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
        const utf8 = decoder ? new TextEncoder().encode(textOf(decoder, raw, true)) : raw;
        if (utf8.includes(0)) throw new ReadError('not-text');
        yield { size: raw.length, utf8 };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Decodes chunks of UTF-8 and, from the first that is none, of Latin-1: one name is not worth a history. */
export class ChunkDecoder {
  #decoder = new TextDecoder('utf-8', { fatal: true });

  /** Takes the next chunk, or the end. */
  decode(chunk: Uint8Array | null): string {
    const [bytes, options] = [chunk ?? undefined, { stream: chunk !== null }];
    try {
      return this.#decoder.decode(bytes, options);
    } catch {
      this.#decoder = new TextDecoder('windows-1252');
      return this.#decoder.decode(bytes, options);
    }
  }
}

function textOf(decoder: TextDecoder, bytes?: Uint8Array, stream = false): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new ReadError('not-text');
  }
}
