import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { baseOf, collectionOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { redirectsSchema } from '#schemas/redirects.ts';
import { checkContent } from '#check/check-content.ts';
import { type Content, type ReadFile, readFiles } from '#check/read/read-content.ts';
import { sitePlaces } from '#check/rules/site-places.ts';
import { checkAside, writeText } from '../check-aside.ts';
import { changedYaml } from '../change-yaml.ts';
import { changedFile } from '../changed-file.ts';
import { placesOf } from './name-places.ts';
import { addressesOf, referencesIn, withAddresses } from './references.ts';
import { faultsOf, NOTHING, refused, type Renamed } from './renamed.ts';

export type Renaming = { collection: CollectionName; from: string; to: string };
type Changed = Map<string, string | null>;

export const REDIRECTS = path.posix.join(baseOf('redirects'), 'redirects.yaml');

/** Moves a content file with all that names it, or nothing, and says what it did. */
export async function renameEntry(renaming: Renaming): Promise<Renamed> {
  const before = await checkContent();
  const faults = faultsOf(before);
  if (faults.length > 0) return refused(...faults, NOTHING);
  const { collection, from, to } = renaming;
  const [address = '', next = ''] = [from, to].map((id) => addressesOf(collection, id)[0] ?? '');
  const places = sitePlaces(before.content);
  if (places.has(next)) return refused(`${next} is a page already.`, NOTHING);
  const isPage = places.has(address);

  const texts = changedTexts(renaming, before.content);
  if (isPage) texts.set(REDIRECTS, withRedirect(texts.get(REDIRECTS), address, next));
  const after = await checkAside(texts);
  if (faultsOf(after).length > 0) return refused(...faultsOf(after), NOTHING);
  for (const [file, text] of texts) writeText(file, text);
  const [oldFile, newFile] = [fileOf(collection, from), fileOf(collection, to)];
  const others = [...texts.keys()].filter((file) => file !== oldFile && file !== newFile);
  const said = [
    `${oldFile} is ${newFile} now.`,
    ...others.map((file) => `Changed with it: ${file}`),
    isPage
      ? `${address} leads to ${next} from the next build on.`
      : 'It has no page on the site, so nothing is redirected.',
  ];
  const files = readFiles();
  const entry = files.find((read) => read.entry.file === newFile)?.entry;
  const [titleField = ''] = collectionOf(collection).titleFields;
  const name: unknown = Reflect.get(Object(entry?.data), titleField);
  if (typeof name !== 'string') return { isDone: true, said };
  for (const { file, field } of placesOf(files, name))
    said.push(`Says “${name}”: ${file} → ${field}`);
  said.push(`npm run rename words "${name}" "Its New Name" changes it there.`);
  return { isDone: true, said: [...new Set(said)], name };
}

const fileOf = (collection: CollectionName, id: string) =>
  path.posix.join(baseOf(collection), COLLECTIONS[collection].pattern.replace('*', id));

/** Every file that names the entry, drafts too. What was published stays in its list. */
function changedTexts({ collection, from, to }: Renaming, { site }: Content): Changed {
  const [old, moved] = [from, to].map((id) => addressesOf(collection, id)) as [string[], string[]];
  const origin = site[0]?.data.baseUrl ?? '';
  const oldFile = fileOf(collection, from);
  const texts: Changed = new Map();
  for (const read of readFiles()) {
    const { entry } = read;
    if (entry.collection === 'published') continue;
    const referring = withReferences(read, { collection, from, to });
    // Links of a country are listed below its name.
    const below = new RegExp(`(?<=[\\s{,])${from}(?=:\\s+['"]?https:)`, 'g');
    const isBelow = entry.collection === 'links' && collection === 'countries';
    const named = isBelow ? referring.replaceAll(below, to) : referring;
    const text = withAddresses(named, old, moved, origin);
    if (entry.file === oldFile) texts.set(oldFile, null).set(fileOf(collection, to), text);
    else if (text !== read.text) texts.set(entry.file, text);
  }
  return texts;
}

function withReferences({ entry, text }: ReadFile, { collection, from, to }: Renaming): string {
  const changes = referencesIn(entry, collection, from).map((at) => ({ at, value: to }));
  return changedFile(entry.file, text, changes);
}

/** The file of redirects with one more. A page that is there again is redirected no more. */
export function withRedirect(
  changed: string | null | undefined,
  from: string,
  to: string | null,
): string {
  const stored = existsSync(REDIRECTS) ? readFileSync(REDIRECTS, 'utf8') : 'redirects: []';
  const text = changed ?? stored;
  const { redirects } = redirectsSchema.parse(parse(text));
  const outdated = redirects.findIndex((one) => one.from === to);
  const at = ['redirects', outdated < 0 ? redirects.length : outdated];
  return changedYaml(text, [{ at, value: { from, to } }]);
}
