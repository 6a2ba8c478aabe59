import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { didYouMean, type Problem, suggestion } from '../describe-issue.ts';
import { slugOf } from '../read/file-names.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';
import { SITE_FILES, type SitePlaces, sitePlaces } from './site-places.ts';

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
  const links = [...fieldLinks(content), ...bodyLinks(content)];
  const waiting = new Map(
    held.flatMap(({ entry, why }) =>
      [...addressesOf([entry])]
        .filter((address) => !places.has(address))
        .map((address) => [address, `${entry.file} is ${why}`]),
    ),
  );
  return links.flatMap((link) => deadLink(link, places, bad, waiting));
}

/** Fields that hold an address of the site, and nothing else. */
function fieldLinks({ articles, paymentPages, selfCheck, site }: Content): Link[] {
  return [
    ...site.flatMap(({ file, data }) =>
      data.tiles.map(({ href }, index) => ({ file, field: `tiles[${index}].href`, href })),
    ),
    ...articles.flatMap(({ file, data }) =>
      data.related.map(({ href }, index) => ({ file, field: `related[${index}].href`, href })),
    ),
    ...paymentPages.flatMap(({ file, data }) =>
      (['notes', 'tips'] as const).flatMap((list) =>
        data[list].flatMap(({ link }, index) =>
          link === undefined
            ? []
            : [{ file, field: `${list}[${index}].link.href`, href: link.href }],
        ),
      ),
    ),
    ...selfCheck.flatMap(({ file, data }) =>
      data.bands.flatMap(({ whereNext }, band) =>
        whereNext.map(({ href }, index) => ({
          file,
          field: `bands[${band}].whereNext[${index}].href`,
          href,
        })),
      ),
    ),
  ];
}

/** Links in posts and text pages; articles show none. */
function bodyLinks({ blog, pages }: Content): Link[] {
  return [
    ...blog.map((post) => ({ ...post, base: '/blog/' })),
    ...pages.map((page) => ({ ...page, base: '/' })),
  ].flatMap(({ id, file, body, base }) =>
    linksIn(parseFragment(renderMarkdown(body).html))
      .filter((href) => /^#|^\/(?![/\\])/.test(href))
      .map((href) => ({
        file,
        field: '',
        href: href.startsWith('#') ? `${base}${id}${href}` : href,
      })),
  );
}

function linksIn(node: Tree.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const href = child.attrs.find(({ name }) => name === 'href')?.value;
    return [...(child.tagName === 'a' && href !== undefined ? [href] : []), ...linksIn(child)];
  });
}

function deadLink(
  { file, field, href }: Link,
  places: SitePlaces,
  bad: ReadonlySet<string>,
  waiting: ReadonlyMap<string, string>,
): Problem[] {
  const [address = '', place = ''] = href.replace(/\?[^#]*/, '').split('#');
  const known = places.get(address);
  const found = `a link to ${href}`;
  if (known === undefined) {
    if (SITE_FILES.includes(address) || bad.has(address)) return [];
    const why = waiting.get(address);
    if (why !== undefined) {
      return [{ file, field, found, expected: `a page that is on the site: ${why}` }];
    }
    return [
      {
        file,
        field,
        found,
        expected: 'the address of a page of this site',
        ...suggestion(didYouMean(address, [...places.keys()])),
      },
    ];
  }
  if (place === '' || known.has(place) || bad.has(address)) return [];
  const expected =
    known.size === 0
      ? `${address} alone: no place on that page has a name`
      : `a place on that page: ${[...known].map((name) => `#${name}`).join(', ')}`;
  return [{ file, field, found, expected, ...suggestion(didYouMean(place, [...known])) }];
}

const BASES: Partial<Record<RawEntry['collection'], string>> = {
  articles: '/guides/',
  blog: '/blog/',
  bonusCategories: '/bonuses/',
  casinos: '/reviews/',
  countries: '/country/',
  games: '/games/',
  pages: '/',
  paymentPages: '/payments-kyc/',
};

/** Where the pages of some files are, or would be: also pages made of several. */
function addressesOf(files: readonly RawEntry[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ collection, id }) => {
      const base = BASES[collection];
      if (base !== undefined) return [`${base}${slugOf(id)}`];
      if (collection === 'faq') return ['/faq', '/'];
      return collection === 'gameRules' ? ['/game-rules'] : [];
    }),
  );
}
