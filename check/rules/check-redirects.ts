import { type Problem, collectProblems, repeated, type Report } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { hostOf } from '#domain/site/host-of.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import { nextOf, type Redirects, redirectsIn } from './redirects.ts';
import { addressesOf, type SitePlaces, sitePlaces } from './site-places.ts';

/** Redirects of existing pages, duplicates, chains and loops; published pages that are gone without a redirect. */
export const checkRedirects = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
): Problem[] =>
  collectProblems((report) => {
    const places = sitePlaces(content);
    checkList(redirectsIn(files), places, report);
    const own = content.site.map(({ data }) => hostOf(data.baseUrl));
    for (const { file, index, to } of redirectsIn(files)) {
      if (to === null || !URL.canParse(to) || !own.includes(hostOf(to))) continue;
      report(
        file,
        `redirects[${index}].to`,
        to,
        'an address without the host: this one is that of baseUrl',
      );
    }
    gonePages(content, places, files, held, report);
  });

function checkList(redirects: Redirects, places: SitePlaces, report: Report): void {
  for (const { first, one } of repeated(redirects, ({ from }) => from)) {
    const expected = `each address once: redirects[${first.index}] has it`;
    report(one.file, `redirects[${one.index}].from`, one.from, expected);
  }
  for (const { file, index, from, to } of redirects) {
    if (places.has(from) || /^\/404$|\/index$|\/page\/\d+$|^\/(assets|pagefind)\b/.test(from)) {
      const expected = 'an address that is no page: this one shows its page';
      report(file, `redirects[${index}].from`, from, expected);
    }
    const next = nextOf(redirects, to);
    if (next === undefined) continue;
    const expected = `a page: ${next.from} is redirected itself, to ${next.to ?? 'null'}`;
    report(file, `redirects[${index}].to`, to ?? 'null', expected);
  }
}

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
  const known = new Set([...places.keys(), ...bad, ...redirectsIn(files).map(({ from }) => from)]);
  // With a file of redirects that cannot be read, that is the one mistake.
  const areUnread = files.some(
    ({ collection, faults }) => collection === 'redirects' && faults.length > 0,
  );
  for (const { file, data } of areUnread ? [] : content.published) {
    data.addresses.forEach((address, index) => {
      if (known.has(address)) return;
      const away = held.find(({ entry }) => addressesOf([entry]).has(address));
      const why = away ? `${away.entry.file} is ${away.why}` : 'npm run rename writes a redirect';
      const expected = `a line for it in redirects.yaml: { from: ${address}, to: /another-page }, or \`to: null\` if it is gone for good`;
      report(file, `addresses[${index}]`, `${address}, which is no page any more`, expected, why);
    });
  }
}
