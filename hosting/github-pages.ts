/** Directives that a browser ignores in a page, and complains about. */
const HEADER_ONLY = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

/**
 * The policy as an element of the page, for hosts that send no headers of ours. It holds only for
 * what comes after it, so nothing but the encoding, which has to be among the first 1024 bytes,
 * stands before it. Throws if the page has no head.
 */
export function withPolicyElement(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0] ?? ''))
    .join('; ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const [head] = /<head\b[^>]*>(<meta charset="[^"]*"\s*\/?>)?/i.exec(html) ?? [];
  if (head === undefined) throw new Error('Expected a page with a head, found none');
  return html.replace(head, () => head + element);
}
