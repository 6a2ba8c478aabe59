import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DRAWING_CODE, drawingCode } from './drawing-code.ts';

const ROOMS: Readonly<Record<string, string>> = { '#art': 'src/art', '#domain': 'src/domain' };

/** The modules whose values a module imports; types draw nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [^;]+;/gm, '');
  return [...text.matchAll(/^(?:import|export|\}) .*?from '([#.][^']+)'/gm)].map(
    ([, from = '']) => {
      const [room = '', ...rest] = from.split('/');
      const known = ROOMS[room];
      return known === undefined ? path.join(path.dirname(file), from) : [known, ...rest].join('/');
    },
  );
}

test('all modules that chips and covers are drawn by are part of the hash', () => {
  const hashed = globSync([...DRAWING_CODE]);
  const found = new Set(['src/models/pictures/art-files.ts']);
  for (const file of found) for (const other of importsOf(file)) found.add(other);
  expect([...found].filter((file) => !hashed.includes(file))).toEqual([]);
  for (const file of ['src/art/curves.ts', 'src/domain/brand/oklch.ts'])
    expect(found).toContain(file);
  expect(drawingCode()).toMatch(/^[0-9a-f]{64}$/);
});
