/**
 * `npm run rename KIND OLD NEW`, such as `casino quillmark quill-house`: moves the file, changes every reference
 * and link to it, and redirects its old address. Checks the content as it would be, and changes nothing if
 * that has a problem.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '#schemas/collections.ts';
import { suggestion } from '#check/describe-issue.ts';
import { isSlug, slugOf } from '#check/read/file-names.ts';
import { readCollection } from '#check/read/read-content.ts';
import { LONGEST_NAME } from '#check/rules/check-files.ts';
import { renameEntry } from './rename/rename-entry.ts';
import { TEMPLATES } from './templates/templates.ts';

/** The file of a coin is named by its code, and the code is no name that changes. */
const KINDS = Object.keys(TEMPLATES).filter((kind) => kind !== 'coin');

const [kind = '', from = '', to = '', ...rest] = process.argv.slice(2);
const fault = faultOf();
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
const { collection = 'pages' } = TEMPLATES[kind] ?? {};
const { isDone, said } = await renameEntry({ collection, from, to });
for (const line of said) (isDone ? console.log : console.error)(line);
process.exitCode = isDone ? 0 : 1;

/** What is wrong with the words of the command; `null` if nothing is. */
function faultOf(): string | null {
  const template = TEMPLATES[kind];
  if (template === undefined || !KINDS.includes(kind)) {
    return `Say what to rename: ${KINDS.join(', ')}. ${suggestion(kind, KINDS) ?? ''}`.trim();
  }
  if (to === '' || rest.length > 0) return `Name both: npm run rename ${kind} old-name new-name`;
  const { collection: within, folder, ending } = template;
  const names = readCollection(within).map(({ id }) => id);
  if (!names.includes(from)) {
    return `There is no ${path.posix.join(folder, from + ending)}. ${suggestion(from, names) ?? ''}`.trim();
  }
  if (COLLECTIONS[within].ids?.includes(from)) {
    return `Other pages lead to ${from} by its name, so that it keeps it.`;
  }
  if (!isSlug(to) || to.length > LONGEST_NAME) {
    const meant = slugOf(to).slice(0, LONGEST_NAME);
    const such = meant === '' ? '' : `, such as ${meant}`;
    return `The name is an address: up to ${LONGEST_NAME} small letters, digits and single hyphens${such}.`;
  }
  const file = path.posix.join(folder, to + ending);
  return existsSync(file) ? `${file} is there already.` : null;
}
