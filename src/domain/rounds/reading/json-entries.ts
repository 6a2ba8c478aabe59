import { Entry } from './entry.ts';
import { newDecoder, textOf } from './file-chunks.ts';
import { Unread } from './reasons.ts';

const LONGEST_ENTRY = 4 << 20;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = newDecoder();

/**
 * Cuts JSON into the objects of its list and hands each to `JSON.parse`: a third of the time of a streaming
 * parser in script. The list stands at the top or under a name of the object at the top; what stands before
 * it there is an entry that is not listed. Objects one after another are a list too.
 */
export class JsonEntries {
  #rest: Uint8Array = new Uint8Array();
  /** Where scanning goes on in `#rest`, and where the open entry starts in it. */
  #at = 0;
  #start = -1;
  #startDepth = 0;
  #depth = 0;
  #inText = false;
  /** What was opened last at depths 0 and 1. */
  #opened = [0, 0];

  /** Takes the next chunk, or the end. */
  take(chunk: Uint8Array | null): Entry[] {
    if (chunk === null && this.#depth !== 0) throw new Unread('cut-off');
    const bytes = joined(this.#rest, chunk ?? new Uint8Array());
    const entries: Entry[] = [];
    let inText = this.#inText;
    let at = this.#at;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < OPEN_LIST && byte !== QUOTE) continue;
      if (inText) {
        if (byte === BACKSLASH) at += 1;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = this.#depth > 0;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte, at, bytes, entries);
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#start < 0 || this.#depth > this.#startDepth) continue;
        entries.push(entryFrom(bytes.subarray(this.#start, at + 1)));
        this.#start = -1;
      }
    }
    const from = this.#start < 0 ? bytes.length : this.#start;
    if (bytes.length - from > LONGEST_ENTRY) throw new Unread('too-long');
    this.#rest = bytes.slice(from);
    this.#at = at - from;
    this.#start = Math.min(this.#start, 0);
    this.#inText = inText;
    return entries;
  }

  /** An entry that starts inside another ends the head of the object at the top. */
  #open(byte: number, at: number, bytes: Uint8Array, entries: Entry[]): void {
    if (this.#depth === 0) this.#opened = [byte, 0];
    if (this.#depth === 1) this.#opened[1] = byte;
    const [top, second] = this.#opened;
    const listDepth = top === OPEN_LIST ? 1 : second === OPEN_LIST ? 2 : 0;
    if (byte === OPEN_OBJECT && this.#depth === listDepth) {
      if (this.#start >= 0) entries.push(entryFrom(bytes.subarray(this.#start, at), ']}'));
      this.#start = at;
      this.#startDepth = this.#depth;
    }
    this.#depth += 1;
  }
}

/** `end` closes the object at the top before its first list. An entry that cannot be parsed is empty. */
function entryFrom(bytes: Uint8Array, end = ''): Entry {
  const text = textOf(decoder, bytes);
  try {
    return new Entry(JSON.parse(text + end), end === '');
  } catch {
    return new Entry({});
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
