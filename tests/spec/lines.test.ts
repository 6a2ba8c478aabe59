import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * `lines.txt` has the lines of the specification verbatim, in order: an id, a colon, the text. A test covers a
 * line by carrying its id as a tag, `@2.home.tiles`; "…" replaces words repeated from another line. A line that
 * cannot be tested has its reason below it.
 */
const LINES = readFileSync('tests/spec/lines.txt', 'utf8').split('\n');
const ID = /^(\d(?:\.[a-z0-9-]+)+): \S/;
const BACKGROUND = /^ {2}\(background: .+\)$/;

const ids = LINES.flatMap((line) => ID.exec(line)?.[1] ?? []);
const background = LINES.flatMap((line, index) =>
  BACKGROUND.test(LINES[index + 1] ?? '') ? (ID.exec(line)?.[1] ?? []) : [],
);

const tags = globSync('tests/**/*.{spec,test}.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@(\d(?:\.[a-z0-9-]+)+)/g)].map(([, id = '']) => id),
);

test('the list has every line once', () => {
  expect(ids.length).toBeGreaterThan(200);
  expect(ids).toEqual([...new Set(ids)]);
  const others = LINES.filter((line) => !ID.test(line) && !BACKGROUND.test(line));
  expect(others.filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
});

test('every line is held by a test, or has a reason why none can hold it', () => {
  expect(ids.filter((id) => !tags.includes(id) && !background.includes(id))).toEqual([]);
});

test('every tag names a line', () => {
  expect(tags.filter((tag) => !ids.includes(tag))).toEqual([]);
});
