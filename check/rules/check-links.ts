import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { httpsUrl } from '#schemas/https-url.ts';
import {
  type Problem,
  collectProblems,
  type Report,
  suggestion,
  textsIn,
} from '../describe-issue.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { linksIn } from '../read/render-markdown.ts';
import { nextOf, redirectsIn } from './redirects.ts';
import { addressesOf, SITE_FILES, type SitePlaces, sitePlaces } from './site-places.ts';

type Link = { file: string; field: string; href: string };

/**
 * Links to pages of the site, or to places on them, that are not there: in fields, and in the texts whose
 * links pages show. A file that is bad in itself still counts as there, so that one mistake is reported
 * once.
 */
export function checkLinks(
  content: Content,
  files: readonly RawEntry[],
  filesWithProblems: ReadonlySet<string>,
  held: readonly HeldBack[] = [],
): Problem[] {
  const places = sitePlaces(content);
  const bad = addressesOf(files.filter(({ file }) => filesWithProblems.has(file)));
  const links = [...fieldLinks(content), ...redirectLinks(files), ...bodyLinks(content)];
  const waiting = new Map(
    held.flatMap(({ entry, why }) =>
      [...addressesOf([entry])]
        .filter((address) => !places.has(address))
        .map((address) => [address, `${entry.file} is ${why}`]),
    ),
  );
  return collectProblems((report) => {
    for (const { file, body } of textsWithLinks(content)) {
      for (const href of linksIn(body)) {
        if (!/^https:/i.test(href) || httpsUrl.safeParse(href).success) continue;
        const expected = 'an https:// address with a plain host name, without port or password';
        report(file, '', `a link to ${href}`, expected);
      }
    }
    for (const link of links) deadLink(link, places, bad, waiting, report);
  });
}

/** The site itself, where forms are sent, and the own site of a casino. */
const NO_LINK = /^(?:baseUrl|contact\.endpoint|website)$/;

/** Fields that hold an address of the site, and nothing else. */
const fieldLinks = (content: Content): Link[] =>
  Object.values(content)
    .flat()
    .flatMap(({ file, data }) =>
      textsIn(data).flatMap(({ path, field, text }) => {
        const href = ownAddress(text, content);
        const isHref = path.at(-1) === 'href' && !/^https:/.test(href);
        const isLink = isHref || (href !== text && !NO_LINK.test(field));
        return isLink ? { file, field, href } : [];
      }),
    );

/** Targets of redirects; one that leads to another redirect is named as such. */
function redirectLinks(files: readonly RawEntry[]): Link[] {
  const all = redirectsIn(files);
  return all.flatMap(({ file, index, to }) =>
    to !== null && /^\/(?!\/)/.test(to) && nextOf(all, to) === undefined
      ? [{ file, field: `redirects[${index}].to`, href: to }]
      : [],
  );
}

/** The texts whose pages keep links. */
const textsWithLinks = (content: Content) =>
  COLLECTION_NAMES.filter((name) => collectionOf(name).body?.hasLinks === true).flatMap((name) =>
    content[name].map(({ id, file, body }) => ({ name, id, file, body })),
  );

function bodyLinks(content: Content): Link[] {
  return textsWithLinks(content).flatMap(({ name, id, file, body }) =>
    linksIn(body)
      // The own address may be written in full.
      .map((href) => ownAddress(href, content))
      // Footnotes are named by themselves.
      .filter((href) => /^#(?!user-content-fn)|^\/(?![/\\])/.test(href))
      .map((href) => ({
        file,
        field: '',
        href: href.startsWith('#') ? `${collectionOf(name).pages?.base}${id}${href}` : href,
      })),
  );
}

/** An address of the site in full, with www. or without, as others name it. */
const ownAddress = (href: string, { site }: Content) =>
  site
    .flatMap(({ data: { baseUrl } }) => [baseUrl, baseUrl.replace('//', '//www.')])
    .reduce((rest, origin) => withoutOrigin(rest, origin), href);

function withoutOrigin(href: string, origin: string): string {
  const isOwn =
    href.toLowerCase().startsWith(origin) && /^(?:$|[/?#])/.test(href.slice(origin.length));
  return isOwn ? new URL(href).href.slice(origin.length) : href;
}

function deadLink(
  { file, field, href }: Link,
  places: SitePlaces,
  bad: ReadonlySet<string>,
  waiting: ReadonlyMap<string, string>,
  report: Report,
): void {
  const [address = '', place = ''] = href.replace(/\?[^#]*/, '').split('#');
  const known = places.get(address);
  const found = `a link to ${href}`;
  if (bad.has(address)) return;
  if (known === undefined) {
    if (SITE_FILES.includes(address)) return;
    const why = waiting.get(address);
    if (why === undefined) {
      const hint = suggestion(address, [...places.keys()]);
      report(file, field, found, 'the address of a page of this site', hint);
    } else {
      report(file, field, found, `a page that is on the site: ${why}`);
    }
  } else if (place !== '' && !known.has(place)) {
    const expected =
      known.size === 0
        ? `${address} alone: no place on that page has a name`
        : `a place on that page: ${[...known].map((name) => `#${name}`).join(', ')}`;
    report(file, field, found, expected, suggestion(place, [...known]));
  }
}
