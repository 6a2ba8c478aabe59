import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changesBetween } from './changes-between.ts';
import { contentOf } from './content-files.ts';
import { readWords } from './read-words.ts';
import { update } from './update-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Inside the project, so that packages resolve from here. */
const FOLDER = path.join(ROOT, '.cache/copies', `update-${process.pid}`);
const SOFTWARE = path.join(FOLDER, 'software');

/** Edit files of content, for migrations. */
const EDITORS = ['change-yaml', 'changed-file', 'plain-yaml', 'json-schema'];

type Files = Readonly<Record<string, string | null>>;

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
}

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function commit(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}

const manifest = (version: string, node = '>=20') =>
  JSON.stringify({ version, type: 'module', engines: { node }, optionalDependencies: {} });

const CARD = [
  'export const Card = () => (',
  '  <article>',
  '    <h3>Casino</h3>',
  '  </article>',
  ');',
  '',
];

/** The software, small: its own runner, migrations and updater, and a check that refuses what the sample refuses. */
function release(): void {
  mkdirSync(SOFTWARE, { recursive: true });
  git(SOFTWARE, 'init', '--quiet');
  const editors = EDITORS.map((name) => `owner/${name}.ts`);
  for (const name of ['tools/run.js', ...editors, 'owner/update']) {
    cpSync(path.join(ROOT, name), path.join(SOFTWARE, name), { recursive: true });
  }
  write(SOFTWARE, {
    'owner/update/update.test.ts': null,
    '.gitignore': 'node_modules/\n.cache/\ndist/\n',
    'package.json': manifest('1.0.0'),
    'package-lock.json': '{}',
    'tools/build.ts':
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('dist.txt', 'built');\n",
    'owner/check-content.ts': '',
    'src/card.tsx': CARD.join('\n'),
    'src/tokens.css': ':root {\n  --ink: #111;\n\n  --paper: #fff;\n\n  --line: #ccc;\n}\n',
    'src/old.css': '.old {}\n',
    'src/pages/[slug].css': 'a { top: 0 }\n',
    'content/site.yaml': 'brand: Sample\n',
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0 - 2026-01-01\n\nThe first.\n',
  });
  commit(SOFTWARE, 'First');
  git(SOFTWARE, 'tag', 'v1.0.0');
  write(SOFTWARE, {
    'package.json': manifest('1.1.0'),
    'owner/check-content.ts': [
      "import { readFileSync } from 'node:fs';",
      "const text = readFileSync('content/site.yaml', 'utf8');",
      'if (/fingerprint|refused/.test(text)) process.exit(1);',
      '',
    ].join('\n'),
    'src/card.tsx': CARD.join('\n').replace('</article>', '</article> /* new */'),
    'src/tokens.css': ':root {\n  --ink: #111;\n\n  --paper: #fff;\n\n  --line: #bbb;\n}\n',
    'src/old.css': null,
    'src/new.css': '.new {}\n',
    'src/pages/[slug].css': 'a { top: 1px }\n',
    'content/site.yaml': 'brand: Other sample\n',
    'CHANGELOG.md':
      '# Changelog\n\n## 1.1.0 - 2026-02-01\n\nRename `pages/licences.md`.\n\n## 1.0.0 - 2026-01-01\n\nThe first.\n',
  });
  commit(SOFTWARE, 'Second');
  git(SOFTWARE, 'tag', 'v1.1.0');
  write(SOFTWARE, { 'package.json': manifest('2.0.0', '>=99') });
  commit(SOFTWARE, 'Third');
  git(SOFTWARE, 'tag', 'v2.0.0');
}

/** A site of version 1.0.0 with an owner's files, as a clone, or without any history. */
function siteWith(name: string, files: Files, kind: 'clone' | 'archive' = 'clone'): string {
  const site = path.join(FOLDER, name);
  git(FOLDER, 'clone', '--quiet', '--branch', 'v1.0.0', SOFTWARE, site);
  git(site, 'checkout', '--quiet', '-b', 'own');
  git(site, 'remote', 'rename', 'origin', 'upstream');
  write(site, { 'content/site.yaml': 'brand: Mine # so named\n', ...files });
  if (kind === 'archive') rmSync(path.join(site, '.git'), { recursive: true });
  else commit(site, 'Own');
  // The mark that an install leaves, newer than any lock.
  write(site, { 'node_modules/.package-lock.json': '{}', 'node_modules/vitest/x': '' });
  execFileSync('touch', ['-d', '2090-01-01', path.join(site, 'node_modules/.package-lock.json')]);
  return site;
}

