/** Text pages below another page; all others are at the top level. */
const BELOW: Readonly<Record<string, string>> = { 'rounds-method': '/tools/rounds/method' };

/** Address of the page of a file in content/pages. */
export const textAddress = (id: string): string => BELOW[id] ?? `/${id}`;
