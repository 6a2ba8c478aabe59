import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, isThere, namedIn } from './named-paths.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const DOCUMENTS = ['README.md', ...globSync('docs/*.md')];
/** Records say what was so on their day, and may name a file that has gone since. */
const RECORDS = globSync('docs/decisions/*.md');
/** Names its files from its own folder. */
const OF_FIXTURES = 'tests/fixtures/README.md';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const PIPELINES = ['.ci/run', '.gitlab-ci.yml', ...globSync('.github/workflows/*')];

test.each(PIPELINES)('%s runs commands that are there', (file) => {
  const { commands } = namedIn(read(file));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

describe.each(DOCUMENTS)('%s', (document) => {
  const { paths, commands } = namedIn(read(document));

  test('names files that are there', () => {
    expect(paths.filter((named) => !isThere(named))).toEqual([]);
  });

  test('names commands that are there', () => {
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test.each([...DOCUMENTS, ...RECORDS, OF_FIXTURES])(
  '%s links to files that are there',
  (document) => {
    const { links } = namedIn(read(document));
    expect(links.filter((target) => !existsSync(fileOf(document, target)))).toEqual([]);
  },
);

test('there are documents, and they name files', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(3);
  expect(RECORDS.length).toBeGreaterThan(10);
  expect(namedIn(read('docs/ARCHITECTURE.md')).paths.length).toBeGreaterThan(40);
});

test('a document names what stands in backticks and in links, and nothing in a block', () => {
  const document = `See \`src/art/og.ts\`, \`node tools/a.ts x\`, \`b.test.ts\`, \`tests/c.spec.ts:12\`
and [d](e.md#f), not <https://example.org> or [g](https://example.org). \`X.examples.tsx\`, \`/faq\`, \`dist/\`,
\`content/casinos/NAME.yaml\` and \`astro build\` are none; \`npm run bench\` is a command.

\`\`\`sh
cat src/gone.ts
\`\`\`
`;
  expect(namedIn(document)).toEqual({
    links: ['e.md'],
    paths: ['src/art/og.ts', 'tools/a.ts', 'b.test.ts', 'tests/c.spec.ts'],
    commands: ['bench'],
  });
});

test.each([
  ['src/art/og.ts', true],
  ['src/art/', true],
  ['src/art/gone.ts', false],
  ['og.ts', true],
  ['gone.ts', false],
  ['./og.ts', true],
  ['art/og.ts', true],
  ['#art/og.ts', true],
  ['#art/gone.ts', false],
  ['content/links.yaml', true],
  ['content/gone.yaml', false],
  ['astro.config.ts', true],
  ['tests/site/*.test.ts', true],
  ['tests/gone/*.test.ts', false],
  ['src/pages/assets/og/[name].png.ts', true],
])('%s is there: %s', (named, expected) => {
  expect(isThere(named)).toBe(expected);
});