const bring = (site: string, more: object = {}) =>
  update({ site, version: '1.1.0', from: null, keep: [], take: [], ...more });

// Each update starts four programs and some thirty times git.
vi.setConfig({ testTimeout: 120_000 });
beforeAll(release);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('files of the software come and go; content, a brand, a token, a component and a page of the owner stay', () => {
  const site = siteWith('own', {
    'content/casinos/mine.yaml':
      'name: Mine # a remark\nfingerprint: abc\nsources:\n  terms:\n    title: Terms\n    fingerprint: def\n',
    'content/pages/licences.md':
      '---\nfingerprint: abc\ntitle: Licenses\n---\n\nText --- of mine.\n',
    'content/site.yaml': 'brand: Mine # so named\nlaunchedOn: null\n',
    'content/published.yaml': 'addresses: [/faq]\n',
    'public/logo.svg': '<svg/>',
    'src/tokens.css': ':root {\n  --ink: #004;\n\n  --paper: #fff;\n\n  --line: #ccc;\n}\n',
    'src/card.tsx': CARD.join('\n').replace('export', '/** Mine. */\nexport'),
    'src/pages/promo.astro': '<p>Mine</p>\n',
  });
  const { isDone, said } = bring(site);
  expect(isDone).toBe(true);
  expect(said).toContain('Rename `pages/licences.md`.');
  expect(read(site, 'package.json')).toContain('"version":"1.1.0"');
  expect(existsSync(path.join(site, 'src/new.css'))).toBe(true);
  expect(existsSync(path.join(site, 'src/old.css'))).toBe(false);
  expect(read(site, 'dist.txt')).toBe('built');
  // Left to the owner to look at and commit.
  expect(git(site, 'log', '-1', '--format=%s').trim()).toBe('Own');

  // Renamed and dropped fields: the rest of a file keeps its words, order and remarks.
  expect(read(site, 'content/site.yaml')).toMatch(
    /^brand: Mine # so named\nlaunchedOn: \d{4}-\d\d-\d\d\n$/,
  );
  expect(read(site, 'content/casinos/mine.yaml')).toBe(
    'name: Mine # a remark\nsources:\n  terms:\n    title: Terms\n',
  );
  expect(read(site, 'content/pages/licenses.md')).toBe(
    '---\ntitle: Licenses\n---\n\nText --- of mine.\n',
  );
  expect(existsSync(path.join(site, 'content/pages/licences.md'))).toBe(false);

  // A file that both have changed is merged line by line, and named.
  expect(said).toContain('  src/tokens.css');
  expect(read(site, 'src/tokens.css')).toBe(
    ':root {\n  --ink: #004;\n\n  --paper: #fff;\n\n  --line: #bbb;\n}\n',
  );
  expect(read(site, 'src/card.tsx')).toContain('/** Mine. */');
  expect(read(site, 'src/card.tsx')).toContain('/* new */');
  expect(read(site, 'public/logo.svg')).toBe('<svg/>');
  expect(read(site, 'src/pages/promo.astro')).toBe('<p>Mine</p>\n');
});

test('changes that are not committed stop it before anything is read', () => {
  const site = siteWith('uncommitted', {});
  write(site, { 'content/site.yaml': 'brand: Later\n' });
  expect(bring(site)).toEqual({
    isDone: false,
    said: [expect.stringContaining('Commit these changes first'), ' M content/site.yaml'],
  });
  expect(read(site, 'package.json')).toContain('1.0.0');
});

