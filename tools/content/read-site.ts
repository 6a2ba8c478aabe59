import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { siteSchema } from '#schemas/site.ts';

const baseUrlOnly = z.object({ baseUrl: siteSchema.shape.baseUrl });

/** The address in content/site.yaml, needed before any collection is loaded. */
export function readSite(): { baseUrl: string } {
  const found = baseUrlOnly.safeParse(parse(readFileSync('content/site.yaml', 'utf8')));
  if (!found.success) {
    throw new Error('content/site.yaml → baseUrl: expected an https:// address');
  }
  return found.data;
}
