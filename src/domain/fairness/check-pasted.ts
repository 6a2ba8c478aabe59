import { isHex } from './bytes.ts';
import { type CheckedRound, checkRound, compareResult, type OnlyForm } from './check-round.ts';
import type { Digest } from './digest.ts';
import { pastedValue, type Remark } from './pasted.ts';
import type { Reasons, RoundToCheck, Typed } from './rule.ts';
import { otherRulesOf, ruleOf } from './schemes.ts';

/** Change made to a pasted field, or problem found in it. */
export type FieldRemark = Remark | { found: 'read-in-small-letters' | 'read-as-pasted' };
type FieldRemarks = readonly { field: string; remark: FieldRemark }[];

type PastedRound = {
  scheme: string;
  round: RoundToCheck;
  remarks: FieldRemarks;
  /** Field values after and before cleaning. */
  typed: Typed;
  pasted: Typed;
};

export type CheckedPasted = CheckedRound & {
  remarks: FieldRemarks;
  /** Other rules of the same game that were tried after the selected one failed. */
  otherRules: readonly string[];
  /** Those of them that give the result. */
  follows: readonly string[];
  /** Adjacent nonce with which the selected rule gives the result: sites count from 0 or from 1. */
  nonceThatFits: number | null;
};

/** Parses a pasted form, or returns the reason for every field that cannot be parsed. */
export function readPasted(
  scheme: string,
  pasted: Typed,
): { ok: true; value: PastedRound } | { ok: false; reasons: Reasons } {
  const rule = ruleOf(scheme);
  const values = rule.fields.map((field) => ({ field, ...pastedValue(pasted[field] ?? '') }));
  const typed = Object.fromEntries(values.map(({ field, value }) => [field, value]));
  const read = rule.read(typed);
  if (!read.ok) return read;
  const remarks = values.flatMap(({ field, remarks }) =>
    remarks.map((remark) => ({ field, remark })),
  );
  return { ok: true, value: { scheme, round: read.value, remarks, typed, pasted } };
}

/** Alternative readings, tried after the cleaned one: a seed may itself contain capitals, labels and quotes. */
function otherReadings({ scheme, pasted, typed }: PastedRound) {
  const rule = ruleOf(scheme);
  const { revealed = '' } = typed;
  const seeds = rule.fields.filter((field) => field === 'revealed' || field === 'seed');
  const readings = [
    ['read-in-small-letters', isHex(revealed) ? [['revealed', revealed.toLowerCase()]] : []],
    ['read-as-pasted', seeds.map((field) => [field, (pasted[field] ?? '').trim()])],
  ] as const;
  return readings.flatMap(([found, values]) => {
    const changed = values.filter(([field = '', text]) => text !== typed[field]);
    const read = rule.read({ ...typed, ...Object.fromEntries(changed) });
    const remarks = changed.map(([field = '']) => ({ field, remark: { found } }));
    return changed.length > 0 && read.ok ? [{ round: read.value, remarks }] : [];
  });
}

/**
 * Checks a round in every reading, and by the other rules of the same game, before it is reported that the result
 * does not follow from the seeds.
 */
export async function checkPasted(
  pasted: PastedRound,
  digest: Digest,
  onlyForm?: OnlyForm,
): Promise<CheckedPasted> {
  const { scheme, round, remarks, typed } = pasted;
  let best = { checked: await checkRound(round, digest, onlyForm), remarks };
  for (const reading of otherReadings(pasted)) {
    if (!verdictsOf(best.checked).includes('does-not-match')) break;
    const checked = await checkRound(reading.round, digest, onlyForm);
    if (matchesOf(checked) > matchesOf(best.checked)) {
      best = { checked, remarks: [...remarks, ...reading.remarks] };
    }
  }
  const isOpen = best.checked.result?.verdict !== 'does-not-match';
  const otherRules: string[] = [];
  const follows: string[] = [];
  for (const rule of isOpen ? [] : otherRulesOf(scheme)) {
    const isGiven = await gives(rule, typed, digest, onlyForm);
    if (isGiven !== null) otherRules.push(rule);
    if (isGiven === true) follows.push(rule);
  }
  const nonceThatFits = isOpen ? null : await nonceBeside(scheme, typed, digest, onlyForm);
  return { ...best.checked, remarks: best.remarks, otherRules, follows, nonceThatFits };
}

/** True if a rule gives the result; `null` where it cannot parse the form. */
async function gives(scheme: string, typed: Typed, digest: Digest, onlyForm: OnlyForm) {
  const read = ruleOf(scheme).read(typed);
  if (!read.ok || read.value.result === null) return null;
  return (await compareResult(read.value.result, digest, onlyForm)).verdict === 'matches';
}

async function nonceBeside(scheme: string, typed: Typed, digest: Digest, onlyForm: OnlyForm) {
  const nonce = Number(typed['nonce'] ?? Number.NaN);
  for (const near of [nonce - 1, nonce + 1]) {
    if (await gives(scheme, { ...typed, nonce: String(near) }, digest, onlyForm)) return near;
  }
  return null;
}

const verdictsOf = ({ result, commitment }: CheckedRound) => [result?.verdict, commitment.verdict];
const matchesOf = (checked: CheckedRound) =>
  verdictsOf(checked).filter((verdict) => verdict === 'matches').length;
