import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { allEntries } from '../content/entries.ts';
import { sanitisePage } from '#models/prose/prose-html.ts';
import { withWholeAddresses } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import { sanitiseBody } from '#models/prose/sanitise.ts';
import { siteSettings } from '../site/site.ts';

const JSON_FEED_PATH = '/feed.json';

/** The newest articles and posts, for both feeds. */
export async function feed() {
  const { brand, baseUrl: origin, description } = await siteSettings();
  const articles = (await allEntries('articles')).map((entry) => ({
    entry,
    folder: 'guides',
    sanitise: sanitiseBody,
  }));
  const posts = (await allEntries('blog')).map((entry) => ({
    entry,
    folder: 'blog',
    sanitise: sanitisePage,
  }));
  const newest = [...articles, ...posts]
    .map(({ entry, folder, sanitise }) => ({
      entry,
      sanitise,
      url: new URL(`/${folder}/${entry.id}`, origin).href,
      publishedOn: entry.data.publishedOn,
    }))
    .sort((a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.url, b.url))
    .slice(0, LIST_SIZES.feedItems);
  return {
    title: brand,
    description,
    origin,
    items: newest.map(({ entry, sanitise, url, publishedOn }) => ({
      title: entry.data.title,
      summary: entry.data.excerpt,
      html: withWholeAddresses(sanitise(renderedHtml(entry)), url),
      url,
      publishedOn,
      updatedOn: entry.data.updatedOn,
    })),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The feed as https://jsonfeed.org/version/1.1 */
export async function jsonFeed() {
  const { title, description, origin, items } = await feed();
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: new URL('/', origin).href,
    feed_url: new URL(JSON_FEED_PATH, origin).href,
    language: 'en',
    items: items.map(({ url, title: itemTitle, summary, html, publishedOn, updatedOn }) => ({
      id: url,
      url,
      title: itemTitle,
      summary,
      content_html: html,
      date_published: `${publishedOn}T00:00:00Z`,
      date_modified: `${updatedOn}T00:00:00Z`,
    })),
  };
}
