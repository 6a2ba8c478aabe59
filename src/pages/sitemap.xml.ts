import type { APIRoute } from 'astro';
import { siteMapXml } from '#queries/site-map.ts';

export const GET: APIRoute = async () =>
  new Response(await siteMapXml(), { headers: { 'Content-Type': 'application/xml' } });
