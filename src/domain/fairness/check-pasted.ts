import { isHex } from './bytes.ts';
import { type CheckedRound, checkRound, compareResult } from './check-round.ts';
import type { Digest } from './digest.ts';
import { pastedValue, type Remark } from './pasted.ts';
import type { Reasons, RoundToCheck, Typed } from './rule.ts';
import { otherRulesOf, ruleOf } from './schemes.ts';

/** What was done to a field, or found in it. */
export type FieldRemark = Remark | { found: 'read-in-small-letters' } | { found: 'read-as-pasted' };
export type FieldRemarks = readonly { field: string; remark: FieldRemark }[];

export type PastedRound = {
  scheme: string;
  round: RoundToCheck;
  remarks: FieldRemarks;
  /** The fields without what copying put around them, and as they were pasted. */
  typed: Typed;
  pasted: Typed;
};

export type CheckedPasted = CheckedRound & {
  remarks: FieldRemarks;
  /** The other rules of the same game that were tried because the chosen one does not give the result. */
  otherRules: readonly string[];
  /** Those of them that do give it. */
  follows: readonly string[];
  /** A nonce next to the one given with which the chosen rule gives it: sites count from 0 or from 1. */
  nonceThatFits: number | null;
};

/** Reads a form as it was pasted, or says of every field at once why it cannot be read. */
export function readPasted(
  scheme: string,
  typed: Typed,
): { ok: true; value: PastedRound } | { ok: false; reasons: Reasons } {
  const rule = ruleOf(scheme);
  const remarks: { field: string; remark: FieldRemark }[] = [];
  const cleaned: Record<string, string> = {};
  for (const field of rule.fields) {
    const pasted = pastedValue(typed[field] ?? '');
    cleaned[field] = pasted.value;
    remarks.push(...pasted.remarks.map((remark) => ({ field, remark })));
  }
  const read = rule.read(cleaned);
  if (!read.ok) return read;
  return { ok: true, value: { scheme, round: read.value, remarks, typed: cleaned, pasted: typed } };
}

/** A seed may hold capitals, labels and quotes of its own, so these are other readings, tried after. */
function otherReadings({ scheme, pasted, typed }: PastedRound) {
  const rule = ruleOf(scheme);
  const { revealed = '' } = typed;
  const small = revealed.toLowerCase();
  const asPasted = Object.fromEntries(
    ['revealed', 'seed'].flatMap((field) => {
      const text = (pasted[field] ?? '').trim();
      return rule.fields.includes(field) && text !== typed[field] ? [[field, text]] : [];
    }),
  );
  const changes: [FieldRemark['found'] & `read-${string}`, Typed][] = [];
  if (isHex(revealed) && small !== revealed) {
    changes.push(['read-in-small-letters', { revealed: small }]);
  }
  if (Object.keys(asPasted).length > 0) changes.push(['read-as-pasted', asPasted]);
  return changes.flatMap(([found, change]) => {
    const read = rule.read({ ...typed, ...change }, (text) => text);
    const remarks = Object.keys(change).map((field) => ({ field, remark: { found } }));
    return read.ok ? [{ round: read.value, remarks }] : [];
  });
}

/**
 * Checks a round in every reading, and by the other rules of the same game, before it is said that its
 * result does not follow from the seeds.
 */
export async function checkPasted(pasted: PastedRound, digest: Digest): Promise<CheckedPasted> {
  const { scheme, round, remarks, typed } = pasted;
  let best = { checked: await checkRound(round, digest), remarks };
  for (const reading of otherReadings(pasted)) {
    if (!isRefuted(best.checked)) break;
    const checked = await checkRound(reading.round, digest);
    if (matchesOf(checked) > matchesOf(best.checked)) {
      best = { checked, remarks: [...remarks, ...reading.remarks] };
    }
  }
  const isOpen = best.checked.result?.verdict !== 'does-not-match';
  return {
    ...best.checked,
    remarks: best.remarks,
    ...(await triedOf(isOpen ? [] : otherRulesOf(scheme), typed, digest)),
    nonceThatFits: isOpen ? null : await nonceBeside(scheme, typed, digest),
  };
}

/** Whether a rule gives the result; `null` where it cannot read the form. */
async function gives(scheme: string, typed: Typed, digest: Digest): Promise<boolean | null> {
  const read = ruleOf(scheme).read(typed);
  if (!read.ok || read.value.result === null) return null;
  return (await compareResult(read.value.result, digest)).verdict === 'matches';
}

async function nonceBeside(scheme: string, typed: Typed, digest: Digest) {
  const nonce = Number(typed['nonce'] ?? Number.NaN);
  for (const near of [nonce - 1, nonce + 1]) {
    if (await gives(scheme, { ...typed, nonce: String(near) }, digest)) return near;
  }
  return null;
}

async function triedOf(rules: readonly string[], typed: Typed, digest: Digest) {
  const tried = await Promise.all(
    rules.map(async (rule) => ({ rule, isGiven: await gives(rule, typed, digest) })),
  );
  const idsOf = (some: typeof tried) => some.map(({ rule }) => rule);
  return {
    otherRules: idsOf(tried.filter(({ isGiven }) => isGiven !== null)),
    follows: idsOf(tried.filter(({ isGiven }) => isGiven === true)),
  };
}

const verdictsOf = ({ result, commitment }: CheckedRound) => [result?.verdict, commitment.verdict];
const isRefuted = (checked: CheckedRound) => verdictsOf(checked).includes('does-not-match');
const matchesOf = (checked: CheckedRound) =>
  verdictsOf(checked).filter((verdict) => verdict === 'matches').length;
