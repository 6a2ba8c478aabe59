import type { APIRoute, GetStaticPaths } from 'astro';
import { columns } from '#queries/pages/compare.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await columns()).map(({ slug, column }) => ({
    params: { slug },
    props: { column },
  }));

export const GET: APIRoute = ({ props }) => Response.json(props['column']);
