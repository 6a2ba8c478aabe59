import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';

const ROOT = path.resolve(import.meta.dirname, '..');
/** What a build does not need, or makes itself. */
const LEFT_BEHIND = ['node_modules', 'dist', 'test-results', 'tests', '.git', '.astro', '.cache'];

/** The project's settings, for packages that are linked and not copied. */
const CONFIG = `import config from './astro.config.ts';
export default {
  ...config,
  vite: { ...config.vite, cacheDir: './.vite', resolve: { preserveSymlinks: true } },
};
`;

/** A copy of the project's own files; nothing in it is read or written by anybody else. */
export type ProjectCopy = {
  folder: string;
  /** Builds the copy. Throws with the build's own words. */
  build: () => void;
  /** A built page by its name without the ending. */
  page: (name: string) => Document;
  remove: () => void;
};

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-copy-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.includes(path.relative(ROOT, file)),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'astro.config.copy.ts'), CONFIG);
  return {
    folder,
    build: () => buildCopy(folder),
    page: (name) =>
      new JSDOM(readFileSync(path.join(folder, 'dist', `${name}.html`), 'utf8')).window.document,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function buildCopy(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--preserve-symlinks',
      '--preserve-symlinks-main',
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--config',
      'astro.config.copy.ts',
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
