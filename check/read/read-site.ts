import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { siteSchema } from '#schemas/site.ts';
import { lookSchema } from '#schemas/site-look.ts';

const SETTINGS = z.object({
  baseUrl: siteSchema.shape.baseUrl,
  look: z.object({ colours: lookSchema.shape.colours, type: lookSchema.shape.type }).prefault({}),
  contact: z.object({ endpoint: siteSchema.shape.contact.shape.endpoint }),
});

/** The settings in site.yaml that are needed outside the pages, before any collection. */
export function readSite(contentDir: string = CONTENT_DIR) {
  const file = `${contentDir}/site.yaml`;
  const found = SETTINGS.safeParse(parse(readFileSync(file, 'utf8')));
  if (!found.success) {
    const [issue] = found.error.issues;
    const field = issue?.path.join('.') || 'the file';
    throw new Error(`${file} → ${field}: ${issue?.message ?? 'cannot be read'}`);
  }
  const { baseUrl, contact, look } = found.data;
  return { baseUrl, contactEndpoint: contact.endpoint, colours: look.colours, type: look.type };
}
