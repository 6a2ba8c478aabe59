import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
/** An address at which other machines reach this one. */
const outward = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const LOOPBACK = ['127.0.0.1', '::1'].filter((host) =>
  addresses.some(({ address }) => address === host),
);

const SAYS_WHERE = /Edgewise is at http:\/\/[\w.[\]:]+:(\d+)\b.*\(Ctrl\+C ends it\)\n/;

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the server; resolves when it has said where it is, or has ended. */
function start(env: Record<string, string>) {
  return new Promise<{
    child: ChildProcess;
    port: number;
    code: number | null;
    output: () => string;
  }>((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/start.ts'], {
      env: { ...process.env, HOST: undefined, PORT: undefined, ...env },
    });
    running.push(child);
    let text = '';
    const output = () => text;
    const collect = (chunk: Buffer) => {
      text += chunk.toString();
      const [, port] = SAYS_WHERE.exec(text) ?? [];
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
    socket.on('timeout', () => {
      socket.destroy();
      resolve(false);
    });
  });

describe('npm start', () => {
  test('listens on this machine alone, at a free port for PORT=0, and says so', async () => {
    const { port, output } = await start({ PORT: '0' });
    expect(output()).toContain(`http://localhost:${port} for this machine alone`);
    expect(await accepts('127.0.0.1', port)).toBe(true);
    if (outward !== undefined) expect(await accepts(outward, port)).toBe(false);
  });

  test.skipIf(outward === undefined)('listens for others where HOST says so', async () => {
    const { port, output } = await start({ PORT: '0', HOST: '0.0.0.0' });
    expect(output()).toContain(`http://${outward}:${port}`);
    expect(output()).toContain('who can reach this machine can read it');
    expect(await accepts(outward ?? '', port)).toBe(true);
    expect(await accepts('127.0.0.1', port)).toBe(true);
  });

  test.each([
    [{ PORT: '' }, /^PORT must be .*\n$/],
    [{ PORT: 'http' }, /^PORT must be .*\n$/],
    [{ HOST: '' }, /^HOST must be .*\n$/],
    [{ HOST: '192.0.2.77', PORT: '0' }, /^Node .*\nHOST is no address of this machine\.\n$/],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const { code, output } = await start(env);
    expect(output()).toMatch(line);
    expect(code).toBe(1);
  });

  test.each(LOOPBACK)('says that a port is in use at %s', async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port) });
    other.close();
    expect(output()).toMatch(
      /^Node .*\nPort \d+ is in use\. Stop what uses it, or choose another: .*\n$/,
    );
    expect(code).toBe(1);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends at %s, and tidies up', async (signal) => {
    const { child } = await start({ PORT: '0' });
    const mine = () =>
      existsSync('.cache/serving')
        ? readdirSync('.cache/serving').filter((name) => name.startsWith(`${child.pid}-`))
        : [];
    expect(mine().length).toBeGreaterThan(0);
    child.kill(signal);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(mine()).toEqual([]);
  });
});
