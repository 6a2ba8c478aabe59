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

/** The bytes of a text file as UTF-8, and how many there were of them before. Lines in Latin-1 are turned into it. */
export async function* chunksOf(file: HistoryFile) {
  if (file.size > LARGEST_FILE) throw new ReadError('too-large', String(file.size));
  // Streams cannot be iterated in every Safari.
  const reader = file.stream().getReader();
  let bytes = 0;
  let decoder: TextDecoder | null = null;
  let cut = EMPTY;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ReadError('not-readable');
      });
      if (done) {
        if (decoder !== null) textOf(decoder);
        if (cut.length > 0) yield { size: 0, utf8: utf8From(cut) };
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
        if (decoder !== null) {
          yield { size: raw.length, utf8: new TextEncoder().encode(textOf(decoder, raw, true)) };
          continue;
        }
        if (raw.includes(0)) throw new ReadError('not-text');
        // No character of several bytes is cut before one of ASCII.
        const end = Math.max(
          0,
          raw.findLastIndex((byte) => byte < 0x80),
        );
        const utf8 = end === 0 ? EMPTY : utf8From(joined(cut, raw.subarray(0, end)));
        cut = joined(end === 0 ? cut : EMPTY, raw.subarray(end));
        if (utf8.length > 0) yield { size: raw.length, utf8 };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

const EMPTY = new Uint8Array();
const LINE_END = 0x0a;

const isUtf8 = (bytes: Uint8Array) => {
  try {
    return newDecoder().decode(bytes) !== null;
  } catch {
    return false;
  }
};

/** Text as UTF-8, its lines in another encoding read as Latin-1: one name is not worth a history. */
function utf8From(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isUtf8(bytes)) return bytes;
  let text = '';
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from) + 1 || bytes.length;
    const line = bytes.subarray(from, end);
    text += new TextDecoder(isUtf8(line) ? 'utf-8' : 'windows-1252', { ignoreBOM: true }).decode(
      line,
    );
    from = end;
  }
  return new TextEncoder().encode(text);
}

export const newDecoder = () => new TextDecoder('utf-8', { fatal: true });

export function textOf(decoder: TextDecoder, bytes?: Uint8Array, stream = false): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new ReadError('not-text');
  }
}
