import { Entry, isFields } from './entry.ts';
import { Unread } from './reasons.ts';

const LONGEST_ENTRY = 4 << 20;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Cuts JSON into the objects of its list and hands each to `JSON.parse`: a third of the time of a streaming
 * parser in script. The list stands at the top or under a name of the object at the top; what stands before
 * it there is an entry that is not listed. Objects one after another are a list too. `null` is no JSON.
 */
export class JsonEntries {
  #rest: Uint8Array = new Uint8Array();
  /** Where scanning goes on in `#rest`, and where the open entry starts in it. */
  #at = 0;
  #start = -1;
  #startDepth = 0;
  #depth = 0;
  #inText = false;
  #top = 0;
  /** What was opened last at depth 1. */
  #second = 0;

  *take(chunk: Uint8Array): Generator<Entry | null> {
    const bytes = joined(this.#rest, chunk);
    let inText = this.#inText;
    let at = this.#at;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (inText) {
        if (byte === BACKSLASH) at += 1;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = this.#depth > 0;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) yield* this.#open(byte, bytes, at);
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#start < 0 || this.#depth > this.#startDepth) continue;
        yield entryFrom(bytes.subarray(this.#start, at + 1));
        this.#start = -1;
      }
    }
    const from = this.#start < 0 ? bytes.length : this.#start;
    if (bytes.length - from > LONGEST_ENTRY) throw new Unread('too-long');
    this.#rest = bytes.slice(from);
    this.#at = at - from;
    this.#start = Math.min(this.#start, 0);
    this.#inText = inText;
  }

  end(): Iterable<Entry | null> {
    if (this.#depth !== 0 || this.#top === 0) throw new Unread('cut-off');
    return [];
  }

  *#open(byte: number, bytes: Uint8Array, at: number): Generator<Entry | null> {
    if (this.#depth === 0) this.#top = byte;
    if (this.#depth === 1) this.#second = byte;
    const isTopObject = this.#top === OPEN_OBJECT;
    const isNamedList = isTopObject && this.#second === OPEN_LIST;
    const listDepth = isNamedList ? 2 : isTopObject ? 0 : 1;
    if (byte === OPEN_OBJECT && this.#depth === listDepth) {
      if (isNamedList && this.#start >= 0) yield headFrom(bytes.subarray(this.#start, at));
      this.#start = at;
      this.#startDepth = this.#depth;
    }
    this.#depth += 1;
  }
}

function entryFrom(bytes: Uint8Array, rest = '', listed = true): Entry | null {
  const text = decoded(bytes) + rest;
  try {
    const fields: unknown = JSON.parse(text);
    return isFields(fields) ? new Entry(fields, listed) : null;
  } catch {
    return null;
  }
}

/** The object at the top as far as its first list. */
const headFrom = (bytes: Uint8Array) => entryFrom(bytes, ']}', false);

function decoded(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Unread('not-utf8');
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
