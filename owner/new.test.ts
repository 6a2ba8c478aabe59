import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';
import { nameFault } from './new-name.ts';
import { type Template, TEMPLATES } from './templates/templates.ts';

const TOOL = path.resolve('owner/new.ts');

const at = freshFolder();
beforeEach(() => {
  mkdirSync(at('content/countries'), { recursive: true });
});

/** Output of the tool at its exit, in a folder that has room for countries. */
function runNew(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], {
    cwd: at(),
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`, files: readdirSync(at('content/countries')) };
}

test('writes a file whose name is the address', () => {
  const { status, files } = runNew('country', 'Côte', 'd’Ivoire');
  expect(status).toBe(0);
  expect(files).toEqual(['cote-d-ivoire.yaml']);
});

test.each([
  ['the name of a prototype', ['__proto__', 'x'], /^Say what to make: .*\n$/],
  ['a kind that is mistyped', ['contry', 'x'], /Did you mean country\?\n$/],
  ['a name that will not do', ['country', 'x'.repeat(5000)], /^The name makes an .* of 5000 /],
])('answers %s in one sentence', (_what, args, sentence) => {
  const { status, said, files } = runNew(...args);
  expect(said).toMatch(sentence);
  expect(said.trimEnd()).not.toContain('\n');
  expect(status).toBe(1);
  expect(files).toEqual([]);
});

test.each([
  ['country', '', /^Give it a name: /],
  [
    'country',
    '…',
    /^The name has no Latin letter for an address: npm run new country "…" as its-address$/,
  ],
  ['country', 'x'.repeat(101), /at most 100\.$/],
  [
    'coin',
    'Litecoin',
    /^Its file is named by its code: expected three to five capital letters, such as BTC, found Litecoin\.$/,
  ],
])('of a %s is no name: %s', (kind, name, sentence) => {
  const template = TEMPLATES[kind] as Template;
  expect(nameFault({ kind, template, address: undefined }, name, '2026-11-20')).toMatch(sentence);
});

test('a post may be called by one letter: its title is the check’s matter', () => {
  const naming = { kind: 'post', template: TEMPLATES['post'] as Template, address: undefined };
  expect(nameFault(naming, 'P', '2026-11-20')).toBeNull();
});

test('says what a casino needs beside its file', () => {
  const { status, said } = runNew('casino', 'Harbour Dice');
  expect(status).toBe(0);
  expect(said).toMatch(
    / in content\/links\.yaml, with its host under allowedHosts:\n {2}- \{ casino: harbour-dice, /,
  );
});
