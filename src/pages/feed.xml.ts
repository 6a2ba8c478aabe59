import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feed } from '#queries/articles/feeds.ts';

export const GET: APIRoute = async () => {
  const { title, description, origin, items } = await feed();
  return rss({
    title,
    description,
    site: origin,
    trailingSlash: false,
    items: items.map(({ title: itemTitle, summary, html, url, publishedOn }) => ({
      title: itemTitle,
      description: summary,
      content: html,
      link: url,
      pubDate: new Date(`${publishedOn}T00:00:00Z`),
    })),
  });
};
