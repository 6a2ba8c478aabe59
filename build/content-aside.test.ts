import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentAside, contentModule } from './content-aside.ts';

type Plugin = { load: { order: string; handler: (id: string) => string | null } };
type Setup = (given: { command: string; updateConfig: (config: unknown) => void }) => void;

function pluginsOf(command: string): Plugin[] {
  const plugins: Plugin[] = [];
  const setup = contentAside().hooks['astro:config:setup'] as unknown as Setup;
  setup({
    command,
    updateConfig: (config) =>
      void plugins.push(...(config as { vite: { plugins: Plugin[] } }).vite.plugins),
  });
  return plugins;
}

test('the content is no part of what is bundled', () => {
  const [plugin] = pluginsOf('build');
  expect(plugin?.load.order).toBe('pre');
  const code = plugin?.load.handler('\0astro:data-layer-content') ?? '';
  expect(code).toContain('data-store.json');
  expect(code.length).toBeLessThan(500);
  expect(plugin?.load.handler('\0astro:content')).toBeNull();
});

test('the pages are given what Astro wrote', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-content-'));
  try {
    const store = path.join(folder, "it's a store.json");
    writeFileSync(store, '[["Map",1],"½ “quoted”"]');
    const file = path.join(folder, 'content.mjs');
    writeFileSync(file, contentModule(store));
    const read = (await import(file)) as { default: unknown };
    expect(read.default).toEqual([['Map', 1], '½ “quoted”']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('`npm run dev` has the content from Astro', () => {
  expect(pluginsOf('dev')).toEqual([]);
});
