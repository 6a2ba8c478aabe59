import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feed, LANGUAGE } from '#queries/articles/feeds.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const GET: APIRoute = async () => {
  const { title, description, origin, items } = await feed();
  const self = new URL('/feed.xml', origin).href;
  return rss({
    title,
    description,
    site: origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${LANGUAGE}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ title: itemTitle, summary, html, url, publishedOn, author }) => ({
      title: itemTitle,
      description: summary,
      content: html,
      link: url,
      pubDate: new Date(`${publishedOn}T00:00:00Z`),
      // RSS requires an email address in `author`; a bare name goes into Dublin Core's element.
      ...(author !== null && { customData: `<dc:creator>${escaped(author.text)}</dc:creator>` }),
    })),
  });
};
