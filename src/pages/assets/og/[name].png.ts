import type { APIRoute, GetStaticPaths } from 'astro';
import { type SharedPage, sharingPicture } from '#models/pages/open-graph.ts';
import { sharingPng } from '#models/pages/open-graph-png.ts';
import { sharedPages } from '#queries/pages/site-pages.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await sharedPages()).map((shared) => ({
    params: { name: sharingPicture(shared).address.replace('/assets/og/', '').replace('.png', '') },
    props: { shared },
  }));

export const GET: APIRoute = async ({ props }) =>
  new Response(await sharingPng(sharingPicture(props['shared'] as SharedPage)), {
    headers: { 'Content-Type': 'image/png' },
  });
