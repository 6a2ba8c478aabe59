import * as z from 'zod';
import { siteSchema } from '#schemas/site.ts';
import { lookSchema } from '#schemas/site-look.ts';
import { expectRead, readCollection } from './read-content.ts';

const SETTINGS = z.object({
  baseUrl: siteSchema.shape.baseUrl,
  look: z.object({ colours: lookSchema.shape.colours, type: lookSchema.shape.type }).prefault({}),
  contact: z.object({ endpoint: siteSchema.shape.contact.shape.endpoint }),
});

/** The settings in site.yaml that are needed outside the pages, before any collection. */
export function readSite() {
  const [site] = readCollection('site');
  if (site === undefined) throw new Error('Expected a file site.yaml in the content, found none');
  expectRead(site);
  const { file, data } = site;
  const found = SETTINGS.safeParse(data);
  if (!found.success) {
    const [issue] = found.error.issues;
    const field = issue?.path.join('.') || 'the file';
    throw new Error(`${file} → ${field}: ${issue?.message ?? 'cannot be read'}`);
  }
  const { baseUrl, contact, look } = found.data;
  return { baseUrl, contactEndpoint: contact.endpoint, colours: look.colours, type: look.type };
}
