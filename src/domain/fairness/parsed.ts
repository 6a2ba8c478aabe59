/** What a reader typed: a value, or the id of the reason why it is none. */
export type Parsed<Value, Reason extends string> =
  { ok: true; value: Value } | { ok: false; reason: Reason };
