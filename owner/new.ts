/**
 * `npm run new KIND NAME`, such as `casino "Its Name"`, writes a file to fill in: every field of the schema,
 * with what goes in and an example beside it. The check names what is still missing.
 * `npm run new casino FILE.csv` makes a casino, its offer and its link of each row of a table; in a terminal
 * `npm run new casino "Its Name"` asks for such a row.
 * `npm run new site "Its Name"` makes the whole site one's own: without the samples.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import * as clack from '@clack/prompts';
import { buildDay } from '#schemas/build-day.ts';
import { didYouMean } from '#check/describe-issue.ts';
import { readCollection } from '#check/read/read-content.ts';
import { askCasino } from './new-casino.ts';
import { runCsv } from './csv/run-csv.ts';
import { addressOf, fileOf, nameFault, type Naming } from './new-name.ts';
import { newSite } from './new-site/new-site.ts';
import { TEMPLATES } from './templates/templates.ts';
import { askText, isTerminal, refuse } from './terminal.ts';

const [givenKind = '', ...words] = process.argv.slice(2);
const today = buildDay();
const [, givenName = '', givenAddress] =
  /^([^a-z]*?)\s+as\s+([a-z0-9-]+)$/i.exec(words.join(' ').trim()) ??
  /^(.*)$/s.exec(words.join(' ').trim()) ??
  [];
const [table = '', ...agreed] = words;
const isTable = givenKind === 'casino' && /\.csv$/i.test(table);
if (isTable) process.exitCode = await fromTable(table, agreed);
else if (givenKind === 'site') process.exitCode = await newSite(givenName, today);
else await newFile();

async function newFile(): Promise<void> {
  // Ctrl+D ends the input without an answer, and Node would end with a warning about the open question.
  const onGone = () => stop('Nothing was written.');
  process.once('beforeExit', onGone);
  const kind = await kindOf(givenKind);
  const template = TEMPLATES[kind];
  if (template === undefined) throw new Error(`Expected a template of ${kind}, found none`);
  const naming = { kind, template, address: givenAddress };
  const name = await nameOf(naming);
  const casinos = readCollection('casinos').map(({ id }) => id);
  const people = readCollection('people').map(({ id }) => id);
  const named = { name, slug: addressOf(naming, name), today, casinos, people };
  const isAsked = kind === 'casino' && isTerminal();
  const row = isAsked ? await askCasino({ name, file: named.slug }, today) : null;
  process.off('beforeExit', onGone);
  if (isAsked) {
    if (row === null) stop('Nothing was written.');
    console.log(`Your answers are in ${row}.`);
    process.exitCode = await fromTable(row, []);
    return;
  }
  const file = fileOf(naming, name);
  mkdirSync(template.folder, { recursive: true });
  // `wx`: a file that has come into being meanwhile is not overwritten.
  writeFileSync(file, template.write(named), { flag: 'wx' });
  console.log(`${file} is ready to fill in; npm run check:content names what is missing.`);
  const next = template.next(named);
  if (next !== null) console.log(next);
}

/** Reads a table of new casinos, or writes an empty one under its name. Returns the exit code. */
async function fromTable(file: string, more: readonly string[]): Promise<number> {
  return refuse(await runCsv([existsSync(file) ? 'in' : 'out', 'new', file, ...more]));
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function kindOf(given: string): Promise<string> {
  if (Object.hasOwn(TEMPLATES, given)) return given;
  const kinds = Object.keys(TEMPLATES);
  const nearest = didYouMean(given, ['site', ...kinds]);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  const message = `Say what to make: ${['site', ...kinds].join(', ')}.${hint}`;
  if (!isTerminal()) stop(message);
  const chosen = await clack.select({
    message: given === '' ? 'What to make?' : message,
    options: kinds.map((value) => ({ value })),
  });
  return clack.isCancel(chosen) ? stop('Nothing was written.') : chosen;
}

async function nameOf(naming: Naming): Promise<string> {
  const fault = nameFault(naming, givenName, today);
  if (fault === null) return givenName;
  if (!isTerminal()) stop(fault);
  const message = givenName === '' ? 'Its name?' : `${fault} Another name?`;
  const answer = await askText(message, (line) => nameFault(naming, line, today));
  return answer ?? stop('Nothing was written.');
}
