import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { HistoryFile } from './read-event.ts';
import { Unread } from './reasons.ts';

/** An archive of 100,000 rounds is 85 MB. */
export const LARGEST_FILE = 400_000_000;

/** Small enough that reading can stop between two of them within a few milliseconds. */
const LARGEST_CHUNK = 1 << 18;

const MARKS = [
  ['packed', 0x50, 0x4b],
  ['packed', 0x1f, 0x8b],
  ['packed', 0xd0, 0xcf],
  ['utf-16', 0xff, 0xfe],
  ['utf-16', 0xfe, 0xff],
] as const;

/** The bytes of a file in chunks, counted and hashed as they pass. */
export class FileChunks {
  bytes = 0;
  readonly #file: HistoryFile;
  readonly #hash = sha256.create();

  constructor(file: HistoryFile) {
    this.#file = file;
  }

  sha256(): string {
    return bytesToHex(this.#hash.digest());
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    if (this.#file.size > LARGEST_FILE) throw new Unread('too-large', String(this.#file.size));
    // Streams cannot be iterated in every Safari.
    const reader = this.#file.stream().getReader();
    try {
      for (let next = await read(reader); !next.done; next = await read(reader)) {
        for (let from = 0; from < next.value.length; from += LARGEST_CHUNK) {
          yield this.#checked(next.value.subarray(from, from + LARGEST_CHUNK));
        }
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  #checked(chunk: Uint8Array): Uint8Array {
    const mark =
      this.bytes === 0 &&
      MARKS.find(([, first, second]) => chunk[0] === first && chunk[1] === second);
    if (mark) throw new Unread(mark[0]);
    if (chunk.includes(0)) throw new Unread('not-text');
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    if (this.bytes > LARGEST_FILE) throw new Unread('too-large', String(this.bytes));
    return chunk;
  }
}

const read = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Unread('not-readable');
  });
