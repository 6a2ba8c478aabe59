/** Byte array type of the Web Crypto functions. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The text's UTF-8 bytes. */
export const utf8Bytes = (text: string): Bytes => new TextEncoder().encode(text);

/** Two lower-case hex digits per byte. */
export function hexOf(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isHex = (text: string) => /^(?:[0-9a-f]{2})*$/i.test(text);

/** Bytes written as pairs of hex digits. Throws on anything else. */
export function bytesOfHex(hex: string): Bytes {
  if (!isHex(hex)) throw new RangeError(`Expected pairs of hex digits, found "${hex}"`);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
