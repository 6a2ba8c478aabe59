import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as clack from '@clack/prompts';
import { parse } from 'yaml';
import { csvText } from '#domain/tables/csv.ts';
import { describeIssue } from '#check/describe-issue.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { readCasinos } from './csv/casino-import.ts';
import { HEADS, meantBy } from './csv/casino-rows.ts';
import { hintOf } from './csv/column-hints.ts';

/**
 * Asks for a casino, its offer and its link, and keeps the answers in a table, so that none is lost. Returns its
 * file; `null` on Ctrl+C.
 */
export async function askCasino(known: { name: string; file: string }, today: string) {
  const heads = HEADS.filter((head) => head !== 'name');
  clack.log.info(`${heads.length} questions. Enter alone: not known. Ctrl+C writes nothing.`);
  const cells: Record<string, string> = { ...known, draft: 'true' };
  for (const head of heads) {
    if (head.startsWith('bonus.') && cells['bonus.kind'] === '') continue;
    const validate = (cell = '') =>
      cell.trim() === '' ? undefined : refusalOf({ ...known, [head]: cell.trim() }, head, today);
    const answer = await clack.text({ message: questionOf(head), validate });
    if (clack.isCancel(answer)) return null;
    cells[head] = answer.trim();
  }
  const kept = `.cache/new-casino/${known.file}.csv`;
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, csvText([Object.keys(cells), Object.values(cells)]));
  return kept;
}

/** Why an answer cannot be read, or is no value of its field. */
export function refusalOf(cells: Record<string, string>, head: string, today: string) {
  const { table, name } = meantBy(head);
  const text = csvText([Object.keys(cells), Object.values(cells)]);
  const { problems, files } = readCasinos({ file: 'answer', text }, [], CONTENT_DIR, today);
  if (problems[0] !== undefined) return `Expected ${problems[0].expected}`;
  const [, yaml = ''] = [...files].find(([file]) => file.includes(`/${table}/`)) ?? [];
  const data: unknown = parse(yaml);
  const { schema } = COLLECTIONS[table];
  const issues = schema.safeParse(data).error?.issues;
  const own = issues?.find(({ path: at }) => at.length > 1 && at.join('.').startsWith(name));
  return own && `Expected ${describeIssue('', data, own, schema)[0]?.expected}`;
}

function questionOf(head: string): string {
  const hint = hintOf(head).replace(/^# ?/, '');
  return hint === '' ? head : `${head} (${hint})`;
}
