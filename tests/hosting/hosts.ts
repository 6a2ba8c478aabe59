import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { caddyfile } from '#hosting/caddy.ts';
import { nginxSite } from '#hosting/nginx.ts';
import { serveFolder } from '#tools/serve/serve-folder.ts';
import { missingAmong, type Program, PROGRAMS, whyMissing } from '#tools/test/programs.ts';
import { freePort } from '../free-port.ts';
import { REDIRECTS } from './site-copy.ts';

export type RunningHost = { port: number; stop: () => Promise<void> };

export type Host = {
  name: string;
  /** Reason why it cannot run here, or `null` if it can. */
  missing: () => string | null;
  start: (site: string, headers: Record<string, string>) => Promise<RunningHost>;
  /** The same over HTTPS; `npm start` has none. */
  overHttps?: {
    missing: () => string | null;
    start: (site: string, headers: Record<string, string>) => Promise<RunningHost>;
  };
};

/** Missing programs, with the command that installs them; `null` where none is missing. */
function whatIsMissing(...programs: readonly Program[]): string | null {
  const missing = missingAmong(programs);
  return missing.length === 0 ? null : whyMissing(missing);
}

export const HOSTS: readonly Host[] = [
  { name: 'npm start', missing: () => null, start: startOwnServer },
  {
    name: 'nginx',
    missing: () => whatIsMissing(PROGRAMS.nginx, PROGRAMS.nginxBrotli),
    start: startNginx,
    overHttps: {
      missing: () => whatIsMissing(PROGRAMS.nginx, PROGRAMS.nginxBrotli, PROGRAMS.openssl),
      start: (site, headers) => startNginx(site, headers, makeCertificate),
    },
  },
  {
    name: 'Caddy',
    missing: () => whatIsMissing(PROGRAMS.caddy),
    start: startCaddy,
    overHttps: {
      missing: () => whatIsMissing(PROGRAMS.caddy),
      start: (site, headers) => startCaddy(site, headers, 'https'),
    },
  },
];

async function startOwnServer(site: string): Promise<RunningHost> {
  const { origin, stop } = await serveFolder(site);
  return { port: Number(new URL(origin).port), stop: async () => stop() };
}

/** A self-signed certificate, as nginx directives. */
function makeCertificate(folder: string): string {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

async function startNginx(
  site: string,
  headers: Record<string, string>,
  withCertificate?: (folder: string) => string,
): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-nginx-'));
  const address =
    withCertificate === undefined
      ? `listen 127.0.0.1:${port};`
      : `listen 127.0.0.1:${port} ssl; ${withCertificate(folder)}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  writeFileSync(
    path.join(folder, 'site.conf'),
    nginxSite({ address, root: site, headers, redirects: REDIRECTS }),
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${PROGRAMS.nginxBrotli.find()};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary}
  include ${folder}/site.conf;
}
`,
  );
  return startProcess('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    port,
    folder,
  });
}

async function startCaddy(
  site: string,
  headers: Record<string, string>,
  scheme = 'http',
): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const address = scheme === 'http' ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
  // Over HTTPS it signs a local certificate by itself.
  const certificates =
    scheme === 'http' ? 'auto_https off' : 'auto_https disable_redirects\n\tskip_install_trust';
  const generated = caddyfile({ address, root: site, headers, redirects: REDIRECTS });
  writeFileSync(
    file,
    `{\n\tadmin off\n\t${certificates}\n\tstorage file_system ${folder}\n}\n${generated}`,
  );
  return startProcess('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    port,
    folder,
    env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    overTls: scheme === 'https',
  });
}

async function startProcess(
  command: string,
  args: readonly string[],
  {
    port,
    folder,
    env = {},
    overTls = false,
  }: { port: number; folder: string; env?: Record<string, string>; overTls?: boolean },
): Promise<RunningHost> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended at once:\n${output}`);
    if (await accepts(port, overTls)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${command} did not listen within 30 s:\n${output}`);
}

/** True once TLS works: Caddy listens before its certificate is signed. */
async function accepts(port: number, overTls: boolean): Promise<boolean> {
  const host = '127.0.0.1';
  const socket = overTls
    ? connectTls({ host, port, servername: 'localhost', rejectUnauthorized: false })
    : connect(port, host);
  const isAccepted = await once(socket, overTls ? 'secureConnect' : 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}
