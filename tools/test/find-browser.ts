import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The first is Chromium without a window, which takes less than half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Path of a Chromium to test with: the one in CHROMIUM, an installed one, Playwright's own, or as root
 * on Debian one installed now. Throws in one line that says what to do.
 */
export function findBrowser(): string {
  const found = process.env['CHROMIUM'] ?? installed() ?? playwrightsOwn();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium…');
    installFromDebian();
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error(
    'No Chromium was found: install the package chromium, or name one with CHROMIUM=/path/to/chromium.',
  );
}

function installed(): string | undefined {
  for (const name of NAMES) {
    const which = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return undefined;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options as object);
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    options as object,
  );
}
