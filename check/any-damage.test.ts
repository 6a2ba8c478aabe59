import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent } from '#tests/fixtures/content-copy.ts';
import { CONTENTS } from '#tests/fixtures/contents.ts';
import { setAt } from '#tests/hostile/texts.ts';
import { checkContent } from './check-content.ts';
import { readContent } from './read/read-content.ts';

/** Damages made in one copy and checked in one go: a check takes a good part of a second. */
const RUNS = 4;
const PLACES = { minLength: 1, maxLength: 20, size: 'max' } as const;

const pathsIn = (node: unknown, at: readonly string[] = []): (readonly string[])[] =>
  Object.entries(typeof node === 'object' && node !== null ? node : {}).flatMap(([key, child]) => [
    [...at, key],
    ...pathsIn(child, [...at, key]),
  ]);

const damage = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, [], {}, '', ' ', '\0', '\u202e', '\ud800'),
  fc.constantFrom<unknown>(-1, 0.5, 1e21, NaN, Infinity, '=1+1', '__proto__', '9999-99-99'),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{x}}'),
  fc.constantFrom('https://[', 'https://a.example:99999999', 'javascript:alert(1)', '/%', '../x'),
  fc.constant('x'.repeat(100_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);

test('whatever is in a field, the check says what is wrong with a file that is there, or nothing', async () => {
  const { contentDir } = CONTENTS['one-of-everything'];
  const entries = readContent('.', contentDir);
  const places = entries.flatMap((entry) => pathsIn(entry.data).map((at) => ({ entry, at })));
  expect(places.length).toBeGreaterThan(300);
  const damages = fc.array(fc.tuple(fc.constantFrom(...places), damage), PLACES);
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      const copy = copyContent(contentDir);
      for (const [entry, changes] of Map.groupBy(all, ([place]) => place.entry)) {
        const data: unknown = structuredClone(entry.data);
        // Nothing changes if damage before has taken its surroundings away.
        for (const [{ at }, value] of changes) setAt(data, at, value);
        const yaml = stringify(data);
        const text = entry.file.endsWith('.md') ? `---\n${yaml}---\n${entry.body}` : yaml;
        copy.write(path.relative(contentDir, entry.file), text);
      }
      try {
        for (const { file, found, expected } of (await checkContent(copy.root, 'content'))
          .problems) {
          expect(existsSync(path.join(copy.root, file.replace(/:\d+$/, ''))), file).toBe(true);
          expect(`${found} ${expected}`).toMatch(/\S \S/);
        }
      } finally {
        copy.remove();
      }
    }),
    { numRuns: RUNS },
  );
});
