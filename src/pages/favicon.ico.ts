import { iconPng } from '#queries/site/web-manifest.ts';

/**
 * For clients that request this file without reading a page; browsers take a PNG under this name.
 */
export const GET = async () => new Response(await iconPng(180));
