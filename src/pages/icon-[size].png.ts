import type { APIRoute, GetStaticPaths } from 'astro';
import { ICON_SIZES, iconPng } from '#queries/site/web-manifest.ts';

export const getStaticPaths: GetStaticPaths = () =>
  ICON_SIZES.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute = async ({ props }) =>
  new Response(await iconPng(props['size']), { headers: { 'Content-Type': 'image/png' } });
