import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Report, suggestion, textsIn } from '../describe-issue.ts';
import type { ShownSite } from '../read/shown-site.ts';
import type { Content } from '../read/read-content.ts';
import { linksIn } from '../read/render-markdown.ts';
import { redirectsIn } from './check-redirects.ts';
import { hostOf } from '#domain/site/host-of.ts';
import { addressesOf, pageAddress, SITE_FILES, sitePlaces } from './site-places.ts';

type Link = { file: string; field: string; href: string };

/**
 * Links to pages of the site, or to places on them, that are not there: in fields, and in the texts whose
 * links pages show. A file that is bad in itself still counts as there, so that one mistake is reported
 * once.
 */
export function checkLinks(
  site: ShownSite,
  filesWithProblems: ReadonlySet<string>,
  report: Report,
): void {
  const { content, all, held } = site;
  const places = sitePlaces(content);
  const bad = addressesOf(all.filter(({ file }) => filesWithProblems.has(file)));
  const away = new Map([
    ...held.flatMap(({ entry, why }) =>
      [...addressesOf([entry])].map((address) => [address, `${entry.file} is ${why}`] as const),
    ),
    ...redirectsIn(content).map(
      ({ from, to }) => [from, `it is redirected itself, to ${to ?? 'null'}`] as const,
    ),
  ]);
  for (const { file, field, href } of [...fieldLinks(content), ...bodyLinks(content)]) {
    const [address = '', place = ''] = href.replace(/\?[^#]*/, '').split('#');
    if (bad.has(address) || SITE_FILES.includes(address)) continue;
    const known = places.get(address);
    const found = `a link to ${href}`;
    const why = away.get(address);
    if (known === undefined && why !== undefined) {
      report(file, field, found, `a page that is on the site: ${why}`);
    } else if (known === undefined) {
      const hint = suggestion(address, [...places.keys()]);
      report(file, field, found, 'the address of a page of this site', hint);
    } else if (place !== '' && !known.has(place)) {
      const named = [...known].map((name) => `#${name}`).join(', ');
      const expected = `a place on that page: ${named || 'it has none, so its address alone'}`;
      report(file, field, found, expected, suggestion(place, [...known]));
    }
  }
}

/** The site itself, where forms are sent, and the own site of a casino. */
const NO_LINK = /^(?:baseUrl|contact\.endpoint|website)$/;

const IS_LINK = /(?:^|\.)href$|^redirects\[\d+\]\.to$/;

/** Fields that hold an address of the site, and nothing else. */
const fieldLinks = (content: Content): Link[] =>
  Object.values(content)
    .flat()
    .flatMap(({ file, data }) =>
      textsIn(data).flatMap(({ field, text }) => {
        const href = ownAddress(text, content);
        const isHref = IS_LINK.test(field) && !/^https:/.test(href);
        const isLink = isHref || (href !== text && !NO_LINK.test(field));
        return isLink ? { file, field, href } : [];
      }),
    );

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
