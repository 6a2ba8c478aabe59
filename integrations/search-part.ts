import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import { createIndex, type PagefindIndex } from 'pagefind';
import { wordsOf } from '#domain/search/words.ts';
import { hashOf, markUsed, readKept, writeKept } from './kept-results.ts';

/** Of all that Pagefind writes, what the site's own search uses: no ready-made interface, no worker. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.[^/]+\.pf_meta|(fragment|index|filter)\/[^/]+)$/;

/** Entries that wait for Pagefind while others are made ready: all of a large site would not fit into memory. */
const WAITING = 32;

export type IndexFile = { path: string; content: Uint8Array };

/** The words of a part: those of names apart from those of texts. */
type Words = { names: string[]; texts: string[] };

/** A part of the index: its words, and its files, which are not held in memory. */
export type MadePart = Words & { read: () => readonly IndexFile[] };
type PartWithFiles = Words & { files: IndexFile[] };

export type SearchPart = {
  /** Has an entry added, one at a time and in their order. Waits while too many others do. */
  add: (address: string, page: string) => Promise<void>;
  end: () => Promise<MadePart>;
};

/**
 * A part of the index that Pagefind makes on another core, unless an earlier build has made it of the same entries.
 * Whether it has is known with the last of them: while all are those of the last build, they are held back.
 * `recipe` is all else that the part follows from; `name` tells it from the others of a site.
 */
export function searchPart(folder: string, name: string, recipe: string): SearchPart {
  const list = path.join(folder, `${name}.gz`);
  const before = readKept<string[]>(list)?.result ?? [];
  const entries: string[] = [];
  let held: { address: string; page: string }[] = [];
  let index: PagefindIndex | undefined;
  let adding: Promise<unknown>[] = [];
  const give = async (to: PagefindIndex, address: string, page: string) => {
    const added = (adding.at(-1) ?? Promise.resolve()).then(() => addPage(to, address, page));
    // Whoever waits for it hears what it says: the next entries, or the end.
    added.catch(() => undefined);
    adding.push(added);
    if (adding.length > WAITING) await adding.shift();
  };
  const start = async () => {
    index = await newIndex();
    for (const { address, page } of held) await give(index, address, page);
    held = [];
    return index;
  };
  const keptIn = (of: readonly string[]) => path.join(folder, `${hashOf([recipe, ...of])}.part`);
  return {
    add: async (address, page) => {
      entries.push(hashOf([address, page]).slice(0, 16));
      const isAsBefore = index === undefined && before[entries.length - 1] === entries.at(-1);
      if (isAsBefore) held.push({ address, page });
      else await give(index ?? (await start()), address, page);
    },
    end: async () => {
      const kept = index === undefined ? readPart(keptIn(entries)) : undefined;
      if (kept !== undefined) return heldIn(keptIn(entries), kept);
      const made = await makePart(index ?? (await start()), () => adding.at(-1));
      adding = [];
      writePart(keptIn(entries), made);
      if (before.length > 0 && keptIn(before) !== keptIn(entries)) {
        rmSync(keptIn(before), { force: true });
      }
      writeKept(list, entries);
      return heldIn(keptIn(entries), made);
    },
  };
}

async function newIndex(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  return index;
}

async function addPage(index: PagefindIndex, url: string, content: string): Promise<void> {
  const { errors } = await index.addHTMLFile({ url, content });
  if (errors.length > 0) throw new Error(`Pagefind cannot read ${url}: ${errors.join('; ')}`);
}

async function makePart(index: PagefindIndex, added: () => Promise<unknown> | undefined) {
  await added();
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  await index.deleteIndex();
  const needed = files.filter((file) => NEEDED.test(file.path));
  return { files: needed, ...indexedWords(needed) } satisfies PartWithFiles;
}

/** A part whose files lie in a kept one. */
function heldIn(file: string, { names, texts }: Words): MadePart {
  const read = () => {
    const part = readPart(file);
    if (part === undefined) {
      throw new Error(`Expected a part of the search index in ${file}: build once more`);
    }
    return part.files;
  };
  return { names, texts, read };
}

/** Every word of some entries once: those by which they call themselves, and the others. */
function indexedWords(files: readonly IndexFile[]): Words {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const { path: name, content: bytes } of files) {
    if (!name.startsWith('fragment/')) continue;
    const text = gunzipSync(bytes).toString();
    const { meta, content } = JSON.parse(text.slice(text.indexOf('{'))) as {
      content: string;
      meta: Record<string, string>;
    };
    for (const word of wordsOf([meta['title'], meta['names'], meta['words']].join(' '))) {
      names.add(word);
    }
    for (const word of wordsOf(`${meta['alike']} ${content}`)) texts.add(word);
  }
  return { names: [...names], texts: [...texts] };
}

const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** In one file, behind its digest: thousands of files would take longer to find than to make. */
function writePart(file: string, part: PartWithFiles): void {
  const bytes = serialize({
    ...part,
    files: part.files.map(({ path: name, content }) => ({ path: name, content })),
  });
  const aside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(aside, Buffer.concat([digestOf(bytes), bytes]));
  renameSync(aside, file);
}

/** Nothing where there is none, or a broken one. */
function readPart(file: string): PartWithFiles | undefined {
  if (!existsSync(file) || !markUsed(file)) return undefined;
  const all = readFileSync(file);
  const bytes = all.subarray(DIGEST_BYTES);
  if (!digestOf(bytes).equals(all.subarray(0, DIGEST_BYTES))) return undefined;
  return deserialize(bytes) as PartWithFiles;
}
