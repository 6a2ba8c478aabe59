/**
 * `npm run csv out casinos FILE` writes the casinos as a table for a spreadsheet; `bonuses` and `links`
 * likewise. `npm run csv in casinos FILE` shows what a table would change, checks the content as it would
 * be, and asks before it writes; with `write` at the end it does not ask. A table with a problem is not
 * written. Exit code 1 on a problem.
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
import { csvText } from '#domain/side-by-side/csv.ts';
import { shownNow } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkAge } from '#check/rules/check-age.ts';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem, type Problem } from '#check/describe-issue.ts';
import { readText } from '#check/read/read-bytes.ts';
import { readContent } from '#check/read/read-content.ts';
import { type Import, readImport } from './csv/import-table.ts';
import { rowsOf, type Table, TABLES, tableText } from './csv/tables.ts';
import { isTerminal, mayWrite } from './terminal.ts';

const USAGE = `Say: npm run csv out ${TABLES.join('|')} FILE, or npm run csv in ${TABLES.join('|')} FILE [write]`;

const refusal = await run(process.argv.slice(2));
// One write and no process.exit: a pipe would lose the end of a long list.
if (refusal.length > 0) {
  console.error(refusal.join('\n'));
  process.exitCode = 1;
}

/** The lines that say why nothing was done; none where all went well. */
async function run([way, name, file, last, ...more]: readonly string[]): Promise<string[]> {
  const table = TABLES.find((known) => known === name);
  const isKnown =
    way === 'out' ? last === undefined : way === 'in' && (last ?? 'write') === 'write';
  if (!isKnown || table === undefined || file === undefined || more.length > 0) return [USAGE];
  const { problems, ahead } = await checkContent();
  const before = [...problems, ...ahead].map(formatProblem);
  if (before.length > 0) {
    return ['The content has problems of its own; put them right first.', ...before];
  }
  return way === 'out' ? writeTable(table, file) : readTable(table, file, last === 'write');
}

function writeTable(table: Table, to: string): string[] {
  const rows = rowsOf(table, readContent());
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, csvText(tableText(table, rows)));
  console.log(`${to} has ${counted(rows.length, 'row')}.`);
  return [];
}

async function readTable(table: Table, from: string, isAgreed: boolean): Promise<string[]> {
  if (!existsSync(from)) return [`${from} is not there.`];
  const read = readText(readFileSync(from));
  if (!('text' in read)) return [formatProblem({ file: from, field: '', ...read })];
  const csv = { file: from, text: read.text };
  const { problems, differences, files, missing } = readImport(
    table,
    csv,
    readContent(),
    CONTENT_DIR,
  );
  if (problems.length > 0) return [...problems.map(formatProblem), 'Nothing was written.'];
  showDifferences(differences);
  if (missing.length > 0) {
    console.log(`Not in the table, and left as they are: ${missing.join(', ')}.`);
  }
  if (files.size === 0) {
    console.log('The table says what the content says: nothing to write.');
    return [];
  }
  const { found, ofDrafts } = await problemsWith(files);
  for (const problem of ofDrafts) console.log(`draft: ${formatProblem(problem)}`);
  if (found.length > 0) {
    const title = '\nWith the table the content would have problems:';
    return [title, ...found.map(formatProblem), 'Nothing was written.'];
  }
  const what = `${counted(differences.length, 'field')} in ${counted(files.size, 'file')}`;
  if (!isAgreed && !(isTerminal() && (await mayWrite(`Write ${what}?`)))) {
    console.log(`Nothing was written. npm run csv in ${table} ${from} write does it.`);
    return [];
  }
  for (const [to, text] of files) writeFileSync(to, text);
  console.log(`${what} written.`);
  return [];
}

function showDifferences(differences: Import['differences']): void {
  for (const [changed, fields] of Map.groupBy(differences, (one) => one.file)) {
    console.log(changed);
    for (const { field, was, now } of fields) {
      console.log(`  ${field}: ${was || 'nothing'} → ${now || 'nothing'}`);
    }
  }
}

/** Checks a copy of the content with the changed files in it. */
async function problemsWith(
  files: Import['files'],
): Promise<{ found: Problem[]; ofDrafts: Problem[] }> {
  const root = mkdtempSync(path.join(tmpdir(), 'csv-'));
  try {
    cpSync(CONTENT_DIR, path.join(root, CONTENT_DIR), { recursive: true });
    for (const [to, text] of files) writeFileSync(path.join(root, to), text);
    const { problems, ahead, ofDrafts, content } = await checkContent(root, CONTENT_DIR);
    const { failures } = checkAge(content, shownNow().day);
    return { found: [...problems, ...ahead, ...failures], ofDrafts };
  } finally {
    rmSync(root, { recursive: true });
  }
}
