import type { APIRoute, GetStaticPaths } from 'astro';
import { sharingFile } from '#models/pages/open-graph-png.ts';
import { sharedPages } from '#queries/pages/site-pages.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await sharedPages()).map(sharingFile).map(({ path, make }) => ({
    params: { name: path.replace('/assets/og/', '').replace('.png', '') },
    props: { make },
  }));

export const GET: APIRoute = async ({ props }) =>
  new Response(await (props['make'] as () => Promise<Uint8Array<ArrayBuffer>>)(), {
    headers: { 'Content-Type': 'image/png' },
  });
