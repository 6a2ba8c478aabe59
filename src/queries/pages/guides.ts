import { orderArticles } from '#domain/articles/article-order.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { type Section, sectionsOf, shownBlocks } from '#models/prose/prose-blocks.ts';
import { sanitiseBody } from '#models/prose/prose-html.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { ARTICLE_KINDS, GUIDE_CATEGORIES, STRATEGY_CATEGORIES } from '#schemas/article.ts';
import type { CollectionEntry } from 'astro:content';
import { cardOf } from '../articles/article-cards.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { siteSettings } from '../site/site.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { bylineOf, signatures } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';

const GUIDES_TITLE = 'Guides with the math shown';

/** Guides and strategies, in as many pages as the longer of the two lists needs. */
export const guides = singlePage({
  address: '/guides',
  inPages: true,
  plate: 'Technology',
  group: 'guides',
  entry: async () => {
    const { guide, strategy } = await listedArticles();
    return {
      name: 'Guides',
      listedAs: 'All guides and strategies',
      changedOn: await lastChange('articles'),
      list: {
        pageCount: pageCountOf(Math.max(guide.length, strategy.length), LIST_SIZES.articles),
        label: 'Pages of the guides',
        what: 'More guides to crypto casinos and articles on strategy, with all the math',
      },
    };
  },
  view: guidesPage,
  head: async ({ number }) => {
    const listed = await listedArticles();
    const shown = ARTICLE_KINDS.flatMap((kind) => onPage(listed[kind], number));
    const description =
      'Guides to crypto casino bonuses, coins, identity checks and licenses, and strategy articles on slots, tables and poker, with all the math shown.';
    return {
      title: GUIDES_TITLE,
      signed: await siteSettings(),
      description,
      keywords: [
        'crypto casino guides',
        'gambling strategy',
        'house edge',
        'bonus terms explained',
      ],
      structuredData: ({ origin, page }) => [
        {
          '@type': 'CollectionPage',
          name: GUIDES_TITLE,
          description,
          url: page,
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: shown.length,
            itemListElement: shown.map(({ slug, entry }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: entry.data.title,
              url: new URL(pageHref(FOLDERS.articles, slug), origin).href,
            })),
          },
        },
      ],
    };
  },
});

async function guidesPage({ number }: Place) {
  const [articles, bonuses] = [await allEntries('articles'), await allEntries('bonuses')];
  const { guide, strategy } = await listedArticles();
  const cardsOf = (listed: Listed) =>
    Promise.all(onPage(listed, number).map(({ entry }) => cardOf(entry)));
  return {
    title: GUIDES_TITLE,
    lead:
      articles.length === 0
        ? 'On bonuses, coins, identity checks, licenses and the games. Each will work through math that you can repeat.'
        : `${articles.length} ${articles.length === 1 ? 'article' : 'articles'} on bonuses, coins, identity checks, licenses and the games. ${worked(articles)}`,
    emptyArtHref: watermarkHref('nothing-found'),
    guides: await cardsOf(guide),
    strategies: await cardsOf(strategy),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
  };
}

const worked = (articles: readonly { data: { ledger?: unknown } }[]) => {
  const { length } = articles.filter(({ data }) => data.ledger !== undefined);
  if (length === articles.length) return 'Each works through math that you can repeat.';
  return `${length} of them ${length === 1 ? 'works' : 'work'} through math that you can repeat.`;
};

const CATEGORIES = { guide: GUIDE_CATEGORIES, strategy: STRATEGY_CATEGORIES };

type Listed = ReturnType<typeof inOrder>;

const listedArticles = oncePerBuild(async () => {
  const articles = await allEntries('articles');
  return { guide: inOrder('guide', articles), strategy: inOrder('strategy', articles) };
});

/** Part of one of the two lists; empty after its end, as the other can be longer. */
function onPage(listed: Listed, number: number) {
  const isThere = number <= pageCountOf(listed.length, LIST_SIZES.articles);
  return isThere ? pageOf(listed, LIST_SIZES.articles, number).items : [];
}

function inOrder(kind: keyof typeof CATEGORIES, articles: readonly CollectionEntry<'articles'>[]) {
  const placeable = articles
    .filter(({ data }) => data.kind === kind)
    .map((entry) => ({ slug: entry.id, ...entry.data, entry }));
  return orderArticles(placeable, CATEGORIES[kind]);
}

export const articles = pagesInFolder({
  folder: FOLDERS.articles,
  below: guides,
  search: 'guide',
  plate: 'Technology',
  group: 'guides',
  entries: async () =>
    (await allEntries('articles')).map(({ id, data }) => ({
      slug: id,
      name: data.title,
      changedOn: data.updatedOn,
      plate: data.category,
      ...(data.kind === 'strategy' && { search: 'strategy', group: 'strategies' }),
    })),
  view: ({ slug }) => articlePage(slug),
  head: async ({ slug }) => {
    const { data } = await articleEntry(slug);
    return {
      title: data.title,
      description: data.excerpt,
      keywords: [
        data.category.toLowerCase(),
        'crypto casino guide',
        'worked example',
        'house edge',
      ],
      type: 'article',
      signed: null,
      structuredData: async ({ origin, page, picture }) => [
        {
          '@type': 'Article',
          headline: data.title,
          description: data.excerpt,
          articleSection: data.category,
          datePublished: data.publishedOn,
          dateModified: data.updatedOn,
          image: picture,
          ...(await signatures(data, { origin, page })),
        },
      ],
    };
  },
});

const articleEntry = async (slug: string) =>
  requireEntry(await allEntries('articles'), slug, 'an article');

const sanitised = <Part extends { html: string }>(part: Part) => ({
  ...part,
  html: sanitiseBody(part.html),
});

/** Article, its body reduced to the elements that SPEC section 5 allows. */
async function articlePage(slug: string) {
  const entry = await articleEntry(slug);
  const html = renderedHtml(entry);
  const { ledger, sources, related } = entry.data;
  return {
    ...(await cardOf(entry)),
    byline: await bylineOf(entry.data),
    body: shownBlocks(html, await picturesIn(html, 'articles')).flatMap(
      (block): (Section | typeof block)[] =>
        block.kind === 'text'
          ? sectionsOf(block.html).map(sanitised)
          : block.kind === 'chart'
            ? [{ ...block, chart: { ...block.chart, items: block.chart.items.map(sanitised) } }]
            : [block],
    ),
    ledger: ledger ?? null,
    sources,
    related,
  };
}
