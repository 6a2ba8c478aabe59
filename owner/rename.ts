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
import { type Template, TEMPLATES } from './templates/templates.ts';

/** The file of a coin is named by its code, and the code is no name that changes. */
const KINDS = Object.keys(TEMPLATES).filter((kind) => kind !== 'coin');

const [kind = '', from = '', to = '', ...rest] = process.argv.slice(2);
const template = KINDS.includes(kind) ? TEMPLATES[kind] : undefined;
const fault = template === undefined ? faultOfKind() : faultOfNames(template);
const { isDone, said } =
  template === undefined || fault !== null
    ? { isDone: false, said: [fault] }
    : await renameEntry({ collection: template.collection, from, to });
for (const line of said) (isDone ? console.log : console.error)(line);
process.exitCode = isDone ? 0 : 1;

function faultOfKind(): string {
  return `Say what to rename: ${KINDS.join(', ')}. ${suggestion(kind, KINDS) ?? ''}`.trim();
}

/** What is wrong with the two names; `null` if nothing is. */
function faultOfNames({ collection, folder, ending }: Template): string | null {
  const fileOf = (name: string) => path.posix.join(folder, name + ending);
  const names = readCollection(collection).map(({ id }) => id);
  if (to === '' || rest.length > 0) return `Name both: npm run rename ${kind} old-name new-name`;
  if (!names.includes(from)) {
    return `There is no ${fileOf(from)}. ${suggestion(from, names) ?? ''}`.trim();
  }
  if (COLLECTIONS[collection].ids?.includes(from)) {
    return `Other pages lead to ${from} by its name, so that it keeps it.`;
  }
  if (!isSlug(to) || to.length > LONGEST_NAME) {
    return `The name is an address: small letters, digits and single hyphens, such as ${slugOf(to) || 'new-name'}.`;
  }
  return existsSync(fileOf(to)) ? `${fileOf(to)} is there already.` : null;
}
