const MINUS = '−';

/** A sum as a history writes it, digits in threes and without zeros at the end: 1,250.5 USDT. */
export function formatDecimal(text: string, currency = ''): string {
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace(/^[-+]/, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = fraction.replace(/0+$/, '');
  const figure = `${isNegative ? MINUS : ''}${grouped}${rest === '' ? '' : `.${rest}`}`;
  return currency === '' ? figure : `${figure} ${currency}`;
}

/** The same without its sign. */
export const formatSize = (text: string, currency = ''): string =>
  formatDecimal(text.replace(/^-/, ''), currency);

export const isNegativeDecimal = (text: string): boolean => text.startsWith('-');

/** A number of a drawing, with as many digits as can be read: 0.00124 or 1,250. */
export function formatRough(value: number): string {
  if (value === 0) return '0';
  return formatDecimal(Number(value.toPrecision(3)).toFixed(decimalsOf(value)));
}

function decimalsOf(value: number): number {
  const size = Math.floor(Math.log10(Math.abs(value)));
  return Math.min(18, Math.max(0, 2 - size));
}
