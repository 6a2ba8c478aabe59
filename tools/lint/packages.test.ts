import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Package = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { version?: string; integrity?: string; resolved?: string; hasInstallScript?: true };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const project = read('package.json') as Package;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path]) => path !== '');
const named = Object.entries({
  ...project.dependencies,
  ...project.devDependencies,
  ...project.optionalDependencies,
});

describe('the packages', () => {
  test('are named with exact versions, and the lockfile has those', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    for (const [name, version] of named) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  test('are pinned by the hash of what is downloaded, from the registry alone', () => {
    expect(installed.length).toBeGreaterThan(300);
    expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
    expect(
      installed.filter(
        ([, { resolved }]) =>
          resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
      ),
    ).toEqual([]);
  });

  test('run a script when they are installed only where package.json decides on them by name', () => {
    const withScript = installed.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 13)] : [],
    );
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(project.allowScripts).sort());
  });
});
