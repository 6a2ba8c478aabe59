import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caddyfile } from '#hosting/caddy.ts';
import { nginxSite } from '#hosting/nginx.ts';
import { missingAmong, PROGRAMS } from '#tools/test/programs.ts';
import { freePort } from './hosts.ts';
import { type RawResponse, sendRaw } from './raw-request.ts';
import { headersOf, temporaryFolder, writeSmallSite } from './small-site.ts';

/**
 * The recipe of docs/HOSTING.md for a server of one's own: each release is a folder and a configuration
 * that names it; a link says which configuration counts; a reload of the server makes the change.
 */
type Recipe = {
  name: string;
  missing: boolean;
  /** A configuration for the pages in `root` and the headers that belong to them. */
  configuration: (root: string, port: number, build: string) => string;
  start: (link: string) => { command: string; args: string[] };
  reload: (link: string) => { command: string; args: string[] };
};

let place: ReturnType<typeof temporaryFolder>;
let port: number;
let adminPort: number;
let child: ChildProcess | undefined;

beforeEach(async () => {
  place = temporaryFolder();
  port = await freePort();
  adminPort = await freePort();
});
afterEach(async () => {
  if (child !== undefined && child.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  place.remove();
});

const settingsOf = (root: string, build: string) => ({
  root,
  headers: headersOf(build),
  redirects: [],
});

/** The file that includes the link, as /etc/nginx/nginx.conf includes sites-enabled. */
function nginxMain(link: string): string {
  const file = path.join(place.folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${place.folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `load_module ${PROGRAMS.nginxBrotli.find()};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${place.folder}/nginx.pid; error_log stderr warn;
events {}
http { access_log off; ${temporary} include ${link}; }
`,
  );
  return file;
}

const RECIPES: Recipe[] = [
  {
    name: 'nginx',
    missing: missingAmong([PROGRAMS.nginx, PROGRAMS.nginxBrotli]).length > 0,
    configuration: (root, at, build) =>
      nginxSite({ ...settingsOf(root, build), address: `listen 127.0.0.1:${at};` }),
    start: (link) => ({ command: 'nginx', args: ['-e', 'stderr', '-c', nginxMain(link)] }),
    reload: (link) => ({
      command: 'nginx',
      args: ['-e', 'stderr', '-c', nginxMain(link), '-s', 'reload'],
    }),
  },
  {
    name: 'Caddy',
    missing: missingAmong([PROGRAMS.caddy]).length > 0,
    configuration: (root, at, build) =>
      `{
	admin 127.0.0.1:${adminPort}
	auto_https off
	storage file_system ${place.folder}
}
${caddyfile({ ...settingsOf(root, build), address: `http://127.0.0.1:${at}` })}`,
    start: (link) => ({
      command: 'caddy',
      args: ['run', '--config', link, '--adapter', 'caddyfile'],
    }),
    reload: (link) => ({
      command: 'caddy',
      args: ['reload', '--config', link, '--adapter', 'caddyfile', '--force'],
    }),
  },
];

const MOST_ANSWERS = 4000;

describe.each(RECIPES)('a release to $name', ({ missing, configuration, start, reload }) => {
  /** Puts a release in place, beside what is served. Returns its configuration. */
  function upload(build: string): string {
    const root = path.join(place.folder, 'releases', build);
    writeSmallSite(root, build);
    const file = `${root}.conf`;
    writeFileSync(file, configuration(root, port, build));
    return file;
  }

  const link = () => path.join(place.folder, 'current.conf');
  function switchTo(file: string): void {
    symlinkSync(file, `${link()}.next`);
    renameSync(`${link()}.next`, link());
  }

  test.skipIf(missing)('never sends a page of one with the policy of another', async () => {
    switchTo(upload('one'));
    const environment = {
      ...process.env,
      HOME: place.folder,
      XDG_DATA_HOME: place.folder,
      XDG_CONFIG_HOME: place.folder,
    };
    const { command, args } = start(link());
    child = spawn(command, args, { env: environment, stdio: 'ignore' });
    await untilServed('one');

    const answers: RawResponse[] = [];
    let done = false;
    const asking = Array.from({ length: 4 }, async () => {
      while (!done && answers.length < MOST_ANSWERS) {
        const answer = await ask();
        if (answer !== null) answers.push(answer);
      }
    });
    /** As many answers more, however slow the machine is. */
    const more = async (count: number) => {
      const enough = answers.length + count;
      while (answers.length < enough) await wait(5);
    };
    await more(20);
    for (const build of ['two', 'six']) {
      switchTo(upload(build));
      const { command: tool, args: words } = reload(link());
      await promisify(execFile)(tool, words, { env: environment });
      await untilServed(build);
      await more(20);
    }
    done = true;
    await Promise.all(asking);

    expect(answers.length).toBeGreaterThanOrEqual(60);
    const pairs = answers.map((answer) =>
      [buildOf(answer), answer.headers.get('content-security-policy')].join(' '),
    );
    const whole = ['one', 'two', 'six'].map(
      (build) => `${build} ${headersOf(build)['Content-Security-Policy']}`,
    );
    expect([...new Set(pairs)].sort()).toEqual(whole.sort());
  });
});

const buildOf = ({ body }: RawResponse) =>
  /data-build="(\w+)"/.exec(body.toString('latin1'))?.[1] ?? 'none';

/** `null` where the connection was cut off: Caddy does that to a few at a reload, and browsers ask again. */
const ask = () => sendRaw(port, { target: '/' }).catch(() => null);

async function untilServed(build: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await ask();
    if (answer !== null && buildOf(answer) === build) return;
    await wait(50);
  }
  throw new Error(`Expected the release ${build} to be served within 10 s`);
}
