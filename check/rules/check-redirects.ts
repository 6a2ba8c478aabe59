import type { Report } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import type { ShownSite } from '../read/shown-site.ts';
import { addressesOf, sitePlaces } from './site-places.ts';

type Redirect = { file: string; field: string; from: string; to: string | null };

export const redirectsIn = ({ redirects }: Content): Redirect[] =>
  redirects.flatMap(({ file, data }) =>
    data.redirects.map((one, index) => ({ file, field: `redirects[${index}]`, ...one })),
  );

/** Redirects of existing pages and duplicates; published pages that are gone without a redirect. */
export function checkRedirects({ content, entries, held }: ShownSite, report: Report): void {
  const places = sitePlaces(content);
  const redirects = redirectsIn(content);
  for (const { file, field, from } of redirects) {
    const first = redirects.find((one) => one.from === from);
    if (first !== undefined && first.field !== field)
      report(file, `${field}.from`, from, `each address once: ${first.field} has it`);
    if (places.has(from) || /^\/404$|\/index$|\/page\/\d+$|^\/(assets|pagefind)\b/.test(from)) {
      const expected = 'an address that is no page: this one shows its page';
      report(file, `${field}.from`, from, expected);
    }
  }
  // With redirects that cannot be read, that is the one mistake.
  const areFiles = entries.some(({ collection }) => collection === 'redirects');
  if (areFiles && content.redirects.length === 0) return;
  // A page whose file is bad in itself counts as there.
  const isRead = new Set(Object.values(content).flatMap((all) => all.map(({ file }) => file)));
  const bad = addressesOf(entries.filter(({ file }) => !isRead.has(file)));
  const known = new Set([...places.keys(), ...bad, ...redirects.map(({ from }) => from)]);
  for (const { file, data } of content.published) {
    data.addresses.forEach((address, index) => {
      if (known.has(address)) return;
      const away = held.find(({ entry }) => addressesOf([entry]).has(address));
      const why = away ? `${away.entry.file} is ${away.why}` : 'npm run rename writes a redirect';
      const expected = `a line for it in redirects.yaml: { from: ${address}, to: /another-page }, or \`to: null\` if it is gone for good`;
      report(file, `addresses[${index}]`, `${address}, which is no page any more`, expected, why);
    });
  }
}
