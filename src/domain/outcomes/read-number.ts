export type NumberRule = {
  least: number;
  most: number;
  /** Most decimals: 0 for a count, 2 for a sum. */
  decimals: number;
};

export type NumberReason = 'missing' | 'not-a-number' | 'too-small' | 'too-large' | 'too-fine';

export type ReadNumber = { ok: true; value: number } | { ok: false; reason: NumberReason };

const GROUPED = /^\d{1,3}([,\s'’]\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
/** Decimal comma. Three digits after the comma are thousands: see `GROUPED`. */
const DECIMAL_COMMA = /^\d+,(\d|\d\d|\d{4,})$/;

/**
 * Parses a number as people type it: 1500, 1,500, $1 500.50 or 0,50. Returns the reason where it is no number or
 * breaks the rule. Dollar, percent and times signs (35x, x35) around it are ignored. With the sign of another
 * currency it is no number, and 1.000, which may mean a thousand, has too many decimals.
 */
export function readNumber(typed: string, { least, most, decimals }: NumberRule): ReadNumber {
  const text = typed.replace(/^[\s$×x]+|[\s%×x]+$|\s*usdt?\s*$/gi, '').trim();
  if (text === '') return { ok: false, reason: 'missing' };
  const plain = inPlainDigits(text);
  const value = Number(plain);
  if (plain === null || !Number.isFinite(value)) return { ok: false, reason: 'not-a-number' };
  if (value < least) return { ok: false, reason: 'too-small' };
  if (value > most) return { ok: false, reason: 'too-large' };
  const [, fraction = ''] = plain.split('.');
  return fraction.length <= decimals ? { ok: true, value } : { ok: false, reason: 'too-fine' };
}

function inPlainDigits(text: string): string | null {
  if (PLAIN.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/[,\s'’]/g, '');
  if (DECIMAL_COMMA.test(text)) return text.replace(',', '.');
  return null;
}
