import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';

/** Takes half a second, and fails where another one is under way. */
const NPM = `
  const { mkdirSync, rmdirSync, appendFileSync } = require('node:fs');
  mkdirSync('under-way');
  appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n');
  setTimeout(() => {
    mkdirSync('node_modules/vitest', { recursive: true });
    appendFileSync('node_modules/.package-lock.json', '{}');
    rmdirSync('under-way');
  }, 500);`;

const at = freshFolder();

function write(file: string, content: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
}

/** Writes a project with two tools and without packages. */
function writeProject(node = '>=20.0.0'): void {
  const settings = { type: 'module', engines: { node }, optionalDependencies: {} };
  write('package.json', JSON.stringify(settings));
  write('package-lock.json', '{}');
  write('npm/package.json', '{}');
  write('npm/npm-cli.js', NPM);
  write('owner/say.ts', `console.log('said', process.argv.slice(2), process.env.PREVIEW);`);
  write('owner/schemas.ts', '');
  write('tools/test.ts', 'process.exitCode = 3;');
  cpSync('tools/run.js', at('tools/run.js'));
}

/** Runs a tool where no program is on the path, a shell neither. */
async function run(...args: string[]) {
  const env = { PATH: '', npm_execpath: at('npm/npm-cli.js') };
  const child = spawn(process.execPath, [at('tools/run.js'), ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

const installs = () =>
  existsSync(at('installs')) ? readFileSync(at('installs'), 'utf8').trim().split('\n') : [];

test('the packages are installed once for two commands at once', async () => {
  writeProject();
  const both = await Promise.all([run('say'), run('say', '--preview')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ stdout }) => stdout.trim())).toEqual([
    'said [] undefined',
    `said [ '--preview' ] yes`,
  ]);
  expect(both.filter(({ stderr }) => /^Waiting for process \d+ /m.test(stderr))).toHaveLength(1);
  expect(installs()).toEqual(['ci --loglevel=error']);
});

test('a lock of a process that is gone is taken over by one of those that find it', async () => {
  writeProject();
  // Above the highest number that Linux gives.
  write('.cache/install-under-way', '4194305');
  const both = await Promise.all([run('say'), run('say')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(installs()).toHaveLength(1);
});

test('packages are installed anew under a newer lockfile, and for tests where they were left out', async () => {
  writeProject();
  write('node_modules/.package-lock.json', '{}');
  await run('say');
  expect(installs()).toEqual([]);
  expect((await run('test')).code).toBe(3);
  expect(installs()).toEqual(['ci --loglevel=error --include=dev']);
  const later = Date.now() / 1000 + 60;
  utimesSync(at('package-lock.json'), later, later);
  await run('say');
  expect(installs()).toHaveLength(2);
});

test('a Node that is too old is named beside the one that is needed, before anything is installed', async () => {
  writeProject('>=99.1.0');
  const { code, stderr } = await run('say');
  expect(stderr).toBe(
    `Edgewise needs Node 99.1.0 or newer, but found Node ${process.versions.node}. Get it from https://nodejs.org\n`,
  );
  expect(code).toBe(1);
  expect(installs()).toEqual([]);
});
