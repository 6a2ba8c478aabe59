/**
 * Puts nginx and Caddy in place for the hosting tests: on Debian and its kin, as root, and without
 * starting them. Elsewhere it does nothing, and those tests say that they are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];
const TIMEOUT_MS = 180_000;

/** Debian asks this script whether a package may start its service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {
    encoding: 'utf8',
  }).stdout === 'installed';

function aptGet(...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', '-y', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: TIMEOUT_MS,
  });
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}

function installWithoutStarting(names: readonly string[]): { ok: boolean; output: string } {
  const addsPolicy = !existsSync(POLICY);
  if (addsPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const install = () => aptGet('install', '--no-install-recommends', ...names);
    const first = install();
    if (first.ok) return first;
    aptGet('update');
    return install();
  } finally {
    if (addsPolicy) rmSync(POLICY);
  }
}

const isRoot = process.getuid?.() === 0;
if (!existsSync('/usr/bin/apt-get')) {
  console.log('nginx and Caddy are not installed from here: this is not Debian.');
} else {
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) {
    console.log('nginx and Caddy are in place.');
  } else if (!isRoot) {
    console.log(`Missing for the hosting tests: apt-get install ${missing.join(' ')}`);
  } else {
    const { ok, output } = installWithoutStarting(missing);
    console.log(ok ? `Installed ${missing.join(', ')}.` : `Could not install: ${output}`);
  }
}
