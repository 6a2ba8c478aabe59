import type { APIRoute, GetStaticPaths } from 'astro';
import { rowFiles } from '#queries/payments/payments-comparison.ts';

export const getStaticPaths: GetStaticPaths = rowFiles;

export const GET: APIRoute = ({ props }) => Response.json(props['rows']);
