import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { HistoryFile } from './read-event.ts';
import { Refusal } from './reasons.ts';

/** An archive of 100,000 rounds is 85 MB. */
export const LARGEST_FILE = 400_000_000;

/** Small enough that reading can stop between two of them within a few milliseconds. */
export const BLOCK = 1 << 18;

/** The bytes of a file as UTF-8 in blocks of one length, however the browser cuts them, and their hash. */
export class FileBlocks {
  bytes = 0;
  readonly #file: HistoryFile;
  readonly #hash = sha256.create();

  constructor(file: HistoryFile) {
    this.#file = file;
    if (file.size > LARGEST_FILE) throw new Refusal('too-large', String(file.size));
  }

  sha256(): string {
    return bytesToHex(this.#hash.digest());
  }

  async *blocks(): AsyncGenerator<Uint8Array> {
    let decoder: TextDecoder | null = null;
    let isFirst = true;
    for await (const block of this.#filled()) {
      if (isFirst) {
        refuseByMark(block);
        decoder = utf16By(block);
      }
      const utf8 = decoder ? recoded(decoder, block) : block;
      if (utf8.includes(0)) throw new Refusal('not-text');
      yield isFirst ? withoutMark(utf8) : utf8;
      isFirst = false;
    }
    if (isFirst) throw new Refusal('empty-file');
    if (decoder) recoded(decoder, new Uint8Array(), true);
  }

  async *#filled(): AsyncGenerator<Uint8Array> {
    let block = new Uint8Array(BLOCK);
    let filled = 0;
    for await (const chunk of this.#chunks()) {
      for (let from = 0; from < chunk.length;) {
        const part = chunk.subarray(from, from + BLOCK - filled);
        block.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < BLOCK) continue;
        yield this.#counted(block);
        block = new Uint8Array(BLOCK);
        filled = 0;
      }
    }
    if (filled > 0) yield this.#counted(block.subarray(0, filled));
  }

  #counted(block: Uint8Array): Uint8Array {
    this.#hash.update(block);
    this.bytes += block.length;
    if (this.bytes > LARGEST_FILE) throw new Refusal('too-large', String(this.bytes));
    return block;
  }

  /** Safari's streams cannot be iterated. */
  async *#chunks(): AsyncGenerator<Uint8Array> {
    const reader = await this.#open();
    try {
      for (;;) {
        const { done, value } = await reader.read().catch(() => {
          throw new Refusal('not-readable');
        });
        if (done) return;
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  async #open(): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    try {
      return await Promise.resolve(this.#file.stream().getReader());
    } catch {
      throw new Refusal('not-readable');
    }
  }
}

const startsWith = (block: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, at) => block[at] === byte);

function refuseByMark(block: Uint8Array): void {
  const isPacked =
    startsWith(block, 0x50, 0x4b) || startsWith(block, 0x1f, 0x8b) || startsWith(block, 0xd0, 0xcf);
  if (isPacked) throw new Refusal('packed');
  if (startsWith(block, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('not-text');
}

function utf16By(block: Uint8Array): TextDecoder | null {
  if (startsWith(block, 0xff, 0xfe)) return new TextDecoder('utf-16le', { fatal: true });
  return startsWith(block, 0xfe, 0xff) ? new TextDecoder('utf-16be', { fatal: true }) : null;
}

function recoded(decoder: TextDecoder, block: Uint8Array, isLast = false): Uint8Array {
  try {
    return new TextEncoder().encode(decoder.decode(block, { stream: !isLast }));
  } catch {
    throw new Refusal('not-text');
  }
}

function withoutMark(block: Uint8Array): Uint8Array {
  return startsWith(block, 0xef, 0xbb, 0xbf) ? block.subarray(3) : block;
}
