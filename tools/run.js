/**
 * Runs a tool on the project's own Node, after installing the packages if they are missing or old:
 * `node tools/run.js start|test|dev|… [arguments]`, or the file of a program instead of a name. Plain JavaScript, which
 * any Node from 20 on reads: the tools are TypeScript, and the Node that reads it may come with the packages.
 * `--preview` has start and build show drafts too, in a folder of their own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [tool = '', ...words] = process.argv.slice(2);
const { engines, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isWindows = process.platform === 'win32';
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const broughtNode = `node_modules/${nodePackage}/bin/node${isWindows ? '.exe' : ''}`;

/** These need devDependencies, also where NODE_ENV=production leaves them out. */
const needsDev = /^(test|bench|links|node_modules\/.*)$/.test(tool);
const INSTALLED = 'node_modules/.package-lock.json';
const LOCK = '.cache/install-under-way';

const isInstalled = () =>
  existsSync(INSTALLED) &&
  statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs &&
  (!needsDev || existsSync('node_modules/vitest'));

/** Two installs at once would delete each other's files. The lock of a process that is gone is taken over. */
async function lockInstall() {
  mkdirSync('.cache', { recursive: true });
  for (let isAnnounced = false; ; await sleep(300)) {
    try {
      return writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0;
    if (holder === process.pid) return;
    try {
      // Signal 0 only asks whether the process exists.
      process.kill(holder, 0);
      if (!isAnnounced) console.error(`Waiting for process ${holder} to install the packages…`);
      isAnnounced = true;
    } catch (error) {
      // Of several that take over, the last to write finds its own number at the next look.
      if (error.code === 'ESRCH') writeFileSync(LOCK, String(process.pid));
    }
  }
}

function install() {
  console.error('Installing packages from the lockfile…');
  const npm = process.env.npm_execpath ?? '';
  const args = ['ci', '--loglevel=error', ...(needsDev ? ['--include=dev'] : [])];
  // Output goes to stderr: stdout belongs to the tool.
  const stdio = ['ignore', process.stderr, process.stderr];
  const { status } = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio })
    : // Windows finds `npm.cmd` through its shell alone.
      spawnSync('npm', args, { stdio, shell: isWindows });
  if (status !== 0) throw new Error('The packages could not be installed; see the lines above.');
  // Schemas for editors, which git does not keep.
  spawnSync(findNode(), ['owner/schemas.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The Node of the packages does not start on every Linux: not on Alpine, for one. */
function findNode() {
  const starts = spawnSync(broughtNode, ['--version']).status === 0;
  if (starts) return broughtNode;
  const [needed, found] = [engines.node.replace('>=', ''), process.versions.node];
  if (found.localeCompare(needed, 'en', { numeric: true }) >= 0) return process.execPath;
  throw new Error(
    `Edgewise needs Node ${needed} or newer, but found Node ${found}. Get it from https://nodejs.org`,
  );
}

try {
  // Before the minute of an install, where no Node comes with the packages.
  if (!(nodePackage in optionalDependencies)) findNode();
  if (!isInstalled()) {
    await lockInstall();
    try {
      // Another command may have done it meanwhile.
      if (!isInstalled()) install();
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
  // Commands of owners are in owner/, those of developers in tools/.
  const file = [`owner/${tool}.ts`, `tools/${tool}.ts`].find(existsSync) ?? tool;
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  if (words.includes('--preview')) env.PREVIEW = 'yes';
  // Reading TypeScript takes a third of a short command.
  if (file.startsWith('owner/')) env.NODE_COMPILE_CACHE ??= `${process.cwd()}/.cache/compiled`;
  const child = spawn(findNode(), [file, ...words], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
