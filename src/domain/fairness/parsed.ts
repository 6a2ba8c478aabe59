/** Why what was typed cannot be read, for the reasons that schemes share. */
export type InputReason =
  | `seed-${'missing' | 'too-long' | 'has-line-break' | 'not-revealed' | 'not-hex'}`
  | 'public-seed-missing'
  | `nonce-${'missing' | 'not-whole' | 'too-large'}`
  | 'hash-missing'
  | `${'hash' | 'game-hash'}-not-64-hex-digits`
  | `claim-${'missing' | 'not-a-number' | 'not-whole' | 'not-a-list' | 'repeats' | 'count' | 'out-of-range'}`;

/** What a reader typed: a value, or the id of the reason why it is none. */
export type Parsed<Value, Reason extends string = string> =
  { ok: true; value: Value } | { ok: false; reason: Reason };
