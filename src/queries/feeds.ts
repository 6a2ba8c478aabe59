import { allEntries, entriesIfAny } from './entries.ts';
import { sanitiseBody } from './sanitise.ts';
import { siteSettings } from './site.ts';

export const RSS_PATH = '/feed.xml';
export const JSON_FEED_PATH = '/feed.json';

/** Articles and posts, newest first, for both feeds. */
export async function feed() {
  const { brand, baseUrl: origin, description } = await siteSettings();
  const articles = (await allEntries('articles')).map((entry) => ({ entry, folder: 'guides' }));
  const posts = (await entriesIfAny('blog')).map((entry) => ({ entry, folder: 'blog' }));
  const items = [...articles, ...posts].map(({ entry: { id, data, rendered }, folder }) => ({
    title: data.title,
    summary: data.excerpt,
    html: sanitiseBody(rendered?.html ?? ''),
    url: new URL(`/${folder}/${id}`, origin).href,
    publishedOn: data.publishedOn,
    updatedOn: data.updatedOn,
  }));
  return {
    title: brand,
    description,
    origin,
    items: items.toSorted((a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.url, b.url)),
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
