import { readMinutes } from '#domain/articles/read-time.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatReadTime } from '#format/text.ts';
import { dated, updatedDay } from '#models/articles/article-card.ts';
import { pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { shownBlocks } from '#models/prose/prose-blocks.ts';
import { sanitisePost } from '#models/prose/prose-html.ts';
import { labelTables, proseText } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import type { CollectionEntry } from 'astro:content';
import { cardOf } from '../articles/article-cards.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { bylineOf, signatures } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { siteSettings } from '../site/site.ts';

/** List of posts, in pages; before the first post it offers guides instead. */
export const blog = singlePage({
  address: '/blog',
  inPages: true,
  entry: async () => ({
    name: 'Blog',
    changedOn: await lastChange('articles', 'blog'),
    list: {
      pageCount: pageCountOf((await posts()).length, LIST_SIZES.posts),
      label: 'Pages of the blog',
      what: `Earlier notes from ${(await siteSettings()).brand} on crypto casinos`,
    },
  }),
  view: blogPage,
  head: async () => {
    const [{ brand }, all] = [await siteSettings(), await posts()];
    return {
      title: 'Blog',
      ...(all.length === 0 && { signed: null }),
      description:
        all.length === 0
          ? `Posts are coming soon on the ${brand} blog. Until then the guides explain bonuses, coins, identity checks and fairness with the math worked out.`
          : `Notes from ${brand} on crypto casinos, their terms and the math behind them, newest first, each with its date and sources.`,
      keywords: ['crypto casino blog', 'casino terms', 'gambling arithmetic'],
    };
  },
});

/** A blog without posts is no mistake. */
export const blogPosts = pagesInFolder({
  folder: FOLDERS.posts,
  below: blog,
  entries: async () =>
    (await posts()).map(({ id, data }) => ({
      slug: id,
      name: data.title,
      changedOn: data.updatedOn,
    })),
  view: blogPostPage,
  head: async ({ slug }) => {
    const { data } = await postEntry(slug);
    return {
      title: data.title,
      description: data.excerpt,
      keywords: ['crypto casino blog'],
      type: 'article',
      signed: null,
      structuredData: async ({ origin, page }) => [
        {
          '@type': 'BlogPosting',
          headline: data.title,
          description: data.excerpt,
          datePublished: data.publishedOn,
          dateModified: data.updatedOn,
          ...(await signatures(data, { origin, page })),
        },
      ],
    };
  },
});

type Post = CollectionEntry<'blog'>;

const MEANWHILE_COUNT = 4;

/** All posts, newest first. */
const posts = oncePerBuild(async (): Promise<readonly Post[]> => {
  const entries = await allEntries('blog');
  return entries.toSorted(
    (a, b) => b.data.publishedOn.localeCompare(a.data.publishedOn) || a.id.localeCompare(b.id),
  );
});

function summaryOf(post: Post) {
  const { id, data } = post;
  return {
    href: pageHref(FOLDERS.posts, id),
    title: data.title,
    excerpt: data.excerpt,
    published: dated(data.publishedOn),
    updated: updatedDay(data),
    readTime: formatReadTime(readMinutes(proseText(renderedHtml(post)))),
  };
}

async function blogPage({ number }: Place) {
  const page = pageOf(await posts(), LIST_SIZES.posts, number);
  return {
    emptyArtHref: watermarkHref('nothing-found'),
    posts: page.items.map(summaryOf),
    meanwhile: await guidesToRead(),
  };
}

/** One guide from each of the first categories. */
async function guidesToRead() {
  const guides = (await allEntries('articles')).filter(({ data }) => data.kind === 'guide');
  const byCategory = new Map(guides.map((guide) => [guide.data.category, guide]));
  const first = [...byCategory.values()].slice(0, MEANWHILE_COUNT);
  return Promise.all(first.map(cardOf));
}

const postEntry = async (slug: string) => requireEntry(await posts(), slug, 'a post');

async function blogPostPage({ slug }: Place) {
  const post = await postEntry(slug);
  const html = labelTables(sanitisePost(renderedHtml(post)));
  return {
    ...summaryOf(post),
    byline: await bylineOf(post.data),
    body: shownBlocks(html, await picturesIn(html, 'blog')),
    sources: post.data.sources,
  };
}
