import { readFiles } from '#check/read/read-content.ts';
import { checkContent } from '#check/check-content.ts';
import { checkAside, writeText } from '../check-aside.ts';
import { placesOf, renamedText } from './name-places.ts';
import { faultsOf, NOTHING, refused, type Renamed } from './renamed.ts';

/** Changes a name in every text that says it, and says where. */
export async function renameWords(from: string, to: string): Promise<Renamed> {
  const files = readFiles();
  const places = placesOf(files, from);
  if (places.length === 0) return refused(`No text says “${from}”.`, NOTHING);
  const named = new Set(places.map(({ file }) => file));
  const texts = new Map(
    files
      .filter(({ entry }) => named.has(entry.file))
      .map((read) => [read.entry.file, renamedText(read, from, to)]),
  );
  const before = new Set(faultsOf(await checkContent()));
  const faults = faultsOf(await checkAside(texts)).filter((fault) => !before.has(fault));
  if (faults.length > 0) return refused(...faults, NOTHING);
  for (const [file, text] of texts) writeText(file, text);
  const said = places.map(({ file, field }) => `“${to}” now: ${file} → ${field}`);
  return { isDone: true, said: [...new Set(said)] };
}
