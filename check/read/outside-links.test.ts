import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { readCollection } from './read-content.ts';

/** Words of a file that lies outside the content, and must never be seen. */
const SECRET = 'swordfish';
const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));

let copy: ContentCopy;
beforeAll(() => {
  for (const name of ['secret.yaml', 'secret.md', 'secret.svg', `${SECRET}.yaml`]) {
    writeFileSync(path.join(outside, name), `${SECRET}: ${SECRET}\n`);
  }
});
afterAll(() => rmSync(outside, { recursive: true }));
beforeEach(() => {
  copy = copyContent(SAMPLE);
  return () => copy.remove();
});

const refused = (file: string) =>
  `content/${file}: found a link out of the content folder, expected the file itself, or no link`;

test.each([
  ['coins/passwd.yaml', '/etc/passwd'],
  ['coins/secret.yaml', path.join(outside, 'secret.yaml')],
  ['blog/secret.md', path.join(outside, 'secret.md')],
  ['blog/secret.png', path.join(outside, 'secret.svg')],
  ['brand/secret.svg', path.join(outside, 'secret.svg')],
  ['words.txt', '/etc/passwd'],
  ['more', outside],
])('%s, a symlink out of the content, is refused and not read', async (file, target) => {
  mkdirSync(path.dirname(copy.at(file)), { recursive: true });
  rmSync(copy.at(file), { force: true });
  symlinkSync(target, copy.at(file));
  expect(await copy.problems()).toEqual([refused(file)]);
});

test('a folder of a collection that leads out of the content is refused and not read', async () => {
  renameSync(copy.at('faq'), path.join(outside, 'faq'));
  renameSync(path.join(outside, `${SECRET}.yaml`), path.join(outside, 'faq', `${SECRET}.yaml`));
  symlinkSync(path.join(outside, 'faq'), copy.at('faq'));
  const problems = await copy.problems();
  expect(problems).toContain(refused('faq'));
  expect(problems.join()).not.toContain(SECRET);
});

test('a symlink within the content is followed', async () => {
  renameSync(copy.at('coins/btc.yaml'), copy.at('coins/btc.txt'));
  symlinkSync('btc.txt', copy.at('coins/btc.yaml'));
  expect((await copy.problems()).filter((line) => line.includes('a link out of'))).toEqual([]);
  expect(readCollection('coins', copy.root).map(({ id }) => id)).toContain('btc');
});
