/**
 * `npm run new KIND NAME`, such as `casino "Its Name"`: a file to fill in, with every field that the schema
 * asks for and, beside it, what the schema says it is. The check names what is still to be done. In a
 * terminal it asks for what a file is not valid without; elsewhere it asks nothing.
 * `npm run new site "Its Name"` makes the whole site one's own: without the samples.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '#schemas/collections.ts';
import { didYouMean } from '#check/describe-issue.ts';
import { slugOf } from '#check/read/file-names.ts';
import { readCollection } from '#check/read/read-content.ts';
import { newSite } from './new-site/new-site.ts';
import { interview, openTerminal } from './templates/interview.ts';
import { type Template, TEMPLATES, type Values } from './templates/templates.ts';

/** File systems take names of 255 bytes; an address of 100 characters is longer than anybody reads. */
const LONGEST_SLUG = 100;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [givenKind = '', ...words] = process.argv.slice(2);
const givenName = words.join(' ').trim();
const today = new Date().toISOString().slice(0, 10);
if (givenKind === 'site') process.exit(await newSite(givenName, today));

const terminal =
  process.stdin.isTTY && process.stdout.isTTY
    ? openTerminal({ input: process.stdin, output: process.stdout })
    : null;

const template = templateOf(givenKind) ?? (await askedKind());
const name = nameFault(template, givenName) === null ? givenName : await askedName(template);
const slug = slugOf(name);
const casinos = readCollection('casinos').map(({ id }) => id);
const named = { name, slug, today, casinos };

let answers: Values = {};
if (terminal !== null) {
  const given = await interview(template, named, terminal);
  if (given === null) fail('\nNothing was written.');
  answers = given;
  terminal.close();
}

const file = fileOf(template, name);
mkdirSync(template.folder, { recursive: true });
writeFileSync(file, template.write(named, answers));
console.log(`${file} is ready to fill in; npm run check:content names what is missing.`);
const next = template.next(named);
if (next !== null) console.log(next);

function templateOf(kind: string): Template | undefined {
  return Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined;
}

/** What to make, from whoever sits at the terminal; without one, the command ends. */
async function askedKind(): Promise<Template> {
  let kind = givenKind;
  for (;;) {
    const all = ['site', ...Object.keys(TEMPLATES)];
    const nearest = didYouMean(kind, all);
    const message = `Say what to make: ${all.join(', ')}.${nearest ? ` Did you mean ${nearest}?` : ''}`;
    if (terminal === null) fail(message);
    const line = await terminal.ask(`${message}\n> `);
    if (line === null) fail('\nNothing was written.');
    kind = line.trim();
    const chosen = templateOf(kind);
    if (chosen !== undefined) return chosen;
    if (kind === 'site') fail('A whole site is made by: npm run new site "Its Name"');
  }
}

async function askedName(chosen: Template): Promise<string> {
  let fault = nameFault(chosen, givenName);
  for (;;) {
    if (terminal === null) fail(fault ?? '');
    const ask = fault?.startsWith('Give it') === true ? 'Its name:' : `${fault} Its name:`;
    const line = await terminal.ask(`${ask}\n> `);
    if (line === null) fail('\nNothing was written.');
    fault = nameFault(chosen, line.trim());
    if (fault === null) return line.trim();
  }
}

/** Why nothing can be written under a name; `null` where it can. */
function nameFault(chosen: Template, wanted: string): string | null {
  const kind = Object.keys(TEMPLATES).find((one) => TEMPLATES[one] === chosen) ?? '';
  if (wanted === '') return `Give it a name: npm run new ${kind} "Its name"`;
  const address = slugOf(wanted);
  if (address === '') {
    return `The name needs a letter or a digit, found ${JSON.stringify(wanted)}.`;
  }
  if (address.length > LONGEST_SLUG) {
    return `The name makes an address of ${address.length} characters; choose one that makes at most ${LONGEST_SLUG}.`;
  }
  if (existsSync(fileOf(chosen, wanted))) return `${fileOf(chosen, wanted)} is there already.`;
  // A field that takes the name may have less room than an address has.
  return nameRefusal(chosen, wanted);
}

function nameRefusal(chosen: Template, wanted: string): string | null {
  const address = slugOf(wanted);
  const known = chosen.known({ name: wanted, slug: address, today });
  const { schema } = COLLECTIONS[chosen.collection];
  const issues = schema.safeParse(known).error?.issues ?? [];
  const about = (value: string) =>
    issues.find(({ path: [field] }) => known[String(field)] === value)?.message;
  // The file of a coin is named by its code, so that no other name will do later either.
  const ofCode = about(address.toUpperCase());
  if (ofCode !== undefined) return `Its file is named by its code: ${ofCode}, found ${wanted}.`;
  const ofName = terminal === null ? undefined : about(wanted);
  return ofName === undefined ? null : `It does not fit (${ofName}).`;
}

function fileOf({ folder, ending }: Template, wanted: string): string {
  return path.join(folder, `${slugOf(wanted)}${ending}`);
}
