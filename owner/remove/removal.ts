import type { CollectionName } from '#schemas/collections.ts';
import { checkContent } from '#check/check-content.ts';
import { suggestion } from '#check/describe-issue.ts';
import { type RawEntry, type ReadFile, readFiles } from '#check/read/read-content.ts';
import { sitePlaces } from '#check/rules/site-places.ts';
import { checkAside, type Texts } from '../check-aside.ts';
import { placesOf } from '../rename/name-places.ts';
import { addressesOf } from '../rename/references.ts';
import { REDIRECTS, withRedirect } from '../rename/rename-entry.ts';
import { faultsOf, NOTHING } from '../rename/renamed.ts';
import { ownPictures } from './own-pictures.ts';
import { withoutEntry } from './without-entry.ts';

const KINDS: Readonly<Record<string, CollectionName>> = {
  casino: 'casinos',
  country: 'countries',
  coin: 'coins',
};

/** Texts that change or go with an entry, and the places that still say its name. */
type Removal = { texts: Texts; left: string[] };

/** Files and lines that go with an entry; the reasons where nothing may. */
export async function removal(kind: string, typed: string): Promise<Removal | string[]> {
  const collection = KINDS[kind];
  if (collection === undefined || typed === '') {
    return ['Say what to remove: npm run remove casino|country|coin its-file-name'];
  }
  const id = typed.toLowerCase();
  const files = readFiles();
  const gone = files.find(({ entry }) => entry.collection === collection && entry.id === id)?.entry;
  if (gone === undefined) {
    const known = files.flatMap(({ entry }) => (entry.collection === collection ? entry.id : []));
    return [`There is no ${kind} ${id}. ${suggestion(id, known) ?? ''}`.trim()];
  }
  const before = await checkContent();
  const texts = new Map<string, string | null>();
  for (const file of filesOf(gone, files)) texts.set(file, null);
  for (const read of files) {
    if (texts.has(read.entry.file)) continue;
    const text = withoutEntry(read, gone);
    if (text !== read.text) texts.set(read.entry.file, text);
  }
  const [address = ''] = addressesOf(collection, id);
  if (sitePlaces(before.content).has(address)) {
    texts.set(REDIRECTS, withRedirect(texts.get(REDIRECTS), address, null));
  }
  const known = new Set(faultsOf(before));
  const faults = faultsOf(await checkAside(texts)).filter((fault) => !known.has(fault));
  if (faults.length > 0) return [...faults, NOTHING];
  const staying = files.filter(({ entry }) => texts.get(entry.file) !== null);
  const name = String(Reflect.get(Object(gone.data), 'name'));
  const left = placesOf(staying, name).map(({ file, field }) => `${file} → ${field}`);
  return { texts, left: kind === 'casino' ? [...new Set(left)] : [] };
}

/** Files that go: the entry, a casino's offers, and pictures that nothing else names. */
function filesOf(gone: RawEntry, files: readonly ReadFile[]): string[] {
  const entries = files.map(({ entry }) => entry);
  const going = entries.filter(
    (entry) =>
      entry === gone ||
      (gone.collection === 'casinos' &&
        entry.collection === 'bonuses' &&
        Reflect.get(Object(entry.data), 'casino') === gone.id),
  );
  return [...going.map(({ file }) => file), ...ownPictures(going, entries)];
}
