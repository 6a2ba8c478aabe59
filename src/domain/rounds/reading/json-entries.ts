import { isFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { Refusal } from './reasons.ts';

/** An object of a JSON file: an element of its list, or of a list that a member of its top has. */
export type Entry = {
  /** Name of that member; `null` in a list at the top. */
  under: string | null;
  /** `false` for an object that stands alone under its name. */
  listed: boolean;
  fields: Fields;
};

const LONGEST_ENTRY = 4 << 20;
const DEEPEST = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true });

export function decoded(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal('not-utf8');
  }
}

/**
 * Cuts a JSON file into its entries and hands each to `JSON.parse`: a quarter of the time of a streaming
 * parser in script, and no more memory than one entry takes.
 */
export class JsonEntries {
  #rest: Uint8Array = new Uint8Array();
  /** Where scanning goes on in `#rest`, and where the entry or text that is not over starts in it. */
  #at = 0;
  #start = -1;
  #isEntry = false;
  #inText = false;
  #depth = 0;
  /** Depth at which entries stand: 1, or 2 in a list under a name. */
  #level = 1;
  #top = 0;
  #name = '';
  #count = 0;

  *take(block: Uint8Array): Generator<Entry> {
    const bytes = joined(this.#rest, block);
    let at = this.#at;
    while (at < bytes.length) {
      if (this.#inText) {
        at = this.#afterText(bytes, at);
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) this.#openText(at);
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte, at);
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        if (this.#close(byte)) yield* this.#entry(bytes.subarray(this.#start, at + 1));
      } else if (!this.#isEntry) this.#between(byte);
      at += 1;
    }
    const from = this.#start < 0 ? bytes.length : this.#start;
    if (bytes.length - from > LONGEST_ENTRY) throw new Refusal('entry-too-long');
    this.#rest = bytes.slice(from);
    this.#at = at - from;
    if (this.#start > 0) this.#start = 0;
  }

  end(): Entry[] {
    if (this.#top === 0 || this.#depth > 0) throw new Refusal('cut-off');
    return [];
  }

  #openText(at: number): void {
    if (this.#depth === 0) throw this.#broken();
    this.#inText = true;
    if (!this.#isEntry) this.#start = at;
  }

  #afterText(bytes: Uint8Array, from: number): number {
    let at = from;
    while (at < bytes.length) {
      const byte = bytes[at];
      at += byte === BACKSLASH ? 2 : 1;
      if (byte !== QUOTE) continue;
      this.#inText = false;
      if (!this.#isEntry) {
        this.#name = decoded(bytes.subarray(this.#start + 1, at - 1));
        this.#start = -1;
      }
      break;
    }
    return at;
  }

  #open(byte: number, at: number): void {
    if (this.#depth === 0) {
      if (this.#top !== 0) throw this.#broken();
      this.#top = byte;
    } else if (!this.#isEntry) {
      const isNamedList = this.#level === 1 && this.#top === OPEN_OBJECT && byte === OPEN_LIST;
      if (isNamedList) this.#level = 2;
      else {
        this.#isEntry = true;
        this.#start = at;
      }
    }
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new Refusal('too-deep');
  }

  /** Whether an entry ends here. */
  #close(byte: number): boolean {
    this.#depth -= 1;
    if (this.#isEntry) return this.#depth === this.#level;
    const opened = this.#level === 2 ? OPEN_LIST : this.#top;
    if (this.#depth < 0 || byte !== opened + 2) throw this.#broken();
    this.#level = 1;
    return false;
  }

  /** Commas, colons, and numbers and words that stand alone. */
  #between(byte: number): void {
    const isSpace = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
    if (isSpace) return;
    const isPlain = /[\w.,:+-]/.test(String.fromCharCode(byte));
    if (this.#depth === 0 || !isPlain) throw this.#broken();
  }

  *#entry(bytes: Uint8Array): Generator<Entry> {
    this.#isEntry = false;
    this.#start = -1;
    this.#count += 1;
    const value = parsed(decoded(bytes));
    if (value === undefined) throw this.#broken();
    const isUnderName = this.#top === OPEN_OBJECT;
    const listed = !isUnderName || this.#level === 2;
    if (isFields(value)) yield { under: isUnderName ? this.#name : null, listed, fields: value };
  }

  #broken(): Refusal {
    return new Refusal('broken-json', String(this.#count));
  }
}

/** Files of one JSON object a line. `null` stands for a line that is none. */
export class JsonLines {
  #rest: Uint8Array = new Uint8Array();

  *take(block: Uint8Array): Generator<Entry | null> {
    const bytes = joined(this.#rest, block);
    let start = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
      yield* lineEntry(bytes.subarray(start, end));
      start = end + 1;
    }
    this.#rest = bytes.slice(start);
    if (this.#rest.length > LONGEST_ENTRY) throw new Refusal('entry-too-long');
  }

  *end(): Generator<Entry | null> {
    yield* lineEntry(this.#rest);
  }
}

function* lineEntry(line: Uint8Array): Generator<Entry | null> {
  const text = decoded(line).trim();
  if (text === '') return;
  const value = parsed(text);
  yield isFields(value) ? { under: null, listed: true, fields: value } : null;
}

/** Whether the first line is a whole object without a list in it: such a file has one object a line. */
export function isOneObjectALine(block: Uint8Array): boolean {
  const end = block.indexOf(0x0a);
  const first = parsed(
    decoded(end < 0 ? block.subarray(0, 1 << 16) : block.subarray(0, end)).trim(),
  );
  return isFields(first) && !Object.values(first).some(Array.isArray);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
