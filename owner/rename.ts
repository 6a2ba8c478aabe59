/**
 * `npm run rename KIND OLD NEW`, such as `casino quillmark quill-house`: moves the file, changes every reference
 * and link to it, and redirects its old address. Checks the content as it would be, and changes nothing if
 * that has a problem.
 */
import { renameByWords } from './rename/rename-by-words.ts';

const { isDone, said } = await renameByWords(process.argv.slice(2));
for (const line of said) (isDone ? console.log : console.error)(line);
process.exitCode = isDone ? 0 : 1;
