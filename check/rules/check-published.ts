import { type Problem, problemsSaid } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import { addressesOf } from './check-links.ts';
import { sitePlaces } from './site-places.ts';

/**
 * Addresses that the site had and that no page has now, without a redirect: bookmarks, search results and links
 * of others lead there. A page whose file is bad in itself counts as there.
 */
export function checkPublished(
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
): Problem[] {
  const places = sitePlaces(content);
  const isRead = new Set(Object.values(content).flatMap((all) => all.map(({ file }) => file)));
  const written = addressesOf(files.filter(({ file }) => !isRead.has(file)));
  const redirects = content.redirects.flatMap(({ data }) => data.redirects);
  const known = new Set([...places.keys(), ...written, ...redirects.map(({ from }) => from)]);
  return problemsSaid((say) => {
    for (const { file, data } of content.published) {
      data.addresses.forEach((address, index) => {
        if (known.has(address)) return;
        const away = held.find(({ entry }) => addressesOf([entry]).has(address));
        const found = away
          ? `${address}, whose page is no longer on the site: ${away.entry.file} is ${away.why}`
          : `${address}, which is no page any more`;
        const line = `{ from: ${address}, to: /the-page-in-its-place }`;
        const expected = `a redirect in redirects.yaml: ${line}, or \`to: null\` if it is gone for good`;
        const hint = away ? undefined : 'After a new name, npm run rename writes it';
        say(file, `addresses[${index}]`, found, expected, hint);
      });
    }
  });
}
