import type { APIRoute } from 'astro';
import { siteMaps } from '#queries/pages/site-pages.ts';

export const GET: APIRoute = async () =>
  new Response((await siteMaps()).get('sitemap.xml'), {
    headers: { 'Content-Type': 'application/xml' },
  });
