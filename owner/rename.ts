/**
 * `npm run rename KIND OLD NEW`, such as `casino quillmark quill-house`: moves the file, changes every reference
 * and link to it, and redirects its old address. Checks the content as it would be, and changes nothing if
 * that has a problem. Lists where its name stands; `npm run rename words "Quillmark" "Quill House"` changes it there, as
 * a new name at the end does, or in answer to the question.
 */
import * as clack from '@clack/prompts';
import { renameByWords } from './rename/rename-by-words.ts';
import { isTerminal } from './terminal.ts';

const [kind = '', from = '', to = '', given, ...rest] = process.argv.slice(2);
const { isDone, said, name } = await renameByWords([kind, from, to, ...rest]);
for (const line of said) (isDone ? console.log : console.error)(line);
process.exitCode = isDone ? 0 : 1;
if (name !== undefined) {
  const message = `Its name in place of “${name}” (Enter alone: it stays)`;
  const asked = given === undefined && isTerminal() ? await clack.text({ message }) : given;
  const next = typeof asked === 'string' ? asked.trim() : '';
  const renamed = next === '' ? null : await renameByWords(['words', name, next]);
  for (const line of renamed?.said ?? []) console.log(line);
  if (renamed?.isDone === false) process.exitCode = 1;
}
