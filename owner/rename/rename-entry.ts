import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { redirectsSchema } from '#schemas/redirects.ts';
import { type CheckedContent, checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { type Content, type ReadFile, readFiles } from '#check/read/read-content.ts';
import { sitePlaces } from '#check/rules/site-places.ts';
import { checkAside, writeText } from '../check-aside.ts';
import { changedYaml } from '../change-yaml.ts';
import { addressesOf, referencesIn, withAddresses } from './references.ts';

export type Renaming = { collection: CollectionName; from: string; to: string };
export type Renamed = { isDone: boolean; said: string[] };
type Changed = Map<string, string | null>;

/** Why nothing was done. */
export const refused = (...said: string[]): Renamed => ({ isDone: false, said });

const NOTHING = 'Nothing was changed.';
const REDIRECTS = path.posix.join(baseOf('redirects'), 'redirects.yaml');

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
    'Names and titles that pages show stay as they are: change them in the file.',
  ];
  return { isDone: true, said };
}

const faultsOf = ({ problems, ahead }: CheckedContent) =>
  [...problems, ...ahead].map(formatProblem);

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

const FIELDS = /^(---[ \t]*\r?\n)([\s\S]*?\n)(?=---)/;

function withReferences({ entry, text }: ReadFile, { collection, from, to }: Renaming): string {
  const changes = referencesIn(entry, collection, from).map((at) => ({ at, value: to }));
  if (changes.length === 0) return text;
  if (entry.file.endsWith('.yaml')) return changedYaml(text, changes);
  return text.replace(
    FIELDS,
    (_, fence: string, yaml: string) => fence + changedYaml(yaml, changes),
  );
}

/** The file of redirects with one more. A page that is there again is redirected no more. */
function withRedirect(changed: string | null | undefined, from: string, to: string): string {
  const stored = existsSync(REDIRECTS) ? readFileSync(REDIRECTS, 'utf8') : 'redirects: []';
  const text = changed ?? stored;
  const { redirects } = redirectsSchema.parse(parse(text));
  const outdated = redirects.findIndex((one) => one.from === to);
  const at = ['redirects', outdated < 0 ? redirects.length : outdated];
  return changedYaml(text, [{ at, value: { from, to } }]);
}
