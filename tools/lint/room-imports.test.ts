import { existsSync, globSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { CONTENT_READER, PACKAGES, ROOMS } from './room-imports.js';

const rooms: Readonly<Record<string, readonly string[]>> = ROOMS;
const packages: Readonly<Record<string, readonly string[]>> = PACKAGES;

// The first question loads the whole configuration.
describe('the linter of the project', { timeout: 300_000 }, () => {
  const eslint = new ESLint();
  const messagesOn = async (filePath: string, code: string) => {
    const [result] = await eslint.lintText(code, { filePath });
    return result?.messages.filter(({ ruleId }) => ruleId?.startsWith('no-restricted-')) ?? [];
  };

  test.each([
    ['the clock', 'export const x = Date.now();'],
    ['an environment', "export const x = process.env['X'];"],
    ['chance', 'export const x = Math.random();'],
  ])('keeps %s out of the domain', async (_, code) => {
    expect(await messagesOn('src/domain/site/x.ts', code)).not.toEqual([]);
  });

  test.each([
    ['a module', 'src/domain/odds/dice.ts', "import { x } from '#queries/x.ts';\nx();"],
    ['a type', 'src/domain/odds/dice.ts', "export type X = import('#queries/x.ts').X;"],
    ['an import on demand', 'src/domain/odds/dice.ts', "export const x = import('#queries/x.ts');"],
    ['an export', 'src/domain/odds/dice.ts', "export { x } from '#queries/x.ts';"],
    ['a file of hosting', 'hosting/rules.ts', "import '#queries/x.ts';"],
    ['the entry of a bundle', 'hosting/rules.ts', "export const X = 'src/queries/x.ts';"],
    ['a test', 'tests/site/links.test.ts', "import '../../tools/start.ts';"],
    ['a relative path', 'src/queries/home/home.ts', "import '../../domain/money/money.ts';"],
    ['the folder of the project', 'tools/bench.ts', "import '../astro.config.js';"],
    ['a tool', 'tools/bench.ts', "import '#tests/hosting/hosts.ts';"],
    ['the reading of content', 'src/models/games/x.ts', "import { z } from 'astro:content';\nz();"],
    ['the use of a package', 'src/schemas/fact.ts', "import { z } from '@zod/or-so';\nz();"],
    ['a page', 'src/pages/faq.astro', "---\nimport '#schemas/faq.ts';\n---\n<p>Hello</p>\n"],
    [
      'the address of a script',
      'src/pages/faq.astro',
      '---\n---\n<script src="../schemas/faq.ts"></script>\n',
    ],
    [
      'a script in a page',
      'src/pages/faq.astro',
      "---\n---\n<script>\n  import '#schemas/faq.ts';\n</script>\n",
    ],
  ])('sees a wrong import in %s', async (_, filePath, code) => {
    const messages = await messagesOn(filePath, code);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.line).toBe(
      code.split('\n').findIndex((line) => /#|\.\.\/|'src\/|:content|@/.test(line)) + 1,
    );
  });

  test.each([
    [
      'src/queries/content/x.ts',
      "import { z } from 'astro:content';\nimport '../home/home.ts';\nz();",
    ],
    ['src/models/pages/x.ts', "import 'node:crypto';\nimport './open-graph.ts';"],
    ['src/queries/home/home.test.ts', "import '#components/home/Hero/Hero.tsx';"],
    ['tools/test.ts', "import '#tests/fixtures/contents.ts';"],
    ['src/layouts/x.astro', '---\n---\n<script src="../browser/start.ts"></script>\n'],
  ])('lets right imports in %s stand', async (filePath, code) => {
    expect(await messagesOn(filePath, code)).toEqual([]);
  });
});

test('every room is there, and every folder of src is a room', () => {
  for (const room of Object.keys(rooms)) {
    expect(existsSync(`src/${room}`) || existsSync(room), room).toBe(true);
  }
  const folders = globSync('src/*/').map((folder) => folder.split('/').at(-1) ?? '');
  expect(folders.filter((folder) => !(folder in rooms))).toEqual([]);
});

test('docs/ARCHITECTURE.md shows this very table', async () => {
  const packagesOf = (room: string) => [
    ...(room === CONTENT_READER.room ? [CONTENT_READER.package] : []),
    ...(packages[room] ?? []).map((name) => (name.endsWith(':') ? `${name}*` : name)),
  ];
  const rows = Object.entries(rooms).map(([room, allowed]) => {
    const named = allowed.includes('*') ? 'any room' : allowed.join(', ');
    return `| ${room} | ${named || 'nothing'} | ${packagesOf(room).join(', ') || (room in packages ? 'none' : '')} |`;
  });
  const table = ['| room | may import | packages |', '| --- | --- | --- |', ...rows].join('\n');
  const expected = await format(table, { parser: 'markdown' });
  expect(readFileSync('docs/ARCHITECTURE.md', 'utf8')).toContain(expected.trim());
});
