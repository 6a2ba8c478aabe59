import type { APIRoute, GetStaticPaths } from 'astro';
import { filesForRoute } from '#models/pages/made-files.ts';
import { columnFiles } from '#queries/side-by-side/side-by-side.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await filesForRoute(await columnFiles())).map(({ slug, make }) => ({
    params: { slug },
    props: { make },
  }));

export const GET: APIRoute = async ({ props }) =>
  new Response(await (props['make'] as () => Promise<string>)(), {
    headers: { 'Content-Type': 'application/json' },
  });
