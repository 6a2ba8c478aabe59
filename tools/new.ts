/**
 * `npm run new KIND NAME`, such as `casino "Its Name"`: a file to fill in, with every field that the schema
 * asks for and, beside it, what the schema says it is. The check names what is still to be done.
 * `npm run new site "Its Name"` makes the whole site one's own: without the samples.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from './content/describe-issue.ts';
import { slugOf } from './content/file-names.ts';
import { newSite } from './new-site/new-site.ts';
import { TEMPLATES } from './templates/templates.ts';

/** File systems take names of 255 bytes; an address of 100 characters is longer than anybody reads. */
const LONGEST_SLUG = 100;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [kind = '', ...words] = process.argv.slice(2);
const name = words.join(' ').trim();
const today = new Date().toISOString().slice(0, 10);
if (kind === 'site') process.exit(await newSite(name, today));

const kinds = Object.keys(TEMPLATES);
const template = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined;
if (template === undefined) {
  const all = ['site', ...kinds];
  const nearest = didYouMean(kind, all);
  fail(`Say what to make: ${all.join(', ')}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
}
if (name === '') fail(`Give it a name: npm run new ${kind} "Its name"`);

const slug = slugOf(name);
if (slug === '') fail(`The name needs a letter or a digit, found ${JSON.stringify(name)}.`);
if (slug.length > LONGEST_SLUG) {
  fail(
    `The name makes an address of ${slug.length} characters; choose one that makes at most ${LONGEST_SLUG}.`,
  );
}

const file = path.join(template.folder, `${slug}${template.ending}`);
if (existsSync(file)) fail(`${file} is there already.`);
mkdirSync(template.folder, { recursive: true });
writeFileSync(file, template.write({ name, slug, today }));
console.log(`${file} is ready to fill in; npm run check:content names what is missing.`);
