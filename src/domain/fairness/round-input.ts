import { isHex } from './bytes.ts';

/** What a reader typed: a value, or the id of the reason why it is none. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: string };

/** Makes a value of what was typed in a field. */
export type Reader<Value> = (typed: string) => Parsed<Value>;

export const accepted = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const refused = (reason: string): Parsed<never> => ({ ok: false, reason });

const LONGEST_SEED = 1024;

const seedReader =
  (missing: string): Reader<string> =>
  (typed) => {
    const seed = typed.trim();
    if (seed === '') return refused(missing);
    if (seed.length > LONGEST_SEED) return refused('seed-too-long');
    return /[\r\n]/.test(seed) ? refused('seed-has-line-break') : accepted(seed);
  };

/** A seed as it is written, hex or any other text: schemes use the text, so case is kept. */
export const parseSeed = seedReader('seed-missing');

/** A seed that is mixed in, the client's or a public one. */
export const parseSeedMixedIn = seedReader('public-seed-missing');

/** A seed whose bytes are a key: pairs of hex digits, given back in lower case. */
export function parseHexSeed(typed: string): Parsed<string> {
  const seed = parseSeed(typed);
  if (!seed.ok) return seed;
  return isHex(seed.value) ? accepted(seed.value.toLowerCase()) : refused('seed-not-hex');
}

/** The hash of a game in a chain, always 64 hex digits, given back in lower case. */
export function parseGameHash(typed: string): Parsed<string> {
  const seed = parseSeed(typed);
  if (!seed.ok) return seed;
  const hash = parseHash(typed);
  return hash.ok && hash.value.length === 64 ? hash : refused('game-hash-not-64-hex-digits');
}

/** A hash of 64 hex digits (SHA-256) or 128 (SHA-512), given back in lower case. */
export function parseHash(typed: string): Parsed<string> {
  const hash = typed.trim().toLowerCase().replace(/^0x/, '');
  if (hash === '') return refused('hash-missing');
  return /^(?:[0-9a-f]{64}){1,2}$/.test(hash) ? accepted(hash) : refused('hash-not-64-hex-digits');
}

/** A whole number from 0, in digits only. */
export function parseNonce(typed: string): Parsed<number> {
  const digits = typed.trim();
  if (digits === '') return refused('nonce-missing');
  if (!/^\d+$/.test(digits)) return refused('nonce-not-whole');
  const nonce = Number(digits);
  return Number.isSafeInteger(nonce) ? accepted(nonce) : refused('nonce-too-large');
}

/** One of so many choices, as it is written. */
export const oneOf =
  <Choice extends string | number>(choices: readonly Choice[], reason: string): Reader<Choice> =>
  (typed) => {
    const choice = choices.find((known) => String(known) === typed.trim());
    return choice === undefined ? refused(reason) : accepted(choice);
  };
