/**
 * `npm run csv out casinos FILE` writes the casinos as a table, to work on in a program for tables; `bonuses`
 * and `links` likewise. `npm run csv in casinos FILE` checks what a table would change, as content is
 * checked, shows it, and asks; `npm run csv in casinos FILE write` does not ask. What has a problem, and what
 * nobody agreed to, is not written. Exit code 1 on a problem.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { csvText } from '#domain/side-by-side/csv.ts';
import { shownNow } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkAge } from '#check/rules/check-age.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem, type Problem } from '#check/describe-issue.ts';
import { readText } from '#check/read/read-bytes.ts';
import { readContent } from '#check/read/read-content.ts';
import { type Import, readImport } from './csv/import-table.ts';
import { rowsOf, type Table, TABLES, tableText } from './csv/tables.ts';

const USAGE = `Say: npm run csv out ${TABLES.join('|')} FILE, or npm run csv in ${TABLES.join('|')} FILE [write]`;

function fail(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const [way, name, file, last, ...more] = process.argv.slice(2);
const table = TABLES.find((known) => known === name);
const isKnown = way === 'out' ? last === undefined : way === 'in' && (last ?? 'write') === 'write';
if (!isKnown || table === undefined || file === undefined || more.length > 0) fail(USAGE);

const { problems: before, ahead } = await checkContent();
if (before.length + ahead.length > 0) {
  fail(
    'The content has problems of its own; put them right first.',
    ...[...before, ...ahead].map(formatProblem),
  );
}
const entries = readContent();
if (way === 'out') writeTable(table, file);
else await readTable(table, file, last === 'write');

function writeTable(of: Table, to: string): void {
  const rows = rowsOf(of, entries);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, csvText(tableText(of, rows)));
  console.log(`${to} has ${rows.length} ${of}.`);
}

async function readTable(of: Table, from: string, isAgreed: boolean): Promise<void> {
  if (!existsSync(from)) fail(`${from} is not there.`);
  const read = readText(readFileSync(from));
  if (!('text' in read)) fail(formatProblem({ file: from, field: '', ...read }));
  const { problems, differences, files, missing } = readImport(
    of,
    { file: from, text: read.text },
    entries,
    CONTENT_DIR,
  );
  if (problems.length > 0) fail(...problems.map(formatProblem), 'Nothing was written.');
  showDifferences(differences);
  if (missing.length > 0)
    console.log(`Not in the table, and left as they are: ${missing.join(', ')}.`);
  if (files.size === 0) {
    console.log('The table says what the content says: nothing to write.');
    return;
  }
  const { found, ofDrafts } = await problemsWith(files);
  for (const problem of ofDrafts) console.log(`draft: ${formatProblem(problem)}`);
  if (found.length > 0) {
    fail(
      '\nWith the table the content would have problems:',
      ...found.map(formatProblem),
      'Nothing was written.',
    );
  }
  const what = `${differences.length} fields in ${files.size} files`;
  if (!isAgreed && !(await mayWrite(what))) {
    console.log(`Nothing was written. npm run csv in ${of} ${from} write does it.`);
    return;
  }
  for (const [to, text] of files) writeFileSync(to, text);
  console.log(`${what} are written.`);
}

function showDifferences(differences: Import['differences']): void {
  for (const [changed, fields] of Map.groupBy(differences, (one) => one.file)) {
    console.log(changed);
    for (const { field, was, now } of fields) {
      console.log(`  ${field}: ${was === '' ? 'nothing' : was} → ${now === '' ? 'nothing' : now}`);
    }
  }
}

/** What the check finds in the content as it would be, in a copy of it. */
async function problemsWith(
  files: Import['files'],
): Promise<{ found: Problem[]; ofDrafts: Problem[] }> {
  const root = mkdtempSync(path.join(tmpdir(), 'csv-'));
  try {
    cpSync(CONTENT_DIR, path.join(root, CONTENT_DIR), { recursive: true });
    for (const [to, text] of files) writeFileSync(path.join(root, to), text);
    const { problems, ahead: later, ofDrafts, content } = await checkContent(root, CONTENT_DIR);
    const { failures } = checkAge(content, shownNow().day);
    return { found: [...problems, ...later, ...failures], ofDrafts };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Asks where somebody can answer; where no terminal is attached the answer is no. */
async function mayWrite(what: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await lines.question(`Write ${what}? [y/N] `)).trim());
  } finally {
    lines.close();
  }
}
