import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHIPS, PLATES } from '#art/inks.ts';
import { drawnTokens } from '#check/read/drawn-tokens.ts';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { DIST } from './dist.ts';

const READABLE = '**/*.{html,js,css,xml,json,txt,svg,webmanifest}';

const siteOf = (content: string) =>
  Object(parse(readFileSync(path.join(content, 'site.yaml'), 'utf8'))) as {
    brand: string;
    look?: { colours?: Record<string, Record<string, string>> | null };
  };

const { brand, look } = siteOf(CONTENT_DIR);
const { brand: samples } = siteOf(SAMPLE);
const bearsAnotherName = brand !== samples;
/** Custom colours, if any; otherwise the site has the default ones. */
const colours = look?.colours ?? null;

/** Files of the site, and configurations of its hosts. */
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

/** Default colours of the design: tokens, chips and plates. */
const drawn = new Set(
  [
    ...Object.values(drawnTokens()).flatMap(({ light, dark }) => [light, dark]),
    ...[...CHIPS, ...Object.values(PLATES)].flatMap((inks) =>
      Object.values(inks).filter((ink) => ink.startsWith('#')),
    ),
    // Black and white belong to no brand.
  ].filter((hex) => !['#000000', '#ffffff'].includes(hex)),
);

/** Colours in a style sheet or a picture, as six digits. */
const coloursIn = (text: string): string[] =>
  [...text.matchAll(/(?:#|%23)([0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([, hex = '']) => {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return `#${digits.toLowerCase()}`;
  });

test.runIf(colours !== null)('it is printed in no colour of the samples', () => {
  const printed = files.filter((file) => /\.(?:html|css|svg|webmanifest)$/.test(file));
  const found = printed.flatMap((file) => {
    // Fragments of links are not colours: /faq#added.
    const text = readFileSync(file, 'utf8').replaceAll(/\bhref="[^"]*"/g, '');
    return coloursIn(text)
      .filter((hex) => drawn.has(hex))
      .map((hex) => `${path.relative(DIST, file)}: ${hex}`);
  });
  expect([...new Set(found)]).toEqual([]);
  const home = coloursIn(readFileSync(path.join(DIST, 'index.html'), 'utf8'));
  for (const theme of Object.values(colours ?? {})) {
    for (const hex of Object.values(theme)) expect(home).toContain(hex);
  }
});
