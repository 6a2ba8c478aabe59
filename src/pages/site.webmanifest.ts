import type { APIRoute } from 'astro';
import { webManifest } from '#queries/site/web-manifest.ts';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await webManifest()), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
