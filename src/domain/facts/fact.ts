/**
 * A fact is a value with its receipt. `null` stands where nobody has found the value out: nothing is
 * put in its place, and a criterion that needs it gives no points.
 */

/**
 * How good the evidence is, best first.
 * A own test, B independent test, C regulator or on-chain record, D the operator's claim, E user report.
 */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Grade = (typeof GRADES)[number];

/** What was done, when and with how much; grade A cannot be given without one. */
export type TestRecord = { on: string; method: string; amount: string };

export type Receipt = {
  /** Key of an entry in the same file's list of sources. */
  source: string;
  /** ISO date on which the source was read. */
  checkedOn: string;
  grade: Grade;
  note?: string | undefined;
  test?: TestRecord | undefined;
};

export type KnownFact<Value> = Receipt & { value: Value };
export type Fact<Value> = KnownFact<Value> | null;

/** The fact's value, or `null` where nobody has found it out. */
export function valueOf<Value>(fact: Fact<Value>): Value | null {
  return fact === null ? null : fact.value;
}
