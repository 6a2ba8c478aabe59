import { type Problem, problemsSaid, repeated, type Say } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import { addressesOf } from './check-links.ts';
import { type SitePlaces, sitePlaces } from './site-places.ts';

type Redirects = Content['redirects'][number]['data']['redirects'];

/**
 * Redirects of pages that are there, of one address twice, and to what is redirected itself, in a chain or round in
 * a circle; and pages that have been published and are gone without one.
 */
export const checkRedirects = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
): Problem[] =>
  problemsSaid((say) => {
    const places = sitePlaces(content);
    for (const { file, data } of content.redirects) checkList(file, data.redirects, places, say);
    gonePages(content, places, files, held, say);
  });

/** The redirect that begins where one leads. */
export const nextOf = (redirects: Redirects, to: string | null) =>
  redirects.find(({ from }) => from === to?.replace(/#.*/, ''));

function checkList(file: string, redirects: Redirects, places: SitePlaces, say: Say): void {
  for (const { index, firstIndex, one } of repeated(redirects, ({ from }) => from)) {
    const expected = `each address once: redirects[${firstIndex}] has it`;
    say(file, `redirects[${index}].from`, one.from, expected);
  }
  redirects.forEach(({ from, to }, index) => {
    if (places.has(from) || /^\/404$|\/index$|\/page\/\d+$|^\/(assets|pagefind)\b/.test(from)) {
      const expected = 'an address that is no page: this one shows its page';
      say(file, `redirects[${index}].from`, from, expected);
    }
    const next = nextOf(redirects, to);
    if (next === undefined) return;
    const expected = `a page: ${next.from} is redirected itself, to ${next.to ?? 'null'}`;
    say(file, `redirects[${index}].to`, to ?? 'null', expected);
  });
}

/** A page whose file is bad in itself counts as there. */
function gonePages(
  content: Content,
  places: SitePlaces,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
  say: Say,
): void {
  const isRead = new Set(Object.values(content).flatMap((all) => all.map(({ file }) => file)));
  const bad = addressesOf(files.filter(({ file }) => !isRead.has(file)));
  const redirects = content.redirects.flatMap(({ data }) => data.redirects);
  const known = new Set([...places.keys(), ...bad, ...redirects.map(({ from }) => from)]);
  // With a file of redirects that is bad in itself, that is the one mistake.
  const areUnread = files.some(
    ({ collection, file }) => collection === 'redirects' && !isRead.has(file),
  );
  for (const { file, data } of areUnread ? [] : content.published) {
    data.addresses.forEach((address, index) => {
      if (known.has(address)) return;
      const away = held.find(({ entry }) => addressesOf([entry]).has(address));
      const why = away ? `${away.entry.file} is ${away.why}` : 'npm run rename writes a redirect';
      const expected = `a line for it in redirects.yaml: { from: ${address}, to: /another-page }, or \`to: null\` if it is gone for good`;
      say(file, `addresses[${index}]`, `${address}, which is no page any more`, expected, why);
    });
  }
}
