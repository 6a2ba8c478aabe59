import type { APIRoute, GetStaticPaths } from 'astro';
import { generatedArt } from '#queries/site/generated-files.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await generatedArt()).map(({ path, svg }) => ({
    params: { name: path.replace('/assets/art/', '').replace('.svg', '') },
    props: { svg },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['svg'] as string, { headers: { 'Content-Type': 'image/svg+xml' } });
