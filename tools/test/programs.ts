import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Program that tests need from outside npm. */
export type Program = {
  name: string;
  debianPackage: string;
  /** Path of it, or `undefined` where it is not installed. */
  find: () => string | undefined;
};

const BROTLI_MODULE = 'modules/ngx_http_brotli_static_module.so';

export const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    find: () =>
      process.env['CHROMIUM'] ??
      // Without a window it takes less than half the time.
      onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome') ??
      [chromium.executablePath()].find(existsSync),
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
    find: () =>
      ['/usr/lib/nginx', '/usr/lib64/nginx', '/usr/share/nginx']
        .map((folder) => path.join(folder, BROTLI_MODULE))
        .find(existsSync),
  },
  openssl: { name: 'OpenSSL', debianPackage: 'openssl', find: () => onPath('openssl') },
  caddy: { name: 'Caddy', debianPackage: 'caddy', find: () => onPath('caddy') },
  fonts: {
    name: 'a font as wide as Times New Roman',
    debianPackage: 'fonts-liberation',
    find: () => ['/usr/share/fonts/truetype/liberation', '/System/Library/Fonts'].find(existsSync),
  },
  notoSerif: {
    name: 'Noto Serif',
    debianPackage: 'fonts-noto-core',
    find: () => ['/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf'].find(existsSync),
  },
  roboto: {
    name: 'Roboto',
    debianPackage: 'fonts-roboto-unhinted',
    find: () =>
      ['/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'].find(existsSync),
  },
} as const satisfies Record<string, Program>;

/** Of these one is installed beside what is there: whole Chromium is enough for the tests, and takes twice as long. */
export const toInstall = (): Program[] => {
  const all: Program[] = Object.values(PROGRAMS);
  const hasShell = PROGRAMS.chromium.find()?.endsWith(PROGRAMS.chromium.debianPackage) ?? false;
  return all.filter((one) => one.find() === undefined || (one === PROGRAMS.chromium && !hasShell));
};

export const missingAmong = (programs: readonly Program[]): Program[] =>
  programs.filter(({ find }) => find() === undefined);

const packagesOf = (programs: readonly Program[]) =>
  programs.map(({ debianPackage }) => debianPackage);

/** Reason why a test cannot run here, and what to do about it. */
export const whyMissing = (programs: readonly Program[]): string =>
  `${programs.map(({ name }) => name).join(', ')}: not installed (apt-get install ${packagesOf(programs).join(' ')})`;

/** Installs programs on Debian and its kin, as root. Says what came of it. */
export function installPrograms(programs: readonly Program[]): string {
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update');
  const packages = packagesOf(programs);
  const { status, stderr, error } = aptGet('install', '--no-install-recommends', ...packages);
  return status === 0
    ? `Installed ${packages.join(', ')}.`
    : `apt-get installed nothing: ${error?.message ?? stderr.trim()}`;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}
