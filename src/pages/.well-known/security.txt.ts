import type { APIRoute } from 'astro';
import { securityText } from '#queries/site/security-contact.ts';

export const GET: APIRoute = async () =>
  new Response(await securityText(), { headers: { 'Content-Type': 'text/plain' } });
