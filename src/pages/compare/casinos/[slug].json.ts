import type { APIRoute, GetStaticPaths } from 'astro';
import { columnFiles } from '#queries/side-by-side/side-by-side.ts';

export const getStaticPaths: GetStaticPaths = columnFiles;

export const GET: APIRoute = ({ props }) => Response.json(props['column']);
