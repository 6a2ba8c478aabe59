/**
 * `npm run new KIND NAME`, such as `casino "Its Name"`, writes a file to fill in: every field of the schema,
 * with what goes in and an example beside it. The check names what is still missing.
 * `npm run new casino FILE.csv` makes a casino, its offer and its link of each row of a table; `"Brand=name"` behind it
 * says once what a head of a program means.
 * `npm run new site "Its Name"` makes the whole site one's own: without the samples.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildDay } from '#settings/build-day.ts';
import { suggestion } from '#check/describe-issue.ts';
import { readCollection } from '#check/read/read-content.ts';
import { keepHeads } from './csv/program-heads.ts';
import { runCsv } from './csv/run-csv.ts';
import { addressOf, fileOf, nameFault } from './new-name.ts';
import { newSite } from './new-site/new-site.ts';
import { TEMPLATES } from './templates/templates.ts';
import { refuse } from './terminal.ts';

const [kind = '', ...words] = process.argv.slice(2);
const today = buildDay();
const typed = words.join(' ').trim();
/** A name without Latin letters may say its address. */
const [, name = '', address] = /^([^a-z]*?)\s+as\s+([a-z0-9-]+)$/i.exec(typed) ?? ['', typed];
const [table = '', ...agreed] = words;
const isTable = kind === 'casino' && /\.csv$/i.test(table);
if (isTable) process.exitCode = await fromTable(table, agreed);
else if (kind === 'site') process.exitCode = await newSite(name, today);
else newFile();

function newFile(): void {
  const template = TEMPLATES[kind];
  if (template === undefined || !Object.hasOwn(TEMPLATES, kind)) {
    const kinds = ['site', ...Object.keys(TEMPLATES)];
    stop(`Say what to make: ${kinds.join(', ')}. ${suggestion(kind, kinds) ?? ''}`.trim());
  }
  const naming = { kind, template, address };
  const fault = nameFault(naming, name, today);
  if (fault !== null) stop(fault);
  const slug = addressOf(naming, name);
  const casinos = readCollection('casinos').map(({ id }) => id);
  const people = readCollection('people').map(({ id }) => id);
  const named = { name, slug, today, casinos, people };
  const file = fileOf(naming, name);
  mkdirSync(template.folder, { recursive: true });
  writeFileSync(file, template.write(named), { flag: 'wx' });
  console.log(`${file} is ready to fill in; npm run check:content names what is missing.`);
  const next = template.next(named);
  if (next !== null) console.log(next);
}

/** Reads a table of new casinos, or writes an empty one under its name. Returns the exit code. */
async function fromTable(file: string, more: readonly string[]): Promise<number> {
  if (!existsSync(file)) return refuse(await runCsv(['out', 'new', file]));
  const mapped = more.filter((word) => word.includes('='));
  keepHeads(mapped);
  return refuse(
    await runCsv(['in', 'new', file, ...more.filter((word) => !mapped.includes(word))]),
  );
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
