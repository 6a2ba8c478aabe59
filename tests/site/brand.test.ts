import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { DIST } from './dist.ts';

/** What every page and file of a site holds that can be read as text. */
const READABLE = '**/*.{html,js,css,xml,json,txt,svg,webmanifest}';

const siteOf = (content: string) =>
  Object(parse(readFileSync(path.join(content, 'site.yaml'), 'utf8'))) as { brand: string };

const { brand } = siteOf(CONTENT_DIR);
const { brand: samples } = siteOf(SAMPLE);
const bearsAnotherName = brand !== samples;

/** The files of the site, and the rules that its hosts are given. */
const files = [
  ...globSync([READABLE, '_headers', '_redirects'], { cwd: DIST }).map((file) =>
    path.join(DIST, file),
  ),
  ...globSync(`${DIST}.hosting/*`),
];

test('there is a site to look at, and one of another name among those that are looked at', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(siteOf(CONTENTS['one-of-everything'].contentDir).brand).not.toBe(samples);
});

test.runIf(bearsAnotherName)('nothing in it is called as the samples are', () => {
  const found = files.filter((file) =>
    `${path.relative(DIST, file)}\n${readFileSync(file, 'utf8')}`
      .toLowerCase()
      .includes(samples.toLowerCase()),
  );
  expect(found).toEqual([]);
});
