import type { APIRoute } from 'astro';
import { siteMap } from '#queries/pages/site-pages.ts';

export const GET: APIRoute = async () =>
  new Response(await siteMap(), { headers: { 'Content-Type': 'application/xml' } });
