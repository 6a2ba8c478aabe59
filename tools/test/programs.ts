import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** A program or a font from outside npm that tests need. */
export type Program = {
  /** As messages name it. */
  name: string;
  /** What Debian and its kin call it. */
  debianPackage: string;
  /** Path of it, or `null` where it is not installed. */
  find: () => string | null;
};

const BROTLI_MODULE = 'modules/ngx_http_brotli_static_module.so';
const NGINX_FOLDERS = ['/usr/lib/nginx', '/usr/lib64/nginx', '/usr/share/nginx'];

export const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    find: () =>
      process.env['CHROMIUM'] ??
      // The first is Chromium without a window, which takes less than half the time.
      onPath('chromium-headless-shell', 'chromium', 'chromium-browser') ??
      onPath('google-chrome', 'google-chrome-stable') ??
      ifThere(chromium.executablePath()),
  },
  firefox: {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    find: () => onPath('firefox-esr', 'firefox'),
  },
  webkitDriver: {
    name: 'the WebDriver of WebKitGTK',
    debianPackage: 'webkit2gtk-driver',
    find: () => onPath('WebKitWebDriver'),
  },
  xvfb: { name: 'Xvfb', debianPackage: 'xvfb', find: () => onPath('Xvfb') },
  nginx: { name: 'nginx', debianPackage: 'nginx', find: () => onPath('nginx') },
  nginxBrotli: {
    name: 'nginx’s module for precompressed Brotli',
    debianPackage: 'libnginx-mod-http-brotli-static',
    find: () => firstThere(NGINX_FOLDERS.map((folder) => path.join(folder, BROTLI_MODULE))),
  },
  openssl: { name: 'OpenSSL', debianPackage: 'openssl', find: () => onPath('openssl') },
  caddy: { name: 'Caddy', debianPackage: 'caddy', find: () => onPath('caddy') },
  fonts: {
    name: 'a font as wide as Times New Roman',
    debianPackage: 'fonts-liberation',
    find: fontLikeTimes,
  },
} as const satisfies Record<string, Program>;

export const missingAmong = (programs: readonly Program[]): Program[] =>
  programs.filter(({ find }) => find() === null);

/** The one line that installs programs on Debian and its kin. */
export const installLine = (programs: readonly Program[]): string =>
  `apt-get install --no-install-recommends ${packagesOf(programs).join(' ')}`;

/** Why a test cannot run here, and what to do about it. */
export const whyMissing = (programs: readonly Program[]): string =>
  `${programs.map(({ name }) => name).join(' and ')} ${programs.length === 1 ? 'is' : 'are'} not installed: ${installLine(programs)}`;

/** Installs programs, on Debian and its kin and as root, without starting any. Says what came of it. */
export function installPrograms(programs: readonly Program[]): string {
  if (onPath('apt-get') === null) {
    return `Not installed, because this is not Debian: ${packagesOf(programs).join(', ')}.`;
  }
  if (process.getuid?.() !== 0) return `Not installed, which takes root: ${installLine(programs)}`;
  const { ok, output } = installWithoutStarting(packagesOf(programs));
  return ok ? `Installed ${packagesOf(programs).join(', ')}.` : `Could not install: ${output}`;
}

const packagesOf = (programs: readonly Program[]) =>
  programs.map(({ debianPackage }) => debianPackage);

function onPath(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return firstThere(names.flatMap((name) => folders.map((folder) => path.join(folder, name))));
}

/** One of those that stand in for the font of headings until it is there. */
function fontLikeTimes(): string | null {
  // Other systems bring Times New Roman itself.
  const folders =
    process.platform === 'linux'
      ? [path.join(homedir(), '.fonts'), '/usr/local/share/fonts', '/usr/share/fonts']
      : ['/System/Library/Fonts', 'C:/Windows/Fonts'];
  for (const folder of folders) {
    const [file] = globSync('**/{LiberationSerif,Tinos,NimbusRoman,times,Times}*.{ttf,ttc,otf}', {
      cwd: folder,
    });
    if (file !== undefined) return path.join(folder, file);
  }
  return null;
}

const firstThere = (files: readonly string[]) => files.find((file) => ifThere(file)) ?? null;

function ifThere(file: string): string | null {
  try {
    accessSync(file, file.endsWith('.so') ? constants.R_OK : constants.X_OK);
    return statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

const TIMEOUT_MS = 300_000;
/** Debian asks this script whether a package may start its service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

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
    // A list of long ago names browsers of long ago. Where it cannot be had anew, it still names some.
    aptGet('update');
    return aptGet('install', '--no-install-recommends', ...names);
  } finally {
    if (addsPolicy) rmSync(POLICY);
  }
}
