import type { CollectionEntry } from 'astro:content';
import { escapeMarkup } from '#domain/html/escape-markup.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { xmlText } from '#domain/text/xml-text.ts';
import { allEntries } from '../content/entries.ts';
import { sanitisePost } from '#models/prose/prose-html.ts';
import { withWholeAddresses } from '#models/prose/prose-tree.ts';
import { shownBlocks } from '#models/prose/prose-blocks.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { sanitiseBody } from '#models/prose/prose-html.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { bylineOf } from '../people/people.ts';
import { isBadByItself } from '../site/listing.ts';
import { shell, siteSettings } from '../site/site.ts';

export const LANGUAGE = 'en';

const JSON_FEED_PATH = '/feed.json';

const FEED = {
  articles: { folder: FOLDERS.articles, sanitise: sanitiseBody },
  blog: { folder: FOLDERS.posts, sanitise: sanitisePost },
};

/** The newest articles and posts, for both feeds. */
export async function feed() {
  const { brand, baseUrl: origin, description } = await siteSettings();
  const { demonstration } = await shell();
  const newest = [...(await allEntries('articles')), ...(await allEntries('blog'))]
    .map((entry) => ({
      entry,
      url: new URL(pageHref(FEED[entry.collection].folder, entry.id), origin).href,
      publishedOn: entry.data.publishedOn,
    }))
    .filter(({ url }) => !isBadByItself(new URL(url).pathname))
    .sort((a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.url, b.url))
    .slice(0, LIST_SIZES.feedItems);
  return {
    title: brand,
    description: demonstration === null ? description : `${description} ${demonstration}`,
    origin,
    items: await Promise.all(
      newest.map(async ({ entry, url, publishedOn }) => ({
        title: xmlText(entry.data.title),
        summary: xmlText(entry.data.excerpt),
        html: xmlText(withWholeAddresses(await htmlOf(entry), url)),
        url,
        publishedOn,
        updatedOn: entry.data.updatedOn,
        author: (await bylineOf(entry.data)).writtenBy,
      })),
    ),
  };
}

/** HTML of a text with its pictures, sanitised. */
async function htmlOf(entry: CollectionEntry<'articles' | 'blog'>): Promise<string> {
  const html = renderedHtml(entry);
  const { sanitise } = FEED[entry.collection];
  return shownBlocks(html, await picturesIn(html, entry.collection))
    .map((block) =>
      block.kind !== 'picture'
        ? sanitise(block.html)
        : `<p><img src="${block.picture.src}" alt="${escapeMarkup(block.alt)}"></p>`,
    )
    .join('\n');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Feed after https://jsonfeed.org/version/1.1 */
export async function jsonFeed() {
  const { title, description, origin, items } = await feed();
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: new URL('/', origin).href,
    feed_url: new URL(JSON_FEED_PATH, origin).href,
    language: LANGUAGE,
    authors: [{ name: title, url: new URL('/about', origin).href }],
    items: items.map(
      ({ url, title: itemTitle, summary, html, publishedOn, updatedOn, author }) => ({
        id: url,
        url,
        title: itemTitle,
        summary,
        content_html: html,
        date_published: `${publishedOn}T00:00:00Z`,
        ...(updatedOn !== undefined && { date_modified: `${updatedOn}T00:00:00Z` }),
        ...(author !== null && {
          authors: [{ name: author.text, url: new URL(author.href, origin).href }],
        }),
      }),
    ),
  };
}
