import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TEXT = 'name: Quillmark\nnothing: .nan\nless: -0\nfounded: 2019\n';
const BAD = 'name: &one Quillmark\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-read-'));
  vi.stubEnv('KEPT_DIR', folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./read-yaml.ts');
  rmSync(folder, { recursive: true });
});

/** The modules as a build loads them, and how often they read. */
async function freshBuild() {
  vi.resetModules();
  const real = await vi.importActual<typeof import('./read-yaml.ts')>('./read-yaml.ts');
  const readYaml = vi.fn(real.readYaml);
  vi.doMock('./read-yaml.ts', () => ({ ...real, readYaml }));
  return { readYaml, ...(await import('./read-once.ts')) };
}

test('a text is read once in a build, also by modules that were loaded twice', async () => {
  const one = await freshBuild();
  one.readOnce();
  const first = one.yamlOf(TEXT);
  const other = await freshBuild();
  expect(other.yamlOf(TEXT)).toBe(first);
  expect([one.readYaml, other.readYaml].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  // The line on which it begins is part of what is said of it.
  expect(other.yamlOf(BAD, 2).faults).toMatchObject([{ line: 2 }]);
  expect(other.yamlOf(BAD).faults).toMatchObject([{ line: 1 }]);
  other.readAnew();
});

test('the next build does not read what is the same, and has all of it as it was', async () => {
  const first = await freshBuild();
  first.readOnce();
  first.yamlOf(TEXT);
  first.yamlOf(BAD);
  first.readAnew();
  expect(readdirSync(path.join(folder, 'read-content'))).toHaveLength(2);

  const next = await freshBuild();
  next.readOnce();
  expect(next.yamlOf(TEXT)).toEqual({
    data: { name: 'Quillmark', nothing: Number.NaN, less: -0, founded: 2019 },
    faults: [],
  });
  expect(next.yamlOf(BAD).faults[0]?.found).toBe('the sign & before one');
  expect(next.readYaml).not.toHaveBeenCalled();
  next.yamlOf(TEXT.replace('2019', '2020'));
  expect(next.readYaml).toHaveBeenCalledTimes(1);
  next.readAnew();
});

test('outside of builds everything is read as it is', async () => {
  const { yamlOf, readYaml } = await freshBuild();
  yamlOf(TEXT);
  yamlOf(TEXT);
  expect(readYaml).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual([]);
});
