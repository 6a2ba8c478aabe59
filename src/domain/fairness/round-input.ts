import { isHex } from './bytes.ts';

/** Parsed input: a value, or the id of the reason why it is invalid. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: string };

/** Parser of one field. */
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

/** Seed as text, hex or not: schemes use the text, so case is kept. */
export const parseSeed = seedReader('seed-missing');

/** Client seed or public seed. */
export const parseSeedMixedIn = seedReader('public-seed-missing');

/** Seed whose bytes are a key: pairs of hex digits, returned in lower case. */
export function parseHexSeed(typed: string): Parsed<string> {
  const seed = parseSeed(typed);
  if (!seed.ok) return seed;
  return isHex(seed.value) ? accepted(seed.value.toLowerCase()) : refused('seed-not-hex');
}

/** Hash of a game in a chain: 64 hex digits, returned in lower case. */
export function parseGameHash(typed: string): Parsed<string> {
  const seed = parseSeed(typed);
  if (!seed.ok) return seed;
  const hash = parseHash(typed);
  return hash.ok && hash.value.length === 64 ? hash : refused('game-hash-not-64-hex-digits');
}

/** Hash of 64 hex digits (SHA-256) or 128 (SHA-512), returned in lower case. */
export function parseHash(typed: string): Parsed<string> {
  const hash = typed.trim().toLowerCase().replace(/^0x/, '');
  if (hash === '') return refused('hash-missing');
  return /^(?:[0-9a-f]{64}){1,2}$/.test(hash) ? accepted(hash) : refused('hash-not-64-hex-digits');
}

/** Integer from 0, digits only. */
export function parseNonce(typed: string): Parsed<number> {
  const digits = typed.trim();
  if (digits === '') return refused('nonce-missing');
  if (!/^\d+$/.test(digits)) return refused('nonce-not-whole');
  const nonce = Number(digits);
  return Number.isSafeInteger(nonce) ? accepted(nonce) : refused('nonce-too-large');
}

/** Parser of a word that has to be one of a list. */
export const oneOf =
  <Choice extends string | number>(choices: readonly Choice[], reason: string): Reader<Choice> =>
  (typed) => {
    const choice = choices.find((known) => String(known) === typed.trim());
    return choice === undefined ? refused(reason) : accepted(choice);
  };
