import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { BODY_TAGS } from '#domain/site/kept-tags.ts';
import { checkContent } from '#check/check-content.ts';
import { ACCEPTED_HTML } from './html.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

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
  sources: [
    { title: PICTURE, noAddress: 'in-print', readOn: '2026-11-20' },
    { title: SCRIPT, url: 'https://example.org/', readOn: '2026-11-20' },
  ],
  related: [{ href: '/bonuses', text: SCRIPT }],
};

/** Two articles may not have one title. */
const titleOf = (index: number) => `${FRONT_MATTER.title} ${index}`;

const articleFile = (frontMatter: object, body: string) =>
  `---\n${stringify(frontMatter)}---\n\n${body}\n`;

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject();
}, 600_000);

afterAll(() => project.remove());

const articlePath = (slug: string) => path.join(project.folder, 'content/articles', `${slug}.md`);

describe('a hostile article file', () => {
  const related = (href: string) => ({ related: [{ href, text: 'Read on' }] });
  const source = (url: string) => ({
    sources: [{ title: 'A source', url, readOn: '2026-11-20' }],
  });

  const cases: [name: string, change: object][] = [
    ['a link to a script', related('javascript:alert(1)')],
    ['a link to another site', related('//evil.example')],
    ['a link that ends its attribute', related('/bonuses" onclick="alert(1)')],
    ['a source that is a script', source('javascript:alert(1)')],
    ['a source that is data', source('data:text/html,<script>alert(1)</script>')],
    ['a source that ends its attribute', source('https://example.org/"><script>')],
    ['a source with a host of other letters', source('https://ex\u0430mple.org/')],
    ['a character that nobody sees', { title: 'A title with a \0 in it' }],
    ['a character that turns text around', { title: 'A title that \u202eturns' }],
    ['a formula for a title', { title: '=HYPERLINK("https://evil.example")' }],
    ['a category of its own', { category: '<script>alert(1)</script>' }],
    ['a date that is none', { publishedOn: '<img src=x onerror=alert(1)>' }],
    ['a body in its front matter', { bodyHtml: SCRIPT }],
    ['a picture of its own', { image: 'javascript:alert(1)' }],
    ['a layout of its own', { layout: '../../evil.astro' }],
  ];
  let refused: string[] = [];

  beforeAll(async () => {
    const slugs = cases.map((_, index) => `refused-${index}`);
    cases.forEach(([, change], index) => {
      const file = articleFile({ ...FRONT_MATTER, title: titleOf(index), ...change }, 'Text.');
      writeFileSync(articlePath(`refused-${index}`), file);
    });
    const { problems } = await checkContent(project.folder);
    refused = problems.map(({ file }) => path.basename(file, '.md'));
    for (const slug of slugs) rmSync(articlePath(slug));
  }, 600_000);

  test.each(cases.map(([name], index) => ({ name, index })))(
    'is refused if it has $name',
    ({ index }) => {
      expect(refused).toContain(`refused-${index}`);
    },
  );
});

describe('a hostile article that the schema accepts', () => {
  const slugs = Array.from({ length: ARTICLES }, (_, index) => `hostile-${index}`);
  const read = (name: string) => project.page(name);

  beforeAll(() => {
    slugs.forEach((slug, index) => {
      const cases = ACCEPTED_HTML.filter((_, place) => place % ARTICLES === index);
      const body = cases.map(({ html }) => `## A case\n\n${html}\n\nInline ${html}`).join('\n\n');
      writeFileSync(
        articlePath(slug),
        articleFile({ ...FRONT_MATTER, title: titleOf(index) }, body),
      );
    });
    project.build();
  }, 600_000);

  test('is really built, so that the tests below see what visitors would', () => {
    slugs.forEach((slug, index) => {
      expect(read(`guides/${slug}`).querySelector('h1')?.textContent).toBe(titleOf(index));
    });
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
    expect(graph.find(({ headline }) => headline !== undefined)?.headline).toBe(titleOf(0));
  });
});
