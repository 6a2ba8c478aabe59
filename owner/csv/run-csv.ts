import { existsSync, readFileSync } from 'node:fs';
import { csvText } from '#domain/tables/csv.ts';
import { shownNow } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { checkAge } from '#check/rules/check-age.ts';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem, type Problem, refusals } from '#check/describe-issue.ts';
import { readText } from '#check/read/read-bytes.ts';
import { readContent } from '#check/read/read-content.ts';
import { checkAside, writeText } from '../check-aside.ts';
import { readCasinos } from './casino-import.ts';
import { HEADS } from './casino-rows.ts';
import { hintOf } from './column-hints.ts';
import { type Import, readImport } from './import-table.ts';
import { rowsOf, type Table, TABLES, tableText } from './tables.ts';
import { mayWrite } from '../terminal.ts';

const USAGE = `Say: npm run csv out ${TABLES.join('|')} FILE, or npm run csv in ${TABLES.join('|')} FILE [write [remove]]`;

/** Words allowed behind the name of a table. */
const AGREED = ['', 'write', 'write remove'];

/** Writes or reads a table. Returns the lines that say why nothing was done; none where all went well. */
export async function runCsv([way, name, file, ...words]: readonly string[]): Promise<string[]> {
  const table = [...TABLES, 'new' as const].find((known) => known === name);
  const isKnown =
    way === 'out' ? words.length === 0 : way === 'in' && AGREED.includes(words.join(' '));
  if (!isKnown || table === undefined || file === undefined) return [USAGE];
  // An empty table holds nothing of the content.
  if (way === 'out' && table === 'new') return writeTable(table, file);
  const { problems, ahead } = await checkContent();
  const before = [...problems, ...ahead].map(formatProblem);
  if (before.length > 0) {
    return ['The content has problems of its own; put them right first.', ...before];
  }
  return way === 'out' ? writeTable(table, file) : readTable(table, file, words);
}

function writeTable(table: Table | 'new', to: string): string[] {
  const rows = table === 'new' ? [] : rowsOf(table, readContent());
  writeText(to, csvText(table === 'new' ? [HEADS, HEADS.map(hintOf)] : tableText(table, rows)));
  console.log(`${to} has ${counted(rows.length, 'row')}.`);
  return [];
}

async function readTable(
  table: Table | 'new',
  from: string,
  words: readonly string[],
): Promise<string[]> {
  if (!existsSync(from)) return [`${from} is not there.`];
  const read = readText(readFileSync(from));
  if (!('text' in read)) return [formatProblem({ file: from, field: '', ...read })];
  const csv = { file: from, text: read.text };
  const { problems, differences, files, missing, atRow } =
    table === 'new'
      ? readCasinos(csv, readContent(), CONTENT_DIR, shownNow().day)
      : readImport(table, csv, readContent(), CONTENT_DIR);
  if (problems.length > 0 && files.size === 0) {
    return [...problems.map(formatProblem), 'Nothing was written.'];
  }
  if (missing.length > 0) {
    console.log(`Not in the table, and left as they are: ${missing.join(', ')}.`);
  }
  if (files.size === 0) {
    console.log('The table says nothing that the content does not: nothing to write.');
    return [];
  }
  const { problems: wrong, promises, ahead, ofDrafts, content } = await checkAside(files);
  const age = checkAge(content, shownNow().day);
  for (const problem of ofDrafts) console.log(`draft: ${formatProblem(atRow(problem))}`);
  // Report a cell that could not be read, and not its consequences.
  const isUnclear = ({ file, field }: Problem) =>
    problems.some(
      (one) => one.file === file && field.startsWith(one.field.split('.value')[0] ?? ''),
    );
  const others = [...wrong, ...promises, ...ahead, ...refusals(age)]
    .map(atRow)
    .filter((one) => !isUnclear(one));
  if (problems.length + others.length > 0) {
    const title = '\nWith the table the content would have problems:';
    const rowOf = ({ file }: Problem) =>
      file.startsWith(`${from}:`) ? Number(file.slice(from.length + 1)) : Infinity;
    const inOrder = [...problems, ...others].toSorted((a, b) => (rowOf(a) < rowOf(b) ? -1 : 1));
    return [title, ...new Set(inOrder.map(formatProblem)), 'Nothing was written.'];
  }
  showDifferences(differences);
  const what = `${counted(differences.length, 'field')} in ${counted(files.size, 'file')}`;
  const gone = differences.filter(({ was, now }) => was !== '' && now === '').length;
  const loses = gone === 0 ? '' : `, ${gone} of them emptied`;
  const isAgreed = words.includes('remove') || (words.includes('write') && gone === 0);
  if (!isAgreed && !(await mayWrite(`Write ${what}${loses}?`))) {
    const command = table === 'new' ? 'new casino' : `csv in ${table}`;
    const does = `npm run ${command} ${from} write${gone === 0 ? '' : ' remove'} does it`;
    console.log(`Nothing was written: ${what}${loses}. ${does}.`);
    return [];
  }
  for (const [to, text] of files) writeText(to, text);
  console.log(`${what} written.`);
  return [];
}

function showDifferences(differences: Import['differences']): void {
  for (const [changed, fields] of Map.groupBy(differences, (one) => one.file)) {
    console.log(changed);
    for (const { field, was, now, written } of fields) {
      const read = written === undefined ? '' : ` (the table says “${written}”)`;
      console.log(`  ${field}: ${was || 'nothing'} → ${now || 'nothing'}${read}`);
    }
  }
}
