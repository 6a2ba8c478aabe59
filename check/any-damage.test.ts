import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { readContent } from './read/read-content.ts';

type Place = { file: string; path: readonly string[] };

/** Damaged together and checked in one go: a check of the whole sample takes half a second. */
const RUNS = 8;
const PLACES = { minLength: 1, maxLength: 12, size: 'max' } as const;

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-damage-'));
  cpSync(SAMPLE, path.join(root, 'content'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const placesIn = (file: string, node: unknown, at: readonly string[] = []): Place[] =>
  Object.entries(typeof node === 'object' && node !== null ? node : {}).flatMap(([key, child]) => [
    { file, path: [...at, key] },
    ...placesIn(file, child, [...at, key]),
  ]);

const damage = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, [], {}, '', ' ', '\0', '\u202e', '\ud800'),
  fc.constantFrom<unknown>(
    -1,
    0.5,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '=1+1',
    '__proto__',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '../../x',
    '{{x}}',
  ),
  fc.constantFrom(
    'https://[',
    'https://a.example:99999999',
    'javascript:alert(1)',
    '/%',
    '9999-99-99',
  ),
  fc.constant('x'.repeat(100_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);

test('whatever is in a field, the check says what is wrong with a file that is there, or nothing', async () => {
  const entries = readContent(root, 'content');
  const places = entries.flatMap(({ file, data }) => placesIn(file, data));
  expect(places.length).toBeGreaterThan(1000);
  const damages = fc.array(fc.tuple(fc.constantFrom(...places), damage), PLACES);
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      const before = new Map<string, string>();
      for (const [file, changes] of Map.groupBy(all, ([place]) => place.file)) {
        before.set(file, readFileSync(path.join(root, file), 'utf8'));
        const { data, body } = entries.find((entry) => entry.file === file) ?? {};
        const changed: unknown = structuredClone(data);
        for (const [{ path: at }, value] of changes) put(changed, at, value);
        const yaml = stringify(changed);
        const text = file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
        writeFileSync(path.join(root, file), text);
      }
      try {
        for (const { file, found, expected } of (await checkContent(root, 'content')).problems) {
          expect(existsSync(path.join(root, file.replace(/:\d+$/, ''))), file).toBe(true);
          expect(`${found} ${expected}`).toMatch(/\S \S/);
        }
      } finally {
        for (const [file, text] of before) writeFileSync(path.join(root, file), text);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Puts a value where a field stood; where damage before has taken its surroundings away, nothing. */
function put(data: unknown, at: readonly string[], value: unknown): void {
  const within = at
    .slice(0, -1)
    .reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);
  if (typeof within === 'object' && within !== null) Reflect.set(within, at.at(-1) ?? '', value);
}
