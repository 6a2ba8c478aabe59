import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let empty: string;

beforeEach(() => {
  empty = mkdtempSync(path.join(tmpdir(), 'no-browser-'));
});
afterEach(() => rmSync(empty, { recursive: true }));

/** Runs a program with Node where no Chromium is found, or where the one named does not start. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const others = { ...process.env };
  Reflect.deleteProperty(others, 'CHROMIUM');
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...others, PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, ...environment },
    // Of a program that never ends.
    timeout: 120_000,
  });
}

test('without Chromium it says so before it builds anything', () => {
  const { status, stdout, stderr } = run(['tools/scale.ts', '1'], {});
  expect(status).toBe(1);
  expect(stderr).toContain('Chromium is not installed');
  expect(stdout).not.toContain('Building');
});

test('where the browser does not start, the measuring of the filters ends', () => {
  writeFileSync(
    path.join(empty, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'none'\n",
  );
  const script = `
    const { measureFilters } = await import('./tools/scale/filter-times.ts');
    await measureFilters(${JSON.stringify(empty)}).catch((error) => console.log('failed', error.message));`;
  const { status, stdout } = run(['--input-type=module', '-e', script], {
    CHROMIUM: path.join(empty, 'chromium'),
  });
  expect(stdout).toMatch(/^failed .*launch/);
  expect(status).toBe(0);
});
