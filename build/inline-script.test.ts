import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileInlineScript } from './inline-script.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-inline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const address = path.join(folder, name);
  writeFileSync(address, text);
  return address;
}

test('a script with what it imports becomes one text without types', async () => {
  file('answer.ts', 'export const answer: number = 42;');
  const code = await compileInlineScript(
    file('main.ts', "import { answer } from './answer.ts';\nglobalThis.found = answer as number;"),
  );
  const run = new Function('globalThis', code) as (globalThis: { found?: number }) => void;
  const page: { found?: number } = {};
  run(page);
  expect(page.found).toBe(42);
  expect(code).not.toContain('import');
});

test('a text that would end its own element is refused', async () => {
  const script = file('end.ts', 'globalThis.text = /<\\/script>/ && "<!--";');
  await expect(compileInlineScript(script)).rejects.toThrow('end its own element');
});
