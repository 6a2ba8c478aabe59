import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { installLine, installPrograms, missingAmong, PROGRAMS, whyMissing } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-programs-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program on the path that leaves a file behind when it is run. */
function plant(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n: > ${folder}/was-run\n`, { mode });
  return file;
}

describe('finding', () => {
  test('a font of the reader’s own', { skip: process.platform !== 'linux' }, () => {
    vi.stubEnv('HOME', folder);
    mkdirSync(path.join(folder, '.fonts/truetype'), { recursive: true });
    const font = path.join(folder, '.fonts/truetype/LiberationSerif-Regular.ttf');
    writeFileSync(font, '');
    expect(PROGRAMS.fonts.find()).toBe(font);
  });

  test('a program on the path by any of its names, the lighter browser first', () => {
    expect(PROGRAMS.firefox.find()).toBeNull();
    const firefox = plant('firefox');
    expect(PROGRAMS.firefox.find()).toBe(firefox);
    plant('chromium');
    const light = plant('chromium-headless-shell');
    expect(PROGRAMS.chromium.find()).toBe(light);
  });

  test('no file that cannot be run', () => {
    plant('caddy', 0o644);
    expect(PROGRAMS.caddy.find()).toBeNull();
  });

  test('the browser that CHROMIUM names, before any other', () => {
    plant('chromium');
    vi.stubEnv('CHROMIUM', '/opt/chromium');
    expect(findBrowser()).toBe('/opt/chromium');
  });

  test('what is missing, with the one line that installs it', () => {
    plant('nginx');
    const missing = missingAmong([PROGRAMS.nginx, PROGRAMS.xvfb, PROGRAMS.caddy]);
    expect(missing).toEqual([PROGRAMS.xvfb, PROGRAMS.caddy]);
    expect(installLine(missing)).toBe('apt-get install --no-install-recommends xvfb caddy');
    expect(whyMissing(missing)).toBe(
      'Xvfb and Caddy are not installed: apt-get install --no-install-recommends xvfb caddy',
    );
    expect(whyMissing([PROGRAMS.webkitDriver])).toBe(
      'the WebDriver of WebKitGTK is not installed: apt-get install --no-install-recommends webkit2gtk-driver',
    );
  });
});

describe('installing', () => {
  test('is not done by loading these modules, nor by finding', () => {
    plant('apt-get');
    const modules = ['programs', 'find-browser'].map((name) =>
      path.resolve(`tools/test/${name}.ts`),
    );
    const script = `${modules.map((name) => `await import(${JSON.stringify(name)});`).join('')}
      const { PROGRAMS } = await import(${JSON.stringify(modules[0])});
      for (const { find } of Object.values(PROGRAMS)) find();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, 'was-run'))).toBe(false);
  });

  test('says so where there is no apt-get', () => {
    expect(installPrograms([PROGRAMS.caddy])).toBe(
      'Not installed, because this is not Debian: caddy.',
    );
  });

  test('says the line where it takes root', () => {
    plant('apt-get');
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(installPrograms([PROGRAMS.caddy])).toBe(
      'Not installed, which takes root: apt-get install --no-install-recommends caddy',
    );
    expect(existsSync(path.join(folder, 'was-run'))).toBe(false);
  });

  // It writes down that no package may start a service, where root alone may write.
  test(
    'asks first what there is: an old list names an old browser',
    {
      skip: process.getuid?.() !== 0,
    },
    () => {
      const log = path.join(folder, 'log');
      writeFileSync(path.join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${log}\n`, {
        mode: 0o755,
      });
      expect(installPrograms([PROGRAMS.caddy])).toBe('Installed caddy.');
      expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
        '-qq -y update',
        '-qq -y install --no-install-recommends caddy',
      ]);
    },
  );
});
