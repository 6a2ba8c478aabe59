import type { APIRoute } from 'astro';
import { siteMaps } from '#queries/site/site-map.ts';

export const GET: APIRoute = async () =>
  new Response((await siteMaps()).get('sitemap.xml'), {
    headers: { 'Content-Type': 'application/xml' },
  });
