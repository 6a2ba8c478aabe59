import { siteSchema } from '#schemas/site.ts';
import { expectRead, readCollection } from './read-content.ts';

const SETTINGS = siteSchema.pick({ baseUrl: true, look: true, contact: true }).strip();

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
