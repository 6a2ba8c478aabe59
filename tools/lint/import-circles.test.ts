import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILES = globSync('{src,check,owner,integrations,hosting,tools,tests}/**/*.{ts,tsx}');

/** Relative imports, which stay within a room; between rooms `room-imports.js` allows no circle. */
const importsOf = new Map(
  FILES.map((file) => {
    const paths = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
    return [file, [...paths].map(([, to = '']) => path.join(path.dirname(file), to))];
  }),
);

const done = new Set<string>();

/** First circle of imports that a file leads into, imports of types included. */
function circleFrom(file: string, way: readonly string[] = []): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const next of importsOf.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file]);
    if (circle.length > 0) return circle;
  }
  done.add(file);
  return [];
}

test('no files of a room import each other in a circle', () => {
  expect(FILES.length).toBeGreaterThan(900);
  const circles = new Set(FILES.map((file) => circleFrom(file).join(' → ')));
  expect([...circles].filter(Boolean)).toEqual([]);
});
