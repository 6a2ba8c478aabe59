export type NumberRule = {
  least: number;
  most: number;
  /** Most decimals that it may have: 0 for a count, 2 for a sum. */
  decimals: number;
};

export type NumberReason = 'missing' | 'not-a-number' | 'too-small' | 'too-large' | 'too-fine';

export type ReadNumber = { ok: true; value: number } | { ok: false; reason: NumberReason };

const GROUPED = /^\d{1,3}([,\s'’]\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
/** As keyboards of many countries write it. Three digits after the comma are thousands: see `GROUPED`. */
const DECIMAL_COMMA = /^\d+,(\d|\d\d|\d{4,})$/;

/**
 * A number as people type it: 1500, 1,500, $1 500.50 or 0,50. Says what keeps it from being one, or from
 * keeping the rule. A sign of the dollar, of percent or of times (35x, x35) around it is left out. One of another
 * currency is no number, and 1.000, which may be a thousand, has too many decimals.
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
