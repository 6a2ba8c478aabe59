import type { Commitment, HashedForm } from './commitment.ts';
import type { Digest } from './digest.ts';
import { accepted, parseHash, parseSeed, type Reader } from './round-input.ts';
import type { Recomputed } from './working.ts';

/** The form as it was typed, by the names of its fields. What a rule does not ask for is not read. */
export type Typed = Readonly<Record<string, string>>;

/** By field, the id of the reason why what was typed cannot be read. */
export type Reasons = Readonly<Record<string, string>>;

/** What there is to check: a result, what was committed to, or both. */
export type RoundToCheck = {
  /** `null` where only a commitment can be checked. */
  result: {
    /** The result that the site showed, in a form of `Recomputed`; `null` if it was left out. */
    claim: string | null;
    recompute: (digest: Digest) => Promise<Recomputed>;
  } | null;
  commitment: Commitment | null;
};

/** How a scheme's round is read from a form and worked out again. */
export type Rule = {
  /** Names of the fields that it asks for, in the order in which a form has them. */
  fields: readonly string[];
  /** Of what the hash shown before usually is the SHA-256; the other forms are tried as well. */
  hashedForm: HashedForm;
  /** Reads a form, or says of every field at once why it cannot be read. */
  read: (typed: Typed) => { ok: true; value: RoundToCheck } | { ok: false; reasons: Reasons };
};

/** What a rule asks for besides what was revealed, the hash and the result, by field. */
export type Inputs = Readonly<Record<string, Reader<unknown>>>;
/** The values that such fields are read into. */
export type Read<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never;
};

export type ResultRule<Readers extends Inputs> = {
  hashedForm: HashedForm;
  readRevealed: Reader<string>;
  /** What else the result is drawn from, by field. */
  inputs?: Readers;
  /** Reads the result that the site showed, in one of the forms in which it is worked out. */
  readClaim: Reader<string>;
  /** What is missing or impossible only beside other fields; gets what could be read. */
  beside?: ((read: Partial<Read<Readers>> & { claim: string | null }) => Reasons) | undefined;
  recompute: (round: Read<Readers> & { revealed: string }, digest: Digest) => Promise<Recomputed>;
};

/**
 * The rule of a game whose result can be worked out again. The hash shown before and the result may
 * be left out, and are then not compared.
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

/** The rule where nothing but the commitment can be checked, so that the hash is needed. */
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
      // Without a reason every field has been read.
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
