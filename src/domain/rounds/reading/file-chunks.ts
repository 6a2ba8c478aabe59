import type { HistoryFile } from './read-event.ts';
import { Unread } from './reasons.ts';

/** An archive of 100,000 rounds is 85 MB. */
export const LARGEST_FILE = 400_000_000;

/** First bytes of ZIP (and of workbooks, which are packed), GZIP and older workbooks. */
const PACKED = ['504b', '1f8b', 'd0cf'];

/** The bytes of a text file. */
export async function* chunksOf(file: HistoryFile): AsyncGenerator<Uint8Array> {
  if (file.size > LARGEST_FILE) throw new Unread('too-large', String(file.size));
  // Streams cannot be iterated in every Safari.
  const reader = file.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Unread('not-readable');
      });
      if (done) return;
      const [first = 0, second = 0] = value;
      const mark = (first * 256 + second).toString(16);
      if (bytes === 0 && PACKED.includes(mark)) throw new Unread('packed');
      if (value.includes(0)) throw new Unread('not-text');
      bytes += value.length;
      if (bytes > LARGEST_FILE) throw new Unread('too-large', String(bytes));
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
