/** Locale of figures, money and dates: $1,000 and Jul 22, 2025. */
export const LOCALE = 'en-US';

/** Locale of lists, without a comma before the "and". */
export const LIST_LOCALE = 'en-GB';

/**
 * Number formatter, created at first use: the first one on a page takes a browser 10 ms, four times that on a
 * slow processor, and hydration should not wait for it.
 */
export function numberFormat(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (value: number | `${number}`): string =>
    (format ??= new Intl.NumberFormat(LOCALE, options)).format(value);
}
