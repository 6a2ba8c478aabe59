/** Of figures, money and dates: $1,000 and Jul 22, 2025. */
export const LOCALE = 'en-US';

/** Of lists, which have no comma before the "and". */
export const LIST_LOCALE = 'en-GB';

/**
 * Formats numbers so. The formatter is made at its first use: the first of a page takes a browser 10 ms, and with a slow
 * processor four times that, which an island that hydrates need not wait for.
 */
export function numberFormat(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (value: number | `${number}`): string =>
    (format ??= new Intl.NumberFormat(LOCALE, options)).format(value);
}
