import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';

/** An address of this machine on the network. */
const outward = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const SAYS_WHERE = /The site is at http:\/\/[\w.]+:(\d+) .*\(Ctrl\+C ends it\)\n/;

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

type Started = { child: ChildProcess; port: number; code: number | null; output: string };

/** Starts the server; resolves when it has printed its address, or has exited. */
function start(env: Record<string, string>) {
  return new Promise<Started>((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/start.ts'], {
      env: { ...process.env, HOST: undefined, PORT: undefined, ...env },
    });
    running.push(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = SAYS_WHERE.exec(output) ?? [];
      if (port !== undefined) resolve({ child, port: Number(port), code: null, output });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ child, port: 0, code, output }));
  });
}

const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2000 }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
    socket.on('timeout', () => socket.destroy(new Error('No answer within 2 s')));
  });

test('npm start listens on this machine alone, and says so', async () => {
  const { port, output } = await start({ PORT: '0' });
  expect(output).toContain(`http://localhost:${port} for this machine alone`);
  expect(await accepts('127.0.0.1', port)).toBe(true);
  if (outward !== undefined) expect(await accepts(outward, port)).toBe(false);
});

test.skipIf(outward === undefined)('npm start listens for others where HOST says so', async () => {
  const { port, output } = await start({ PORT: '0', HOST: '0.0.0.0' });
  expect(output).toContain('whoever can reach this machine can read it');
  expect(await accepts(outward ?? '', port)).toBe(true);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be'],
  [{ HOST: '192.0.2.77', PORT: '0' }, 'The server cannot start: '],
])('npm start says in one line what is wrong with %j', async (env, words) => {
  const { code, output } = await start(env);
  expect(output.trimEnd().split('\n').at(-1)).toContain(words);
  expect(code).toBe(1);
});

test('npm start says that a port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await start({ PORT: String(port) });
  other.close();
  expect(output).toContain(`Port ${port} is in use. Stop what uses it, or choose another: `);
  expect(code).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('npm start ends at %s', async (signal) => {
  const { child } = await start({ PORT: '0' });
  child.kill(signal);
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});
