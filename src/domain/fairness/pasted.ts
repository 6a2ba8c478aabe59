import { firstUnseen, UNSEEN } from '../text/unseen.ts';

/** Artefact of copying in a pasted value. */
export type Remark =
  | { found: 'label' | 'quotes' | 'unseen-at-end'; detail: string }
  | { found: 'unseen-inside'; detail: string; after: number }
  | { found: 'space-inside'; after: number };

const LABEL =
  /^["'“]?(?:(?:final|mines?|active|current|previous|revealed|unhashed|hashed|encrypted|server|client|public|game|next|your|the|bet|sha-?256|sha-?512)[ _-]?)*(?:seed|hash|hashed|nonce|result|roll|multiplier|values?|coordinates)["'”]?(?: ?\([a-z0-9 -]+\))?\s*[:=]\s*/i;
const QUOTES = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’|«(.*)»|`(.*)`)[,;]?$/;
const STARTS_UNSEEN = new RegExp(`^(?:${UNSEEN.source})`, 'u');
const ENDS_UNSEEN = new RegExp(`(?:${UNSEEN.source})$`, 'u');

/**
 * Pasted value without surrounding white space, invisible characters, label and quotes. Invisible characters
 * inside are kept, as a seed may contain anything, and reported.
 */
export function pastedValue(typed: string): { value: string; remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  let value = typed.trim();
  for (let before = ''; before !== value;) {
    before = value;
    const unseen = STARTS_UNSEEN.exec(value) ?? ENDS_UNSEEN.exec(value);
    if (unseen !== null) {
      const [character] = unseen;
      value = unseen.index === 0 ? value.slice(character.length) : value.slice(0, unseen.index);
      const detail = firstUnseen(character)?.code ?? '';
      remarks.push({ found: 'unseen-at-end', detail });
    }
    const [label] = LABEL.exec(value) ?? [];
    if (label !== undefined && label.length < value.length) {
      value = value.slice(label.length);
      remarks.push({ found: 'label', detail: label.trim() });
    }
    const [, ...quoted] = QUOTES.exec(value) ?? [];
    const inQuotes = quoted.find((text) => text !== undefined);
    if (inQuotes !== undefined) {
      value = inQuotes;
      remarks.push({ found: 'quotes', detail: typed.trim().slice(0, 1) });
    }
    value = value.trim();
  }
  const inside = firstUnseen(value);
  if (inside !== null) {
    remarks.push({ found: 'unseen-inside', detail: inside.code, after: inside.after });
  }
  const space = value.search(/\s/);
  if (space > 0 && /^[0-9a-f\s]{32,}$/i.test(value))
    remarks.push({ found: 'space-inside', after: space });
  return { value, remarks };
}
