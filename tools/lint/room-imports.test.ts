import { existsSync, globSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import {
  CONTENT_READER,
  EXCEPTIONS,
  fileMeant,
  PACKAGES,
  problemOf,
  ROOMS,
} from './room-imports.js';

const rooms: Readonly<Record<string, readonly string[]>> = ROOMS;
const packages: Readonly<Record<string, readonly string[]>> = PACKAGES;

describe('an import', () => {
  test.each([
    ['src/queries/home/home.ts', '#domain/money/money.ts'],
    ['src/queries/home/home.ts', '../content/entries.ts'],
    ['src/queries/content/entries.ts', 'astro:content'],
    ['src/schemas/fact.ts', 'zod'],
    ['src/models/prose/sanitise.ts', 'sanitize-html'],
    ['src/models/pages/open-graph.ts', 'node:crypto'],
    ['src/components/games/GameCard/GameCard.tsx', 'react'],
    ['src/queries/home/home.test.ts', '#components/home/Hero/Hero.tsx'],
    ['hosting/rules.ts', '#domain/site/folders.ts'],
    ['tests/site/links.test.ts', '#queries/home/home.ts'],
    ['tests/e2e/home.spec.ts', '#check/read/read-content.ts'],
    ['astro.config.js', './integrations/policy.ts'],
    ['src/content.config.ts', '../integrations/content-loader.ts'],
  ])('in %s of %s is right', (file, target) => {
    expect(problemOf({ file, target })).toBeNull();
  });

  test.each([
    ['src/domain/ratings/score.ts', '#format/text.ts', 'forbidden'],
    ['src/domain/ratings/score.ts', 'node:fs', 'package'],
    ['src/models/games/game-facts.ts', 'astro:content', 'content'],
    ['src/models/games/game-facts.ts', '#queries/games/games.ts', 'forbidden'],
    ['src/schemas/fact.ts', 'zoderie', 'package'],
    ['src/components/games/GameCard/GameCard.tsx', '#queries/games/games.ts', 'forbidden'],
    ['src/queries/home/home.ts', '../../domain/money/money.ts', 'climbs'],
    ['src/gadgets/thing.ts', '#domain/money/money.ts', 'unknown'],
    ['hosting/rules.ts', '#queries/home/home.ts', 'forbidden'],
    ['hosting/rules.ts', '../src/domain/site/folders.ts', 'climbs'],
    ['integrations/policy.ts', '#components/home/Hero/Hero.tsx', 'forbidden'],
    ['tools/bench.ts', '#tests/hosting/hosts.ts', 'forbidden'],
    ['tools/bench.ts', '../astro.config.js', 'forbidden'],
    ['tests/site/links.test.ts', '../../check/read/read-content.ts', 'climbs'],
  ])('in %s of %s is refused: %s', (file, target, messageId) => {
    expect(problemOf({ file, target })?.messageId).toBe(messageId);
  });

  test('by address alone may leave the room, for a room that it may import from', () => {
    const file = 'src/layouts/BaseLayout.astro';
    const from = (target: string) => problemOf({ file, target, byAddress: true });
    expect(from('../browser/start.ts')).toBeNull();
    expect(from('../pages/feed.xml.ts')?.messageId).toBe('forbidden');
  });
});

// The first question loads the whole configuration.
describe('the linter of the project', { timeout: 300_000 }, () => {
  const eslint = new ESLint();
  const messagesOn = async (filePath: string, code: string, rule = 'edgewise/room-imports') => {
    const [result] = await eslint.lintText(code, { filePath });
    return result?.messages.filter(({ ruleId }) => ruleId === rule) ?? [];
  };

  test.each([
    ['the clock', 'export const x = Date.now();', 'no-restricted-globals'],
    ['an environment', "export const x = process.env['X'];", 'no-restricted-globals'],
    ['chance', 'export const x = Math.random();', 'no-restricted-properties'],
  ])('keeps %s out of the domain', async (_, code, rule) => {
    expect(await messagesOn('src/domain/site/x.ts', code, rule)).not.toEqual([]);
  });

  test.each([
    ['a module', 'src/domain/odds/dice.ts', "import { x } from '#queries/x.ts';\nx();"],
    ['a type', 'src/domain/odds/dice.ts', "export type X = import('#queries/x.ts').X;"],
    ['an import on demand', 'src/domain/odds/dice.ts', "export const x = import('#queries/x.ts');"],
    ['an export', 'src/domain/odds/dice.ts', "export { x } from '#queries/x.ts';"],
    ['a file of hosting', 'hosting/rules.ts', "import '#queries/x.ts';"],
    ['the entry of a bundle', 'hosting/rules.ts', "export const X = 'src/queries/x.ts';"],
    ['a test', 'tests/site/links.test.ts', "import '../../tools/start.ts';"],
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
      code.split('\n').findIndex((line) => /#|\.\.\/|'src\//.test(line)) + 1,
    );
  });

  test('lets the address of a right script stand', async () => {
    const code = '---\n---\n<script src="../browser/start.ts"></script>\n';
    expect(await messagesOn('src/layouts/BaseLayout.astro', code)).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  const files = globSync([
    'src/**/*.ts*',
    '{check,hosting,integrations,owner,tools,tests}/**/*.ts',
  ]);
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|= )'([^']+)'/g)].map(
      ([, target = '']) => [file, /^[.#]/.test(target) ? fileMeant(file, target) : target] as const,
    ),
  );

  test('gives a reason for each, and holds none that nothing needs', () => {
    expect(imports.length).toBeGreaterThan(100);
    for (const { from, to, reason } of EXCEPTIONS) {
      expect(reason).toMatch(/^[A-Z].{20,}\.$/);
      expect(
        imports.some(([file, target]) => from.test(file) && to.test(target)),
        String(from),
      ).toBe(true);
    }
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
