import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from './storage-keys.ts';

const SOURCE = join(import.meta.dirname, '../../');
/** The only file that may access the browser's storage. */
const DOOR = 'browser/storage.ts';

const files = globSync('**/*.{ts,tsx,astro}', { cwd: SOURCE })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(SOURCE, path), 'utf8'),
  }));

const listed = STORAGE_KEYS.map(({ name }) => name);

/** Keys of storage calls: a name in code, or a text in quotes. */
function keysUsedIn(text: string): string[] {
  return [
    ...text.matchAll(/(?<![.\w])(?:store|readStored|storeForVisit|readForVisit)\(\s*([^,)]+)/g),
  ].map(([, key = '']) => key.trim());
}

/** Value of an exported constant; `undefined` for any other name. */
function valueOfKey(key: string): string | undefined {
  const quoted = /^['"`]([^'"`]*)['"`]$/.exec(key);
  if (quoted !== null) return quoted[1];
  const declaration = new RegExp(`export const ${key.replaceAll('$', '\\$')} = '([^']*)'`);
  for (const { text } of files) {
    const found = declaration.exec(text);
    if (found !== null) return found[1];
  }
  return undefined;
}

const uses = files
  .filter(({ path }) => path !== DOOR)
  .flatMap(({ path, text }) => keysUsedIn(text).map((key) => ({ path, key })));

test('the source is read, and it uses storage', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(uses.length).toBeGreaterThanOrEqual(3);
});

test('every key that the code reads or writes is listed for the cookie policy', () => {
  const unlisted = uses.filter(({ key }) => !listed.includes(valueOfKey(key) ?? ''));
  expect(unlisted).toEqual([]);
});

test('only one file touches the storage of the browser itself', () => {
  const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie\b/;
  const touching = files.filter(({ text }) => storage.test(text)).map(({ path }) => path);
  expect(touching).toEqual([DOOR]);
});
