import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];
/** Records say what was so on their day, and may name a file that has gone since. */
const RECORDS = globSync('docs/decisions/*.md');
/** Names its files from its own folder. */
const OF_FIXTURES = 'tests/fixtures/README.md';
const PIPELINES = ['.ci/run', '.gitlab-ci.yml', ...globSync('.github/workflows/*')];

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Folders whose files the documents name; what a build writes, such as `dist`, is not among them. */
const FOLDERS = '.vscode check content docs hosting integrations owner src tests tools'.split(' ');
const FILES = globSync(`{${FOLDERS.join(',')}}/**/*`);
/** Names that stand for others: `NAME.yaml`. */
const PLACEHOLDER = /(^|[/-])(NAME|KIND|OWNER)\b|…/;
const CODE_FILE = /\.(ts|tsx|astro|css|js)$/;

const withoutBlocks = (markdown: string) => markdown.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');

/** The commands of npm that a text names. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);

/** The targets of its links to files. */
const linksIn = (markdown: string) =>
  [...withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** The files that it names in backticks. What begins with a slash is an address of the site. */
const pathsIn = (markdown: string) =>
  [...withoutBlocks(markdown).matchAll(/`([^`]+)`/g)]
    .flatMap(([, span = '']) => span.split(/[\s=]+/))
    .map((word) => word.replace(/:\d+$/, ''))
    .filter((word) => {
      const [folder = '', ...rest] = word.split('/');
      const isInFolder = FOLDERS.includes(folder) && rest.length > 0;
      return folder !== '' && (CODE_FILE.test(word) || isInFolder) && !PLACEHOLDER.test(word);
    });

/**
 * True if there is such a file or folder: by its path from the project's folder, as an import writes it,
 * or by the end of its path, down to the name alone. `*` stands for any.
 */
function isThere(named: string): boolean {
  // The site's own content can be any: a document that names a file of it means the sample's.
  const file = named
    .replace(/^(#|\.\/)/, '')
    .replace(/\/$/, '')
    .replace(/^content\//, `${SAMPLE}/`);
  if (file.includes('*')) return globSync(file).length > 0;
  return existsSync(file) || FILES.some((known) => known.endsWith(`/${file}`));
}

test.each([...PIPELINES, ...DOCUMENTS])('%s names commands that are there', (file) => {
  expect(commandsIn(read(file)).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)('%s names files that are there', (file) => {
  expect(pathsIn(read(file)).filter((named) => !isThere(named))).toEqual([]);
});

test.each([...DOCUMENTS, ...RECORDS, OF_FIXTURES])('%s links to files that are there', (file) => {
  const targets = linksIn(read(file)).map((target) => path.join(path.dirname(file), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

test('there are documents, records and names of files to look for', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(3);
  expect(RECORDS.length).toBeGreaterThan(10);
  expect(pathsIn(read('docs/ARCHITECTURE.md')).length).toBeGreaterThan(40);
});
