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
export type Reader<Value> = (typed: string) => Parsed<Value>;

/** Makes a value of what was revealed, beside the hash that was shown before as it was typed. */
export type RevealedReader = (typed: string, shownHash: string) => Parsed<string>;

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
  beside?: ((read: Partial<Read<Readers>> & { claim: string | null }) => Reasons) | undefined;
  recompute: (round: Read<Readers> & { revealed: string }, digest: Digest) => Promise<Recomputed>;
};

/**
 * The rule of a game whose result can be worked out again. The hash shown before and the result may
 * be left out, and are then not compared.
 */
export function resultRule<Readers extends Inputs>(rule: ResultRule<Readers>): Rule {
  const { readRevealed, inputs, readClaim, hashedForm, beside, recompute } = rule;
  return {
    fields: ['revealed', ...Object.keys(inputs), 'shownHash', 'claim'],
    hashedForm,
    read: (pasted, take) => {
      const compared = { shownHash: unlessEmpty(parseHash), claim: unlessEmpty(readClaim) };
      const readers = { ...inputs, revealed: readRevealed, ...compared };
      const { values, reasons } = readFields(readers, pasted, take);
      const { revealed, shownHash = null, claim = null } = values as Partial<Compared>;
      const others = values as Partial<Read<Readers>>;
      const missing = { ...beside?.({ ...others, claim }), ...reasons };
      if (revealed === undefined || Object.keys(missing).length > 0) {
        return { ok: false, reasons: missing };
      }
      // Without a reason every field has been read.
      const round = { ...(others as Read<Readers>), revealed };
      const commitment = shownHash === null ? null : { revealed, shownHash, hashedForm };
      const result = { claim, recompute: (digest: Digest) => recompute(round, digest) };
      return { ok: true, value: { result, commitment } };
    },
  };
}

type Compared = { revealed: string; shownHash: string | null; claim: string | null };

/** The rule where nothing but the commitment can be checked, so that the hash is needed. */
export const commitmentRule = (readRevealed: RevealedReader, hashedForm: HashedForm): Rule => ({
  fields: ['revealed', 'shownHash'],
  hashedForm,
  read: (pasted, take) => {
    const readers = { revealed: readRevealed, shownHash: parseHash };
    const { values, reasons } = readFields(readers, pasted, take);
    if (Object.keys(reasons).length > 0) return { ok: false, reasons };
    const { revealed = '', shownHash = '' } = values as Readonly<Record<string, string>>;
    return { ok: true, value: { result: null, commitment: { revealed, shownHash, hashedForm } } };
  },
});

function readFields(
  readers: Readonly<Record<string, Reader<unknown> | RevealedReader>>,
  pasted: Typed,
  take: Take = (typed) => pastedValue(typed).value,
) {
  const values: Record<string, unknown> = {};
  const reasons: Record<string, string> = {};
  const textOf = (field: string) => take(pasted[field] ?? '');
  for (const [field, read] of Object.entries(readers)) {
    const parsed = read(textOf(field), textOf('shownHash').trim());
    if (parsed.ok) values[field] = parsed.value;
    else reasons[field] = parsed.reason;
  }
  return { values, reasons };
}

const unlessEmpty =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (typed) =>
    typed.trim() === '' ? { ok: true, value: null } : read(typed);
