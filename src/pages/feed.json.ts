import type { APIRoute } from 'astro';
import { jsonFeed } from '#queries/articles/feeds.ts';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await jsonFeed()), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
