import { iconPng } from '#queries/site/web-manifest.ts';

/** For what asks for this file without reading a page: browsers take a PNG under the name. */
export const GET = async () => new Response(await iconPng(180));
