import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { licenceSchema } from '#schemas/licence.ts';

const FOLDER = new URL('../../content/licences/', import.meta.url);

/** Licenses of the site by the names of their files. */
export const LICENSES = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name.replace('.yaml', ''),
    licenceSchema.parse(parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
  ]),
);
