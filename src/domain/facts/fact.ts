/**
 * A fact is a value with its receipt; `null` is an unknown value. Nothing is put in its place, and a criterion
 * that needs it gives no points.
 */

/**
 * Quality of the evidence, best first.
 * A own test, B independent test, C regulator or on-chain record, D the operator's claim, E user report.
 */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Grade = (typeof GRADES)[number];

type Receipt = {
  /** Key of an entry in the same file's list of sources. */
  source: string;
  /** ISO date on which the source was read. */
  checkedOn: string;
  grade: Grade;
  /** Words of the source. */
  quote?: string | undefined;
  note?: string | undefined;
  /** Record of our own test, or the name of its file; required for grade A. */
  test?: string | { on: string; method: string; amount: string } | undefined;
};

export type KnownFact<Value> = Receipt & { value: Value };
export type Fact<Value> = KnownFact<Value> | null;

export function valueOf<Value>(fact: Fact<Value>): Value | null {
  return fact === null ? null : fact.value;
}
