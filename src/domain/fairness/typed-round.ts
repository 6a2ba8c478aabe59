import { PLINKO_RISKS } from '../odds/plinko-tables.ts';
import type { Commitment } from './commitment.ts';
import { asksFor, gameOf, type InputField, type MethodId } from './methods.ts';
import type { Parsed } from './parsed.ts';
import { type ClaimReason, parseClaim } from './result-claim.ts';
import {
  parseHash,
  parseNonce,
  parsePlinkoRows,
  parseRevealedSeed,
  parseSeed,
} from './round-input.ts';
import type { Round } from './round.ts';

/** The form as it was typed. What a method does not ask for stays empty and is not read. */
export type TypedRound = Readonly<Record<InputField, string>>;

type ReasonOf<Parse extends (...typed: never[]) => Parsed<unknown, string>> = Extract<
  ReturnType<Parse>,
  { ok: false }
>['reason'];

export type InputReason =
  | ReasonOf<typeof parseRevealedSeed>
  | ReasonOf<typeof parseNonce>
  | ReasonOf<typeof parsePlinkoRows>
  | ReasonOf<typeof parseHash>
  | ClaimReason
  | 'game-hash-not-64-hex-digits'
  | 'public-seed-missing'
  | 'risk-missing';

export type InputReasons = Partial<Record<InputField, InputReason>>;

/** What there is to check: a round, what was committed to, or both. */
export type RoundToCheck = {
  round: Round | null;
  commitment: Commitment | null;
  claim: string | null;
};

/**
 * Reads a form, or says of every field at once why it cannot be read.
 *
 * The hash shown before and the result may be left out, and are then not compared; where nothing but
 * the hash can be checked it is needed. What a bucket of Plinko pays hangs on the risk.
 */
export function readTypedRound(
  method: MethodId,
  typed: TypedRound,
): { ok: true; value: RoundToCheck } | { ok: false; reasons: InputReasons } {
  const reasons: InputReasons = {};
  const take = <Value>(field: InputField, parsed: Parsed<Value, InputReason>): Value | null => {
    if (parsed.ok) return parsed.value;
    reasons[field] = parsed.reason;
    return null;
  };
  const game = gameOf(method);
  const isLeftOut = (field: InputField) => game !== null && typed[field].trim() === '';

  const shownHash = isLeftOut('shownHash') ? null : take('shownHash', parseHash(typed.shownHash));
  const revealed = take('revealed', parseRevealed(method, typed));
  const seed = asksFor(method, 'seed') ? take('seed', parseMixedInSeed(typed.seed)) : '';
  const nonce = asksFor(method, 'nonce') ? take('nonce', parseNonce(typed.nonce)) : 0;
  const rows = asksFor(method, 'rows') ? take('rows', parsePlinkoRows(typed.rows)) : 8;
  const claim =
    game === null || isLeftOut('claim')
      ? null
      : take('claim', parseClaim(typed.claim, game.resultForm));
  const risk = PLINKO_RISKS.find((known) => known === typed.risk) ?? null;
  const isMultiplier = claim !== null && /^\d/.test(claim);
  if (method === 'plinko' && isMultiplier && risk === null) reasons.risk = 'risk-missing';

  const isRead = revealed !== null && seed !== null && nonce !== null && rows !== null;
  if (!isRead || Object.keys(reasons).length > 0) return { ok: false, reasons };
  return {
    ok: true,
    value: {
      round: roundOf(method, { revealed, seed, nonce, rows, risk }),
      commitment:
        shownHash === null ? null : { revealed, shownHash, hashedForm: game?.hashedForm ?? 'text' },
      claim,
    },
  };
}

type Inputs = {
  revealed: string;
  seed: string;
  nonce: number;
  rows: Extract<Round, { game: 'plinko' }>['rows'];
  risk: Extract<Round, { game: 'plinko' }>['risk'];
};

function roundOf(method: MethodId, { revealed, seed, nonce, rows, risk }: Inputs): Round | null {
  const pair = { scheme: 'seed-pair', serverSeed: revealed, clientSeed: seed, nonce } as const;
  switch (method) {
    case 'dice':
    case 'limbo':
      return { ...pair, game: method };
    case 'plinko':
      return { ...pair, game: 'plinko', rows, risk };
    case 'bustabit':
      return { scheme: 'bustabit', game: 'current', gameHash: revealed };
    case 'bustabit-v2':
      return { scheme: 'bustabit', game: 'v2', gameHash: revealed };
    case 'stake-crash':
      return { scheme: 'stake-crash', game: 'crash', gameHash: revealed, seed };
    case 'stake-slide':
      return { scheme: 'stake-crash', game: 'slide', gameHash: revealed, seed };
    case 'hash-only':
      return null;
  }
}

/** A server seed may be any text; the hash of a game in a chain is always 64 hex digits. */
function parseRevealed(method: MethodId, typed: TypedRound): Parsed<string, InputReason> {
  const seed = parseRevealedSeed(typed.revealed, typed.shownHash.trim());
  if (!seed.ok || asksFor(method, 'nonce') || method === 'hash-only') return seed;
  const hash = parseHash(seed.value);
  return hash.ok ? hash : { ok: false, reason: 'game-hash-not-64-hex-digits' };
}

/** The client's or the public seed, whose absence has a sentence of its own. */
function parseMixedInSeed(typed: string): Parsed<string, InputReason> {
  const seed = parseSeed(typed);
  return !seed.ok && seed.reason === 'seed-missing'
    ? { ok: false, reason: 'public-seed-missing' }
    : seed;
}
