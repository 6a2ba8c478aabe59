import type { APIRoute } from 'astro';
import { siteIcon } from '#queries/site/brand.ts';

export const GET: APIRoute = async () =>
  new Response((await siteIcon()).svg, { headers: { 'Content-Type': 'image/svg+xml' } });
