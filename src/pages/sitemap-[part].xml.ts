import type { APIRoute, GetStaticPaths } from 'astro';
import { siteMaps } from '#queries/pages/site-pages.ts';

/** The files that an index in sitemap.xml names; none while that file holds every address itself. */
export const getStaticPaths: GetStaticPaths = async () =>
  [...(await siteMaps())].flatMap(([file, xml]) => {
    const part = /^sitemap-(\d+)\.xml$/.exec(file)?.[1];
    return part === undefined ? [] : [{ params: { part }, props: { xml } }];
  });

export const GET: APIRoute = ({ props }) =>
  new Response(String(props['xml']), { headers: { 'Content-Type': 'application/xml' } });
