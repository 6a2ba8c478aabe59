import { type Problem, collectProblems, type Report } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { hostOf } from '#domain/site/host-of.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import { addressesOf, type SitePlaces, sitePlaces } from './site-places.ts';

type Redirect = { file: string; field: string; from: string; to: string | null };

export const redirectsIn = ({ redirects }: Content): Redirect[] =>
  redirects.flatMap(({ file, data }) =>
    data.redirects.map((one, index) => ({ file, field: `redirects[${index}]`, ...one })),
  );

/** The redirect that begins where one leads. */
export const nextOf = (redirects: readonly Redirect[], to: string | null) =>
  redirects.find(({ from }) => from === to?.replace(/#.*/, ''));

/** Redirects of existing pages, duplicates, chains and loops; published pages that are gone without a redirect. */
export const checkRedirects = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
): Problem[] =>
  collectProblems((report) => {
    const places = sitePlaces(content);
    const redirects = redirectsIn(content);
    const own = content.site.map(({ data }) => hostOf(data.baseUrl));
    for (const { file, field, from, to } of redirects) {
      const first = redirects.find((one) => one.from === from);
      if (first !== undefined && first.field !== field)
        report(file, `${field}.from`, from, `each address once: ${first.field} has it`);
      if (places.has(from) || /^\/404$|\/index$|\/page\/\d+$|^\/(assets|pagefind)\b/.test(from)) {
        const expected = 'an address that is no page: this one shows its page';
        report(file, `${field}.from`, from, expected);
      }
      if (to === null) continue;
      const next = nextOf(redirects, to);
      if (next !== undefined) {
        const expected = `a page: ${next.from} is redirected itself, to ${next.to ?? 'null'}`;
        report(file, `${field}.to`, to, expected);
      } else if (URL.canParse(to) && own.includes(hostOf(to))) {
        const expected = 'an address without the host: this one is that of baseUrl';
        report(file, `${field}.to`, to, expected);
      }
    }
    // With redirects that cannot be read, that is the one mistake.
    const areFiles = files.some(({ collection }) => collection === 'redirects');
    if (!areFiles || content.redirects.length > 0) gonePages(content, places, files, held, report);
  });

/** A page whose file is bad in itself counts as there. */
function gonePages(
  content: Content,
  places: SitePlaces,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
  report: Report,
): void {
  const isRead = new Set(Object.values(content).flatMap((all) => all.map(({ file }) => file)));
  const bad = addressesOf(files.filter(({ file }) => !isRead.has(file)));
  const redirected = redirectsIn(content).map(({ from }) => from);
  const known = new Set([...places.keys(), ...bad, ...redirected]);
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
