/** CBOR (RFC 8949), as far as Pagefind writes it: whole numbers, texts and lists of known length. */
export const KIND = { number: 0, negative: 1, text: 3, list: 4 } as const;
type Kind = (typeof KIND)[keyof typeof KIND];

export type CborItem = number | string | CborItem[];

/** Bytes that are read from a place on. */
export type Cursor = { bytes: Buffer; place: number };

/** In the head of an item: a number that follows it, of one, two or four bytes. Smaller ones stand in the head. */
const ONE_BYTE = 24;
const TWO_BYTES = 25;
const FOUR_BYTES = 26;
const LOW_BITS = 31;
const KIND_BITS = 5;

/** The number in the head of the next item, which has to be of this kind: its value, or how long it is. */
export function readHead(cursor: Cursor, kind: Kind): number {
  const head = cursor.bytes.readUInt8(cursor.place);
  if (head >> KIND_BITS !== kind) {
    throw new Error(`Expected CBOR of kind ${kind} at ${cursor.place}, found ${head >> KIND_BITS}`);
  }
  return readNumber(cursor, head & LOW_BITS);
}

function readNumber(cursor: Cursor, low: number): number {
  const { bytes, place } = cursor;
  cursor.place += lengthOfHead(low);
  if (low < ONE_BYTE) return low;
  if (low === ONE_BYTE) return bytes.readUInt8(place + 1);
  return low === TWO_BYTES ? bytes.readUInt16BE(place + 1) : bytes.readUInt32BE(place + 1);
}

function lengthOfHead(low: number): number {
  if (low < ONE_BYTE) return 1;
  if (low === ONE_BYTE) return 2;
  if (low === TWO_BYTES) return 3;
  if (low === FOUR_BYTES) return 5;
  throw new Error(`Expected CBOR of numbers up to four bytes, found one of sort ${low}`);
}

/** Goes past this many numbers. */
export function skipNumbers(cursor: Cursor, count: number): void {
  const { bytes } = cursor;
  for (let left = count; left > 0; left -= 1) {
    cursor.place += lengthOfHead((bytes[cursor.place] ?? LOW_BITS) & LOW_BITS);
  }
}

export function readText(cursor: Cursor): string {
  const length = readHead(cursor, KIND.text);
  cursor.place += length;
  return cursor.bytes.toString('utf8', cursor.place - length, cursor.place);
}

/** The next item with all that is in it. */
export function readItem(cursor: Cursor): CborItem {
  const kind = cursor.bytes.readUInt8(cursor.place) >> KIND_BITS;
  if (kind === KIND.text) return readText(cursor);
  if (kind === KIND.negative) return -1 - readHead(cursor, KIND.negative);
  if (kind === KIND.number) return readHead(cursor, KIND.number);
  return Array.from({ length: readHead(cursor, KIND.list) }, () => readItem(cursor));
}

/** The shortest head of this kind. */
export function headOf(kind: Kind, value: number): Buffer {
  const bytes = Buffer.alloc(5);
  return bytes.subarray(0, writeHead(bytes, 0, kind, value));
}

/** Writes the shortest head of this kind, and returns the place behind it. */
export function writeHead(bytes: Buffer, place: number, kind: Kind, value: number): number {
  const first = kind << KIND_BITS;
  if (value < ONE_BYTE) return bytes.writeUInt8(first | value, place);
  if (value < 0x100) {
    return bytes.writeUInt8(value, bytes.writeUInt8(first | ONE_BYTE, place));
  }
  if (value < 0x10000) {
    return bytes.writeUInt16BE(value, bytes.writeUInt8(first | TWO_BYTES, place));
  }
  return bytes.writeUInt32BE(value, bytes.writeUInt8(first | FOUR_BYTES, place));
}

export function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([headOf(KIND.text, bytes.length), bytes]);
}

/** An item as bytes. */
export function itemBytes(item: CborItem): Buffer {
  if (typeof item === 'string') return textBytes(item);
  if (typeof item === 'number') {
    return item < 0 ? headOf(KIND.negative, -1 - item) : headOf(KIND.number, item);
  }
  return Buffer.concat([headOf(KIND.list, item.length), ...item.map(itemBytes)]);
}
