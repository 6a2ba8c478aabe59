import type { Commitment, HashedForm } from './commitment.ts';
import type { Digest } from './digest.ts';
import { accepted, parseHash, parseSeed, type Reader } from './round-input.ts';
import type { Recomputed } from './working.ts';

/** Typed values by field name. Fields that a rule does not use are ignored. */
export type Typed = Readonly<Record<string, string>>;

/** Ids of the reasons why fields cannot be parsed, by field. */
export type Reasons = Readonly<Record<string, string>>;

/** Parsed round: a result, a commitment, or both. */
export type RoundToCheck = {
  /** `null` where only a commitment can be checked. */
  result: {
    /** Result shown by the site, in a form of `Recomputed`; `null` if it was left out. */
    claim: string | null;
    recompute: (digest: Digest) => Promise<Recomputed>;
  } | null;
  commitment: Commitment | null;
};

/** Parser and recalculation of a scheme's rounds. */
export type Rule = {
  /** Names of its fields, in the order of the form. */
  fields: readonly string[];
  /** Usual input of the SHA-256 shown before the round; the other forms are tried as well. */
  hashedForm: HashedForm;
  /** Parses a form, or returns the reason for every field that cannot be parsed. */
  read: (typed: Typed) => { ok: true; value: RoundToCheck } | { ok: false; reasons: Reasons };
};

/** Parsers of the fields besides revealed value, hash and result. */
export type Inputs = Readonly<Record<string, Reader<unknown>>>;
/** Parsed values of such fields. */
export type Read<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never;
};

export type ResultRule<Readers extends Inputs> = {
  hashedForm: HashedForm;
  readRevealed: Reader<string>;
  /** Parsers of further inputs of the draw, by field. */
  inputs?: Readers;
  /** Parser of the claimed result, into one of the computed forms. */
  readClaim: Reader<string>;
  /** Validation across fields; receives the values that could be parsed. */
  beside?: ((read: Partial<Read<Readers>> & { claim: string | null }) => Reasons) | undefined;
  recompute: (round: Read<Readers> & { revealed: string }, digest: Digest) => Promise<Recomputed>;
};

/**
 * Rule of a game whose result can be recomputed. The hash shown before and the result are optional, and are
 * compared only if given.
 */
export const resultRule = <Readers extends Inputs>(rule: ResultRule<Readers>): Rule =>
  formRule<Readers>(
    rule.hashedForm,
    {
      revealed: rule.readRevealed,
      ...rule.inputs,
      shownHash: unlessEmpty(parseHash),
      claim: unlessEmpty(rule.readClaim),
    },
    rule,
  );

/** Rule where only the commitment can be checked, so the hash is required. */
export const commitmentRule = (hashedForm: HashedForm): Rule =>
  formRule(hashedForm, { revealed: parseSeed, shownHash: parseHash }, null);

type Compared = { revealed: string; shownHash: string | null; claim: string | null };

function formRule<Readers extends Inputs>(
  hashedForm: HashedForm,
  readers: Inputs,
  result: Pick<ResultRule<Readers>, 'beside' | 'recompute'> | null,
): Rule {
  return {
    fields: Object.keys(readers),
    hashedForm,
    read: (typed) => {
      const { values, reasons } = readFields(readers, typed);
      const read = { claim: null, ...(values as Partial<Read<Readers>>) };
      const wrong = { ...result?.beside?.(read), ...reasons };
      if (Object.keys(wrong).length > 0) return { ok: false, reasons: wrong };
      // Without a reason, every field has been parsed.
      const round = values as Read<Readers> & Compared;
      const { revealed, shownHash, claim } = round;
      const commitment = shownHash === null ? null : { revealed, shownHash, hashedForm };
      const toCheck = result && {
        claim,
        recompute: (digest: Digest) => result.recompute(round, digest),
      };
      return { ok: true, value: { result: toCheck, commitment } };
    },
  };
}

function readFields(readers: Inputs, typed: Typed) {
  const values: Record<string, unknown> = {};
  const reasons: Record<string, string> = {};
  for (const [field, reader] of Object.entries(readers)) {
    const parsed = reader(typed[field] ?? '');
    if (parsed.ok) values[field] = parsed.value;
    else reasons[field] = parsed.reason;
  }
  // A seed equal to its hash means that the site still shows the hash.
  const [revealed, shown] = ['revealed', 'shownHash'].map((name) => typed[name]?.trim());
  if (revealed && revealed.toLowerCase() === shown?.toLowerCase()) {
    reasons['revealed'] = 'seed-not-revealed';
  }
  return { values, reasons };
}

const unlessEmpty =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (typed) =>
    typed.trim() === '' ? accepted(null) : reader(typed);
