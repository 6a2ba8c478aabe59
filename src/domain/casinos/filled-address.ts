/** The address of a link with its casino and the reader's country in place of `{casino}` and `{country}`. */
export const filledAddress = (address: string, casino: string, countryCode: string): string =>
  address.replaceAll('{casino}', casino).replaceAll('{country}', countryCode.toLowerCase());

/** A page as programs take it for a sub-id: `reviews-quillmark` for /reviews/quillmark, `home` for the first. */
export const pageCode = (address: string): string =>
  address.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home';

/**
 * A view with its page in place of `{page}` in the targets of its links, and in no other text. The code of a page has
 * small letters, digits and hyphens alone, so that nothing else can come into an address.
 */
export function withPage<View>(view: View, address: string): View {
  if (typeof view !== 'object' || view === null) return view;
  const entries = Object.entries(view).map(([key, value]): [string, unknown] => [
    key,
    withPage(value as unknown, address),
  ]);
  const isTarget = 'href' in view && 'elsewhere' in view && 'paid' in view;
  const target = isTarget ? JSON.stringify([view.href, view.elsewhere]) : '';
  if (target.includes('{page}')) {
    const filled = target.replaceAll('{page}', pageCode(address));
    const [href, elsewhere] = JSON.parse(filled) as unknown[];
    return { ...view, href, elsewhere };
  }
  if (entries.every(([key, value]) => value === Reflect.get(view, key))) return view;
  const all = Array.isArray(view) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  return all as View;
}
