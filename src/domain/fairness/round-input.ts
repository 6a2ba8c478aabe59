import type { InputReason, Parsed } from './parsed.ts';

const LONGEST_SEED = 1024;

/**
 * A seed as it is written, hex or any other text: schemes use the text, so case is kept.
 * White space around it, which copying adds, is taken off.
 */
export function parseSeed(typed: string): Parsed<string, InputReason> {
  const seed = typed.trim();
  if (seed === '') return { ok: false, reason: 'seed-missing' };
  if (seed.length > LONGEST_SEED) return { ok: false, reason: 'seed-too-long' };
  if (/[\r\n]/.test(seed)) return { ok: false, reason: 'seed-has-line-break' };
  return { ok: true, value: seed };
}

/** A seed that is mixed in, the client's or a public one, whose absence has a reason of its own. */
export function parseSeedMixedIn(typed: string): Parsed<string, InputReason> {
  const seed = parseSeed(typed);
  if (seed.ok) return seed;
  const { reason } = seed;
  return { ok: false, reason: reason === 'seed-missing' ? 'public-seed-missing' : reason };
}

/** A whole number from 0, in digits only. */
export function parseNonce(typed: string): Parsed<number, InputReason> {
  const digits = typed.trim();
  if (digits === '') return { ok: false, reason: 'nonce-missing' };
  if (!/^\d+$/.test(digits)) return { ok: false, reason: 'nonce-not-whole' };
  const nonce = Number(digits);
  if (!Number.isSafeInteger(nonce)) return { ok: false, reason: 'nonce-too-large' };
  return { ok: true, value: nonce };
}

/** A hash of 64 hex digits (SHA-256) or 128 (SHA-512), given back in lower case. */
export function parseHash(typed: string): Parsed<string, InputReason> {
  const hash = typed.trim().toLowerCase().replace(/^0x/, '');
  if (hash === '') return { ok: false, reason: 'hash-missing' };
  if (!/^(?:[0-9a-f]{64}){1,2}$/.test(hash)) return { ok: false, reason: 'hash-not-64-hex-digits' };
  return { ok: true, value: hash };
}

/**
 * A revealed seed beside the hash that was shown before. A seed equal to its hash means that the
 * site still shows the hash: the seed has not been revealed, and there is nothing to check yet.
 */
export function parseRevealedSeed(
  typedSeed: string,
  shownHash: string,
): Parsed<string, InputReason> {
  const seed = parseSeed(typedSeed);
  if (seed.ok && seed.value.toLowerCase() === shownHash.toLowerCase()) {
    return { ok: false, reason: 'seed-not-revealed' };
  }
  return seed;
}

/** The revealed hash of a game in a chain, always 64 hex digits, given back in lower case. */
export function parseGameHash(typedHash: string, shownHash: string): Parsed<string, InputReason> {
  const revealed = parseRevealedSeed(typedHash, shownHash);
  if (!revealed.ok) return revealed;
  const hash = parseHash(revealed.value);
  return hash.ok && hash.value.length === 64
    ? hash
    : { ok: false, reason: 'game-hash-not-64-hex-digits' };
}

/** One of so many choices, as it is written. */
export const oneOf =
  <Choice extends string | number>(choices: readonly Choice[], reason: string) =>
  (typed: string): Parsed<Choice> => {
    const choice = choices.find((known) => String(known) === typed.trim());
    return choice === undefined ? { ok: false, reason } : { ok: true, value: choice };
  };
