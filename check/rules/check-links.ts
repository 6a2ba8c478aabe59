import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
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
import { nextOf, redirectsIn } from './check-redirects.ts';
import { hostOf } from '#domain/site/host-of.ts';
import {
  addressesOf,
  pageAddress,
  SITE_FILES,
  type SitePlaces,
  sitePlaces,
} from './site-places.ts';

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
  const links = [...fieldLinks(content), ...redirectLinks(content), ...bodyLinks(content)];
  const waiting = new Map(
    held.flatMap(({ entry, why }) =>
      [...addressesOf([entry])]
        .filter((address) => !places.has(address))
        .map((address) => [address, `${entry.file} is ${why}`]),
    ),
  );
  return collectProblems((report) => {
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
function redirectLinks(content: Content): Link[] {
  const all = redirectsIn(content);
  return all.flatMap(({ file, field, to }) =>
    to?.startsWith('/') && nextOf(all, to) === undefined
      ? [{ file, field: `${field}.to`, href: to }]
      : [],
  );
}

/** Links in the texts whose pages keep them. Footnotes are named by themselves. */
const bodyLinks = (content: Content): Link[] =>
  COLLECTION_NAMES.filter((name) => collectionOf(name).body?.hasLinks === true).flatMap((name) =>
    content[name].flatMap(({ id, file, body }) =>
      linksIn(body)
        .map((href) => ownAddress(href, content))
        .filter((href) => /^#(?!user-content-fn)|^\/(?![/\\])/.test(href))
        .map((href) => (href.startsWith('#') ? pageAddress(name, id) + href : href))
        .map((href) => ({ file, field: '', href })),
    ),
  );

/** An address of the site without its host, which may be written in full, with www. or without. */
function ownAddress(href: string, { site }: Content): string {
  const url = URL.parse(href);
  const isOwn = site.some(({ data }) => url?.hostname && hostOf(data.baseUrl) === hostOf(href));
  return url !== null && isOwn ? url.href.slice(url.origin.length) : href;
}

function deadLink(
  { file, field, href }: Link,
  places: SitePlaces,
  bad: ReadonlySet<string>,
  waiting: ReadonlyMap<string, string>,
  report: Report,
): void {
  const [address = '', place = ''] = href.replace(/\?[^#]*/, '').split('#');
  if (bad.has(address) || SITE_FILES.includes(address)) return;
  const known = places.get(address);
  const found = `a link to ${href}`;
  if (known === undefined) {
    const why = waiting.get(address);
    if (why !== undefined) report(file, field, found, `a page that is on the site: ${why}`);
    else {
      const hint = suggestion(address, [...places.keys()]);
      report(file, field, found, 'the address of a page of this site', hint);
    }
  } else if (place !== '' && !known.has(place)) {
    const expected =
      known.size === 0
        ? `${address} alone: no place on that page has a name`
        : `a place on that page: ${[...known].map((name) => `#${name}`).join(', ')}`;
    report(file, field, found, expected, suggestion(place, [...known]));
  }
}
