import type { CollectionEntry } from 'astro:content';
import type { LinkItem } from '#domain/site/link-item.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageOf } from '#domain/lists/paginate.ts';
import { readMinutes } from '#domain/articles/read-time.ts';
import { formatDate, formatReadTime } from '#format/text.ts';
import { coverFile, pageWatermark, watermarkHref } from '#models/pictures/art-files.ts';
import { allEntries, entriesIfAny, requireEntry } from '../content/entries.ts';
import type { Head } from '../site/head.ts';
import { laterPagePaths, pagedHead, pagedTrail, pagination } from '../lists/list-pages.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { frameTables, sanitisePage } from '#models/prose/prose-html.ts';
import { siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

type Post = CollectionEntry<'blog'>;

const BLOG_STEP: LinkItem = { text: 'Blog', href: '/blog' };
const BLOG_TRAIL: readonly LinkItem[] = [HOME_LINK, BLOG_STEP];

const MEANWHILE_COUNT = 4;

const addressOf = (slug: string) => `/blog/${slug}`;

/** All posts, newest first; none until the first file lies in content/blog. */
const posts = oncePerBuild(async (): Promise<readonly Post[]> => {
  const entries = await entriesIfAny('blog');
  return entries.toSorted(
    (a, b) => b.data.publishedOn.localeCompare(a.data.publishedOn) || a.id.localeCompare(b.id),
  );
});

async function postsPage(number: number) {
  return pageOf(await posts(), LIST_SIZES.posts, number);
}

/** The pages of the blog after the first. */
export async function laterBlogPaths() {
  return laterPagePaths((await posts()).length, LIST_SIZES.posts);
}

function summaryOf({ id, data, body = '' }: Post) {
  return {
    href: addressOf(id),
    title: data.title,
    excerpt: data.excerpt,
    published: { text: formatDate(data.publishedOn), iso: data.publishedOn },
    updated:
      data.updatedOn === data.publishedOn
        ? null
        : { text: formatDate(data.updatedOn), iso: data.updatedOn },
    readTime: formatReadTime(readMinutes(body)),
  };
}

/** The list of posts, or, before the first of them, guides to read in the meantime. */
export async function blogPage(number = 1) {
  const page = await postsPage(number);
  return {
    trail: pagedTrail(BLOG_TRAIL, BLOG_STEP.href, number),
    art: pageWatermark('blog'),
    emptyArtHref: watermarkHref('nothing-found'),
    posts: page.items.map(summaryOf),
    pagination: pagination(BLOG_STEP.href, 'Pages of the blog', page),
    meanwhile: await guidesToRead(),
  };
}

/** One guide of each of the first categories, so that the choice is wide. */
async function guidesToRead() {
  const guides = (await allEntries('articles')).filter(({ data }) => data.kind === 'guide');
  const byCategory = new Map(guides.map((guide) => [guide.data.category, guide]));
  return [...byCategory.values()].slice(0, MEANWHILE_COUNT).map(({ id, data, body = '' }) => ({
    slug: id,
    href: `/guides/${id}`,
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    cover: coverFile({ slug: id, category: data.category }).path,
    published: { text: formatDate(data.publishedOn), iso: data.publishedOn },
    readTime: formatReadTime(readMinutes(body)),
  }));
}

export async function blogHead(number = 1): Promise<Head> {
  const [{ baseUrl, brand }, all] = [await siteSettings(), await posts()];
  const head = {
    title: 'Blog',
    description:
      all.length === 0
        ? `Posts are coming soon on the ${brand} blog. Until then the guides explain bonuses, coins, identity checks and fairness with worked sums.`
        : `Notes from ${brand} on crypto casinos, their terms and the sums behind them, newest first, each with its date and sources.`,
    keywords: ['crypto casino blog', 'casino terms', 'gambling arithmetic'],
    structuredData: [breadcrumbList(pagedTrail(BLOG_TRAIL, BLOG_STEP.href, number), baseUrl)],
  };
  return pagedHead(head, `Earlier notes from ${brand} on crypto casinos`, await postsPage(number));
}

/** The slugs of all posts; none is not a mistake. */
export async function blogSlugs(): Promise<string[]> {
  return (await posts()).map(({ id }) => id);
}

const trailTo = ({ id, data }: Post): LinkItem[] => [
  HOME_LINK,
  BLOG_STEP,
  { text: data.title, href: addressOf(id) },
];

async function postEntry(slug: string): Promise<Post> {
  return requireEntry(await posts(), slug, 'a post');
}

export async function blogPostPage(slug: string) {
  const post = await postEntry(slug);
  if (post.rendered === undefined) {
    throw new Error(`Expected ${slug}.md to come rendered from its loader, found no HTML`);
  }
  return {
    ...summaryOf(post),
    trail: trailTo(post),
    art: pageWatermark(`blog-${slug}`),
    bodyHtml: frameTables(sanitisePage(post.rendered.html)),
    sources: post.data.sources,
  };
}

export async function blogPostHead(slug: string): Promise<Head> {
  const [{ baseUrl, brand }, post] = [await siteSettings(), await postEntry(slug)];
  const { title, excerpt, publishedOn, updatedOn } = post.data;
  return {
    title,
    description: excerpt,
    keywords: ['crypto casino blog'],
    type: 'article',
    structuredData: [
      breadcrumbList(trailTo(post), baseUrl),
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: publishedOn,
        dateModified: updatedOn,
        publisher: { '@type': 'Organization', name: brand, url: baseUrl },
        mainEntityOfPage: new URL(addressOf(slug), baseUrl).href,
      },
    ],
  };
}
