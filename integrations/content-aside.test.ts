import { expect, test } from 'vitest';
import { contentAside } from './content-aside.ts';

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
  expect(code).toContain('edgewise:content');
  expect(code.length).toBeLessThan(500);
  expect(plugin?.load.handler('\0astro:content')).toBeNull();
});

test('`npm run dev` has the content from Astro', () => {
  expect(pluginsOf('dev')).toEqual([]);
});
