type HtmlPolicy = { createHTML: (html: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };

let policy: HtmlPolicy | null = null;

/**
 * HTML of one of our own pages as a document, in which no script runs. `parseFromString` is a sink
 * of Trusted Types: this is the one place that feeds it, through a policy named `site`.
 */
export function parsePage(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('site', { createHTML: (text) => text }) ?? null;
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
