import { PLINKO_ROWS, type PlinkoRows } from '../odds/plinko-tables.ts';
import type { Parsed } from './parsed.ts';

const LONGEST_SEED = 1024;

/**
 * A seed as it is written, hex or any other text: schemes use the text, so case is kept.
 * White space around it, which copying adds, is taken off.
 */
export function parseSeed(
  typed: string,
): Parsed<string, 'seed-missing' | 'seed-too-long' | 'seed-has-line-break'> {
  const seed = typed.trim();
  if (seed === '') return { ok: false, reason: 'seed-missing' };
  if (seed.length > LONGEST_SEED) return { ok: false, reason: 'seed-too-long' };
  if (/[\r\n]/.test(seed)) return { ok: false, reason: 'seed-has-line-break' };
  return { ok: true, value: seed };
}

/** A whole number from 0, in digits only. */
export function parseNonce(
  typed: string,
): Parsed<number, 'nonce-missing' | 'nonce-not-whole' | 'nonce-too-large'> {
  const digits = typed.trim();
  if (digits === '') return { ok: false, reason: 'nonce-missing' };
  if (!/^\d+$/.test(digits)) return { ok: false, reason: 'nonce-not-whole' };
  const nonce = Number(digits);
  if (!Number.isSafeInteger(nonce)) return { ok: false, reason: 'nonce-too-large' };
  return { ok: true, value: nonce };
}

/** A SHA-256 hash: 64 hex digits, given back in lower case. */
export function parseHash(
  typed: string,
): Parsed<string, 'hash-missing' | 'hash-not-64-hex-digits'> {
  const hash = typed.trim().toLowerCase();
  if (hash === '') return { ok: false, reason: 'hash-missing' };
  if (!/^[0-9a-f]{64}$/.test(hash)) return { ok: false, reason: 'hash-not-64-hex-digits' };
  return { ok: true, value: hash };
}

/**
 * A revealed seed beside the hash that was shown before. A seed equal to its hash means that the
 * site still shows the hash: the seed has not been revealed, and there is nothing to check yet.
 */
export function parseRevealedSeed(
  typedSeed: string,
  shownHash: string,
): Parsed<string, 'seed-missing' | 'seed-too-long' | 'seed-has-line-break' | 'seed-not-revealed'> {
  const seed = parseSeed(typedSeed);
  if (seed.ok && seed.value.toLowerCase() === shownHash.toLowerCase()) {
    return { ok: false, reason: 'seed-not-revealed' };
  }
  return seed;
}

/** Rows of a Plinko board for which the scheme's tables exist: 8 to 16. */
export function parsePlinkoRows(typed: string): Parsed<PlinkoRows, 'rows-not-8-to-16'> {
  const rows = PLINKO_ROWS.find((known) => String(known) === typed.trim());
  return rows === undefined ? { ok: false, reason: 'rows-not-8-to-16' } : { ok: true, value: rows };
}
