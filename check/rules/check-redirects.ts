import { type Problem, problemsSaid, repeated, type Say } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import { addressesOf } from './check-links.ts';
import { type SitePlaces, sitePlaces } from './site-places.ts';

type Redirects = readonly { index: number; from: string; to: string | null }[];

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
    for (const { file, redirects } of redirectsIn(files)) checkList(file, redirects, places, say);
    gonePages(content, places, files, held, say);
  });

/** As hosts match it. */
const tidy = (address: string) =>
  address
    .toLowerCase()
    .replace(/[?].*?(?=#|$)/, '')
    .replace(/(?<=\w)(?:\.html)?\/?(?=#|$)/, '');

/** What is listed, also beside an address of another form, so that all mistakes come at once. */
export const redirectsIn = (files: readonly RawEntry[]) =>
  files
    .filter(({ collection }) => collection === 'redirects')
    .map(({ file, data }) => {
      const list = Reflect.get(Object(data), 'redirects') as unknown;
      const redirects = [list].flat().flatMap((one, index) => {
        const [from, to] = ['from', 'to'].map((name) => Reflect.get(Object(one), name) as unknown);
        if (typeof from !== 'string' || !/^\/\w/.test(from)) return [];
        if (typeof to !== 'string' && to !== null) return [];
        return { index, from: tidy(from), to: to === null ? null : tidy(to) };
      });
      return { file, redirects, isRead: Array.isArray(list) };
    });

/** The redirect that begins where one leads. */
export const nextOf = (redirects: Redirects, to: string | null) =>
  redirects.find(({ from }) => from === to?.replace(/#.*/, ''));

function checkList(file: string, redirects: Redirects, places: SitePlaces, say: Say): void {
  for (const { first, one } of repeated(redirects, ({ from }) => from)) {
    const expected = `each address once: redirects[${first.index}] has it`;
    say(file, `redirects[${one.index}].from`, one.from, expected);
  }
  redirects.forEach(({ index, from, to }) => {
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
  const lists = redirectsIn(files);
  const redirected = lists.flatMap(({ redirects }) => redirects.map(({ from }) => from));
  const known = new Set([...places.keys(), ...bad, ...redirected]);
  // With a file of redirects that cannot be read, that is the one mistake.
  const areUnread = lists.some(({ isRead }) => !isRead);
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
