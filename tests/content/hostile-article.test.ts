import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { BODY_TAGS } from '#queries/sanitise.ts';
import { checkContent } from '#tools/content/check-content.ts';
import { HOSTILE_HTML } from './hostile-html.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a build does not need, or makes itself. */
const LEFT_BEHIND = ['node_modules', 'dist', 'test-results', 'tests', '.git', '.astro', '.cache'];
const ARTICLES = 10;

const SCRIPT = '<script>alert(1)</script>';
const PICTURE = '"><img src=x onerror=alert(1)>';

/** Front matter that the schema accepts, with hostile text wherever text is allowed. */
const FRONT_MATTER = {
  kind: 'guide',
  title: `</title>${SCRIPT}`,
  excerpt: `${PICTURE} an excerpt that ends its attribute and opens a picture`,
  category: 'Bonuses',
  publishedOn: '2020-01-01',
  updatedOn: '2020-01-01',
  ledger: {
    caption: PICTURE,
    rows: [{ label: SCRIPT, working: PICTURE, figure: SCRIPT }],
    total: { label: PICTURE, figure: '</table><svg onload=alert(1)>' },
  },
  sources: [{ title: PICTURE }, { title: SCRIPT, url: 'https://example.org/"><script>' }],
  related: [{ href: '/bonuses', text: SCRIPT }],
};

const articleFile = (frontMatter: object, body: string) =>
  `---\n${stringify(frontMatter)}---\n\n${body}\n`;

/** The project's settings, for packages that are linked and not copied. */
const CONFIG = `import config from './astro.config.ts';
export default {
  ...config,
  vite: { ...config.vite, cacheDir: './.vite', resolve: { preserveSymlinks: true } },
};
`;

/** A copy of the project's own files; nothing in it is read or written by anybody else. */
let project = '';

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'edgewise-hostile-'));
  cpSync(ROOT, project, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.includes(path.relative(ROOT, file)),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  writeFileSync(path.join(project, 'astro.config.copy.ts'), CONFIG);
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

const articlePath = (slug: string) => path.join(project, 'content/articles', `${slug}.md`);

describe('a hostile article file', () => {
  const related = (href: string) => ({ related: [{ href, text: 'Read on' }] });
  const source = (url: string) => ({ sources: [{ title: 'A source', url }] });

  const cases: [name: string, change: object][] = [
    ['a link to a script', related('javascript:alert(1)')],
    ['a link to another site', related('//evil.example')],
    ['a link that ends its attribute', related('/bonuses" onclick="alert(1)')],
    ['a source that is a script', source('javascript:alert(1)')],
    ['a source that is data', source('data:text/html,<script>alert(1)</script>')],
    ['a category of its own', { category: '<script>alert(1)</script>' }],
    ['a date that is none', { publishedOn: '<img src=x onerror=alert(1)>' }],
    ['a body in its front matter', { bodyHtml: SCRIPT }],
    ['a picture of its own', { image: 'javascript:alert(1)' }],
    ['a layout of its own', { layout: '../../evil.astro' }],
  ];
  let refused: string[] = [];

  beforeAll(() => {
    const slugs = cases.map((_, index) => `refused-${index}`);
    cases.forEach(([, change], index) => {
      const file = articleFile({ ...FRONT_MATTER, ...change }, 'Text.');
      writeFileSync(articlePath(`refused-${index}`), file);
    });
    refused = checkContent(project).problems.map(({ file }) => path.basename(file, '.md'));
    for (const slug of slugs) rmSync(articlePath(slug));
  }, 60_000);

  test.each(cases.map(([name], index) => ({ name, index })))(
    'is refused if it has $name',
    ({ index }) => {
      expect(refused).toContain(`refused-${index}`);
    },
  );
});

describe('a hostile article that the schema accepts', () => {
  const slugs = Array.from({ length: ARTICLES }, (_, index) => `hostile-${index}`);
  const read = (page: string) =>
    new JSDOM(readFileSync(path.join(project, 'dist', `${page}.html`), 'utf8')).window.document;

  beforeAll(() => {
    slugs.forEach((slug, index) => {
      const cases = HOSTILE_HTML.filter((_, place) => place % ARTICLES === index);
      const body = cases.map(({ html }) => `## A case\n\n${html}\n\nInline ${html}`).join('\n\n');
      writeFileSync(articlePath(slug), articleFile(FRONT_MATTER, body));
    });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--preserve-symlinks',
        '--preserve-symlinks-main',
        'node_modules/astro/bin/astro.mjs',
        'build',
        '--config',
        'astro.config.copy.ts',
      ],
      { cwd: project, encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
    );
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
  }, 180_000);

  test('is really built, so that the tests below see what visitors would', () => {
    for (const slug of slugs) {
      expect(read(`guides/${slug}`).querySelector('h1')?.textContent).toBe(FRONT_MATTER.title);
    }
    expect(read('guides').querySelectorAll('[href^="/guides/hostile-"]')).toHaveLength(ARTICLES);
  });

  test.each(slugs)('%s has a body of allowed tags without attributes', (slug) => {
    const bodies = read(`guides/${slug}`).querySelectorAll('[data-article] .prose');
    expect(bodies).toHaveLength(1);
    const inside = [...(bodies[0]?.querySelectorAll('*') ?? [])];
    expect(inside.length).toBeGreaterThan(0);
    for (const { localName, attributes } of inside) {
      expect(BODY_TAGS).toContain(localName);
      expect(attributes).toHaveLength(0);
    }
  });

  /** All that could run, frame, post or be clicked, counted. */
  const surface = (page: Document) =>
    [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'form',
      'base',
      'template',
      'link',
      'meta',
    ].map((name) => `${name}: ${page.querySelectorAll(name).length}`);

  test.each([...slugs.map((slug) => [`guides/${slug}`, 'guides/hit-frequency'])])(
    '%s has not one active element more than %s',
    (hostile, harmless) => {
      expect(surface(read(String(hostile)))).toEqual(surface(read(String(harmless))));
    },
  );

  test.each([...slugs.map((slug) => `guides/${slug}`), 'guides', 'index', 'blog'])(
    '%s has no event handler and no address that runs',
    (name) => {
      for (const element of read(name).querySelectorAll('*')) {
        for (const attribute of element.attributes) {
          expect(attribute.name).not.toMatch(/^on/i);
          expect(attribute.value).not.toMatch(/^\s*(javascript|vbscript|data:text)/i);
        }
      }
    },
  );

  test('cannot end the structured data of its page', () => {
    const data = read(`guides/${slugs[0]}`).querySelector('[type="application/ld+json"]');
    const graph = JSON.parse(data?.textContent ?? '')['@graph'] as { headline?: string }[];
    expect(graph.find(({ headline }) => headline !== undefined)?.headline).toBe(FRONT_MATTER.title);
  });
});