test('a conflict names the files and changes nothing, until the owner has chosen of each', () => {
  const own = ':root {\n  --ink: #111;\n\n  --paper: #fff;\n\n  --line: #400;\n}\n';
  const site = siteWith('conflict', {
    'src/tokens.css': own,
    'src/pages/[slug].css': 'a { top: 2px }\n',
  });
  const before = git(site, 'status', '--porcelain');
  expect(bring(site).said.join('\n')).toContain('src/tokens.css: --keep src/tokens.css');
  expect(git(site, 'status', '--porcelain')).toBe(before);
  const chosen = { keep: ['src/tokens.css'], take: ['src/pages/[slug].css'] };
  expect(bring(site, chosen).isDone).toBe(true);
  expect(read(site, 'src/tokens.css')).toBe(own);
  expect(read(site, 'src/pages/[slug].css')).toBe('a { top: 1px }\n');
});

test('where the new version needs a newer Node, all is as it was', () => {
  const site = siteWith('node', { 'src/mine.css': '.mine {}\n' });
  const { isDone, said } = bring(site, { version: null });
  expect(isDone).toBe(false);
  expect(said[0]).toContain('Version 2.0.0 did not pass');
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(read(site, 'src/old.css')).toBe('.old {}\n');
});

test('where the check refuses the content, all is as it was, migrations included', () => {
  const site = siteWith('refused', {
    'content/site.yaml': 'brand: refused\n',
    'content/pages/licences.md': '---\ntitle: Licenses\n---\n',
  });
  expect(bring(site).said[0]).toContain('(check-content)');
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(existsSync(path.join(site, 'content/pages/licenses.md'))).toBe(false);
});

test('an archive without history says where the software comes from; twice in a row changes nothing', () => {
  const site = siteWith('archive', { 'content/casinos/mine.yaml': 'name: Mine\n' }, 'archive');
  expect(bring(site).said[1]).toContain('--from');
  expect(bring(site, { from: SOFTWARE }).isDone).toBe(true);
  expect(read(site, 'content/site.yaml')).toBe('brand: Mine # so named\n');
  expect(bring(site, { from: SOFTWARE })).toEqual({
    isDone: true,
    said: ['This site has version 1.1.0 already.'],
  });
  expect(existsSync(path.join(site, '.git'))).toBe(false);
  expect(existsSync(path.join(site, '.cache/update.git'))).toBe(false);
});

test('a field that is renamed keeps its place, its words and its remarks, also in a text', () => {
  const folder = path.join(FOLDER, 'renamed');
  write(folder, {
    'site.yaml': "# Mine\ntagline: 'Tagline: ours' # so named\nlead: Text\n",
    'blog/one.md': '---\nsources:\n  - { tagline: a, url: b }\n---\n\ntagline: no field\n',
  });
  const content = contentOf(folder);
  content.renameFields('*.yaml', ['tagline'], 'motto');
  content.renameFields('blog/*.md', ['sources', '*', 'tagline'], 'title');
  expect(read(folder, 'site.yaml')).toBe("# Mine\nmotto: 'Tagline: ours' # so named\nlead: Text\n");
  expect(read(folder, 'blog/one.md')).toBe(
    '---\nsources:\n  - { title: a, url: b }\n---\n\ntagline: no field\n',
  );
});

test('a version or an address that is not there is named', () => {
  const site = siteWith('unknown', {});
  expect(bring(site, { version: '1.2.0' }).said[0]).toContain(
    'Version 1.2.0 is not among the tags',
  );
  expect(bring(site, { from: './nothing' }).said.at(-1)).toBe('Nothing was changed.');
});

test('words after the command', () => {
  expect(readWords(['v1.2.0', '--keep', 'a', '--keep', 'b'], '/site')).toEqual({
    site: '/site',
    version: '1.2.0',
    from: null,
    keep: ['a', 'b'],
    take: [],
  });
  expect(readWords(['newest'])).toContain('npm run update');
  expect(readWords(['--form', 'x'])).toContain('npm run update');
});

test('a changelog is read from after one version up to another', () => {
  const changelog =
    '# C\n\n## Unreleased\n\nx\n\n## 1.10.0 - d\n\nten\n\n## 1.9.0 - d\n\nnine\n\n## 1.8.0\n\neight\n';
  expect(changesBetween(changelog, '1.8.0', '1.10.0').join('\n')).toBe(
    '## 1.10.0 - d\n\nten\n\n## 1.9.0 - d\n\nnine\n',
  );
});
