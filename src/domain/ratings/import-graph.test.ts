import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

const { imports: ROOMS } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

/** Path from the root of what a file imports; a package's name as it is. */
function resolveImport(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const room = Object.entries(ROOMS).find(([key]) => name.startsWith(key.replace('*', '')));
  if (room === undefined) return name;
  const [key, target] = room;
  return path.posix.normalize(target.replace('*', name.slice(key.length - 1)));
}

/** All files and packages that the files import, directly or not, with the first path to each. */
function reachableFrom(files: readonly string[]): Map<string, string[]> {
  const ways = new Map(files.map((file) => [file, [file]]));
  for (const [file, way] of ways) {
    if (!file.endsWith('.ts') && !file.endsWith('.tsx')) continue;
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, name = ''] of text.matchAll(IMPORTED)) {
      const target = resolveImport(file, name);
      // Iteration over a Map includes entries added meanwhile.
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return ways;
}

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();

describe('what rates and ranks', () => {
  const start = filesOf('src/domain/ratings/**/*.ts');
  const reached = reachableFrom(start);

  test('is walked with all that it imports', () => {
    expect(start).toContain('src/domain/ratings/score.ts');
    expect(start).toContain('src/domain/ratings/ranking.ts');
    expect(start.length).toBeGreaterThan(12);
    for (const file of [
      'src/domain/bonuses/terms.ts',
      'src/domain/casinos/facts.ts',
      'src/domain/money/money.ts',
      'src/domain/money/rates.ts',
    ]) {
      expect([...reached.keys()]).toContain(file);
    }
  });

  test('reaches no links, no queries, no models and no content', () => {
    const forbidden = [...reached].filter(([target]) =>
      /(^|\/)(content|queries|models|schemas|components|islands)\/|links|outbound|astro:/.test(
        target,
      ),
    );
    expect(forbidden.map(([, way]) => way.join(' → '))).toEqual([]);
  });

  test('reaches nothing that models play: no outcome, no house edge, no straight sum', () => {
    const forbidden = [...reached].filter(([target]) =>
      /^src\/domain\/(outcomes|odds|games)\/|clearing-cost|bet-rebate|loss-refund/.test(target),
    );
    expect(forbidden.map(([, way]) => way.join(' → '))).toEqual([]);
  });

  test('reaches nothing but the domain, and no package', () => {
    const outside = [...reached].filter(([target]) => !target.startsWith('src/domain/'));
    expect(outside.map(([, way]) => way.join(' → '))).toEqual([]);
  });

  test('takes in no file that is not there', () => {
    const there = filesOf('src/domain/**/*.ts');
    expect([...reached.keys()].filter((file) => !there.includes(file))).toEqual([]);
  });
});

test('the walk would find the outcomes where the straight sum does import them', () => {
  const reached = [...reachableFrom(['src/domain/bonuses/clearing-cost.ts']).keys()];
  expect(reached).toContain('src/domain/outcomes/yardstick-games.ts');
});

test('the walk would find the links where a query does import them', () => {
  const reached = [...reachableFrom(['src/queries/casinos/visits.ts']).keys()];
  expect(reached).toContain('src/queries/casinos/outbound.ts');
  expect(reached).toContain('src/domain/ratings/score.ts');
  expect(reached).toContain('astro:content');
});
