import type { APIRoute, GetStaticPaths } from 'astro';
import { filesForRoute } from '#models/pages/made-files.ts';
import { generatedArt } from '#queries/site/generated-files.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await filesForRoute(await generatedArt())).map(({ path, make }) => ({
    params: { name: path.replace('/assets/art/', '').replace('.svg', '') },
    props: { make },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response((props['make'] as () => string)(), { headers: { 'Content-Type': 'image/svg+xml' } });
