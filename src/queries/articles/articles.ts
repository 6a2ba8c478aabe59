import type { CollectionEntry } from 'astro:content';
import type { LinkItem } from '#domain/site/link-item.ts';
import { orderArticles } from '#domain/articles/article-order.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { readMinutes } from '#domain/articles/read-time.ts';
import { formatDate, formatReadTime } from '#format/text.ts';
import { ARTICLE_KINDS, GUIDE_CATEGORIES, STRATEGY_CATEGORIES } from '#schemas/article.ts';
import { coverFile, pageWatermark, watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import type { Head } from '../site/head.ts';
import { laterPagePaths, pagedHead, pagedTrail, pagination } from '../lists/list-pages.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { openGraphPlate } from '#models/pages/open-graph.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

type ArticleEntry = CollectionEntry<'articles'>;
type Kind = (typeof ARTICLE_KINDS)[number];

const GUIDES_STEP: LinkItem = { text: 'Guides', href: '/guides' };
const GUIDES_TRAIL: readonly LinkItem[] = [HOME_LINK, GUIDES_STEP];
const CATEGORIES: Record<Kind, readonly string[]> = {
  guide: GUIDE_CATEGORIES,
  strategy: STRATEGY_CATEGORIES,
};

const addressOf = (slug: string) => `/guides/${slug}`;

/** All articles of both kinds in the order of their lists. */
const listedArticles = oncePerBuild(async () => {
  const articles = await allEntries('articles');
  return { guide: inOrder('guide', articles), strategy: inOrder('strategy', articles) };
});

/** How many pages the longer of the two lists takes. */
async function guidesPageCount() {
  const { guide, strategy } = await listedArticles();
  return pageCountOf(Math.max(guide.length, strategy.length), LIST_SIZES.articles);
}

/** What one of the two lists has on a page; nothing where it has ended before the other. */
function onPage(listed: ReturnType<typeof inOrder>, number: number) {
  const isThere = number <= pageCountOf(listed.length, LIST_SIZES.articles);
  return isThere ? pageOf(listed, LIST_SIZES.articles, number).items : [];
}

/** The pages of the guides after the first. */
export async function laterGuidesPaths() {
  return laterPagePaths(await guidesPageCount(), 1);
}

/** The list of guides: heads of both grids, their cards, and the closing call. */
export async function guidesPage(number = 1) {
  const [articles, bonuses] = [await allEntries('articles'), await allEntries('bonuses')];
  const { guide, strategy } = await listedArticles();
  return {
    trail: pagedTrail(GUIDES_TRAIL, GUIDES_STEP.href, number),
    title: GUIDES_TITLE,
    lead: `${articles.length} articles on bonuses, coins, identity checks, licences and the games. Each works through a sum that you can repeat.`,
    art: pageWatermark('guides'),
    guides: onPage(guide, number).map(({ entry }) => summaryOf(entry)),
    strategies: onPage(strategy, number).map(({ entry }) => summaryOf(entry)),
    pagination: pagination(GUIDES_STEP.href, 'Pages of the guides', {
      number,
      pageCount: await guidesPageCount(),
    }),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
  };
}

const GUIDES_TITLE = 'Guides that show their sums';

function inOrder(kind: Kind, articles: readonly ArticleEntry[]) {
  const placeable = articles
    .filter(({ data }) => data.kind === kind)
    .map((entry) => ({
      slug: entry.id,
      category: entry.data.category,
      publishedOn: entry.data.publishedOn,
      entry,
    }));
  return orderArticles(placeable, CATEGORIES[kind]);
}

/** What a card and the head of an article say of it. */
function summaryOf({ id, data, body = '' }: ArticleEntry) {
  return {
    slug: id,
    href: addressOf(id),
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    cover: coverFile({ slug: id, category: data.category }).path,
    published: { text: formatDate(data.publishedOn), iso: data.publishedOn },
    updated: { text: formatDate(data.updatedOn), iso: data.updatedOn },
    readTime: formatReadTime(readMinutes(body)),
  };
}

/** The slugs of all articles, for their pages. */
export async function articleSlugs(): Promise<string[]> {
  return (await allEntries('articles')).map(({ id }) => id);
}

/** One article, its body reduced to what SPEC section 5 allows. */
export async function articlePage(slug: string) {
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const { data, rendered } = entry;
  if (rendered === undefined) {
    throw new Error(`Expected ${slug}.md to come rendered from its loader, found no HTML`);
  }
  return {
    ...summaryOf(entry),
    trail: trailOf(entry),
    bodyHtml: sanitiseBody(rendered.html),
    ledger: data.ledger,
    sources: data.sources,
    related: data.related,
    help: (await shell()).help,
  };
}

function trailOf({ id, data }: ArticleEntry): LinkItem[] {
  return [HOME_LINK, GUIDES_STEP, { text: data.title, href: addressOf(id) }];
}

export async function guidesHead(number = 1): Promise<Head> {
  const [{ baseUrl }, listed] = [await siteSettings(), await listedArticles()];
  const description =
    'Guides to crypto casino bonuses, coins, identity checks and licences, and strategy articles on slots, tables and poker, with every sum shown.';
  const shown = ARTICLE_KINDS.flatMap((kind) => onPage(listed[kind], number));
  const head = {
    title: GUIDES_TITLE,
    description,
    keywords: ['crypto casino guides', 'gambling strategy', 'house edge', 'bonus terms explained'],
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: GUIDES_TITLE,
        description,
        url: new URL(listPageHref(GUIDES_STEP.href, number), baseUrl).href,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: shown.length,
          itemListElement: shown.map(({ slug, entry }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: entry.data.title,
            url: new URL(addressOf(slug), baseUrl).href,
          })),
        },
      },
      breadcrumbList(pagedTrail(GUIDES_TRAIL, GUIDES_STEP.href, number), baseUrl),
    ],
  };
  return pagedHead(head, 'More guides to crypto casinos and articles on strategy, with every sum', {
    number,
    pageCount: await guidesPageCount(),
  });
}

export async function articleHead(slug: string): Promise<Head> {
  const { baseUrl, brand } = await siteSettings();
  const entry = requireEntry(await allEntries('articles'), slug, 'an article');
  const { data } = entry;
  const full = (path: string) => new URL(path, baseUrl).href;
  return {
    title: data.title,
    description: data.excerpt,
    keywords: [data.category.toLowerCase(), 'crypto casino guide', 'worked example', 'house edge'],
    type: 'article',
    plate: data.category,
    structuredData: [
      {
        '@type': 'Article',
        headline: data.title,
        description: data.excerpt,
        articleSection: data.category,
        datePublished: data.publishedOn,
        dateModified: data.updatedOn,
        image: full(
          openGraphPlate({ path: addressOf(slug), brand, title: data.title }, data.category)
            .address,
        ),
        mainEntityOfPage: full(addressOf(slug)),
        publisher: { '@type': 'Organization', name: brand, url: baseUrl },
      },
      breadcrumbList(trailOf(entry), baseUrl),
    ],
  };
}
