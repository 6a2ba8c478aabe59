import type { APIRoute } from 'astro';
import { robotsText } from '#queries/site/robots.ts';

export const GET: APIRoute = async () =>
  new Response(await robotsText(), { headers: { 'Content-Type': 'text/plain' } });
