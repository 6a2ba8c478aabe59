import type { Commitment, HashedForm } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { Parsed } from './parsed.ts';
import { pastedValue } from './pasted.ts';
import { parseHash } from './round-input.ts';
import type { Recomputed } from './working.ts';

/** The form as it was typed, by the names of its fields. What a rule does not ask for is not read. */
export type Typed = Readonly<Record<string, string>>;

/** By field, the id of the reason why what was typed cannot be read. */
export type Reasons = Readonly<Record<string, string>>;

/** Makes a value of what was typed in a field. */
export type Reader<Value> = (typed: string) => Parsed<Value, string>;

/** Makes a value of what was revealed, beside the hash that was shown before as it was typed. */
export type RevealedReader = (typed: string, shownHash: string) => Parsed<string, string>;

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

/** What of the text of a field is read: by default the value without what copying put around it. */
export type Take = (typed: string) => string;

const withoutCopying: Take = (typed) => pastedValue(typed).value;

/** How a scheme's round is read from a form and worked out again. */
export type Rule = {
  /** Names of the fields that it asks for, in the order in which a form has them. */
  fields: readonly string[];
  /** Of what the hash shown before usually is the SHA-256; the other forms are tried as well. */
  hashedForm: HashedForm;
  /** Reads a form, or says of every field at once why it cannot be read. */
  read: (
    typed: Typed,
    take?: Take,
  ) => { ok: true; value: RoundToCheck } | { ok: false; reasons: Reasons };
};

/** What a rule asks for besides what was revealed, the hash and the result, by field. */
export type Inputs = Readonly<Record<string, Reader<unknown>>>;
/** The values that such fields are read into. */
export type Read<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never;
};

export type ResultRule<Readers extends Inputs> = {
  readRevealed: RevealedReader;
  /** What else the result is drawn from, by field. */
  inputs: Readers;
  /** Reads the result that the site showed, in one of the forms in which it is worked out. */
  readClaim: Reader<string>;
  hashedForm: HashedForm;
  /** What is missing or impossible only beside other fields; gets what could be read. */
  beside?: (read: Partial<Read<Readers>> & { claim: string | null }) => Reasons;
  recompute: (round: Read<Readers> & { revealed: string }, digest: Digest) => Promise<Recomputed>;
};

/**
 * The rule of a game whose result can be worked out again. The hash shown before and the result may
 * be left out, and are then not compared.
 */
export function resultRule<Readers extends Inputs>({
  readRevealed,
  inputs,
  readClaim,
  hashedForm,
  beside,
  recompute,
}: ResultRule<Readers>): Rule {
  return {
    fields: ['revealed', ...Object.keys(inputs), 'shownHash', 'claim'],
    hashedForm,
    read: (pasted, take = withoutCopying) => {
      const typed = taken(pasted, take);
      const { values, reasons } = readFields(
        {
          ...inputs,
          revealed: (text) => readRevealed(text, textOf(typed, 'shownHash').trim()),
          shownHash: unlessEmpty(parseHash),
          claim: unlessEmpty(readClaim),
        },
        typed,
      );
      const { revealed, shownHash = null, claim = null } = values as Partial<Compared>;
      const others = values as Partial<Read<Readers>>;
      const missing = { ...beside?.({ ...others, claim }), ...reasons };
      if (revealed === undefined || Object.keys(missing).length > 0) {
        return { ok: false, reasons: missing };
      }
      // Without a reason every field has been read.
      const round = { ...(others as Read<Readers>), revealed };
      return {
        ok: true,
        value: {
          result: { claim, recompute: (digest) => recompute(round, digest) },
          commitment: shownHash === null ? null : { revealed, shownHash, hashedForm },
        },
      };
    },
  };
}

type Compared = { revealed: string; shownHash: string | null; claim: string | null };

/** The rule where nothing but the commitment can be checked, so that the hash is needed. */
export function commitmentRule({
  readRevealed,
  hashedForm,
}: Pick<ResultRule<Inputs>, 'readRevealed' | 'hashedForm'>): Rule {
  return {
    fields: ['revealed', 'shownHash'],
    hashedForm,
    read: (pasted, take = withoutCopying) => {
      const typed = taken(pasted, take);
      const shownHash = parseHash(textOf(typed, 'shownHash'));
      const revealed = readRevealed(textOf(typed, 'revealed'), textOf(typed, 'shownHash').trim());
      if (shownHash.ok && revealed.ok) {
        const commitment = { revealed: revealed.value, shownHash: shownHash.value, hashedForm };
        return { ok: true, value: { result: null, commitment } };
      }
      return {
        ok: false,
        reasons: {
          ...(!revealed.ok && { revealed: revealed.reason }),
          ...(!shownHash.ok && { shownHash: shownHash.reason }),
        },
      };
    },
  };
}

function readFields(readers: Inputs, typed: Typed) {
  const values: Record<string, unknown> = {};
  const reasons: Record<string, string> = {};
  for (const [field, read] of Object.entries(readers)) {
    const parsed = read(textOf(typed, field));
    if (parsed.ok) values[field] = parsed.value;
    else reasons[field] = parsed.reason;
  }
  return { values, reasons };
}

const taken = (typed: Typed, take: Take): Typed =>
  Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, take(text)]));

const textOf = (typed: Typed, field: string) => typed[field] ?? '';

const unlessEmpty =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (typed) =>
    typed.trim() === '' ? { ok: true, value: null } : read(typed);
