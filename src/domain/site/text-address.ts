/** Text pages that stand below another page; the others stand at the top, by their name. */
const BELOW: Readonly<Record<string, string>> = { 'rounds-method': '/tools/rounds/method' };

/** Address of the page that a text of content/pages makes. */
export const textAddress = (id: string): string => BELOW[id] ?? `/${id}`;
