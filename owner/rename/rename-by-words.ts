import { existsSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '#schemas/collections.ts';
import { suggestion } from '#check/describe-issue.ts';
import { isSlug, slugOf } from '#check/read/file-names.ts';
import { readCollection } from '#check/read/read-content.ts';
import { LONGEST_NAME } from '../new-name.ts';
import { renameEntry } from './rename-entry.ts';
import { renameWords } from './rename-words.ts';
import { refused, type Renamed } from './renamed.ts';
import { type Template, TEMPLATES } from '../templates/templates.ts';

/** The file of a coin is named by its code, and the code is no name that changes. */
const KINDS = Object.keys(TEMPLATES).filter((kind) => kind !== 'coin');

/** Does what the words after `npm run rename` ask for, or says why not. */
export async function renameByWords(words: readonly string[]): Promise<Renamed> {
  const [kind = '', from = '', to = '', ...rest] = words;
  if (kind === 'words' && to !== '' && rest.length === 0) return renameWords(from, to);
  if (kind === 'words') return refused('Name both: npm run rename words "Old" "New"');
  const template = KINDS.includes(kind) ? TEMPLATES[kind] : undefined;
  if (template === undefined) {
    return refused(
      `Say what to rename: ${[...KINDS, 'words'].join(', ')}. ${suggestion(kind, KINDS) ?? ''}`.trim(),
    );
  }
  if (to === '' || rest.length > 0) {
    return refused(`Name both: npm run rename ${kind} old-name new-name`);
  }
  const fault = faultOf(template, from, to);
  return fault !== null
    ? refused(fault)
    : renameEntry({ collection: template.collection, from, to });
}

function faultOf({ collection, folder, ending }: Template, from: string, to: string) {
  const fileOf = (name: string) => path.posix.join(folder, name + ending);
  const names = readCollection(collection).map(({ id }) => id);
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
