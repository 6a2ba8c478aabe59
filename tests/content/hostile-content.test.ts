import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS } from '#schemas/collections.ts';
import { checkText } from '#tools/content/check-text.ts';
import { readContent } from '#tools/content/read-content.ts';
import { ACCEPTED_HTML } from './hostile-html.ts';
import { fillWithHostileText, type HostileField, MARK, setAt, textsIn } from './hostile-texts.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

const POST = `---
title: A first post
excerpt: A sentence that says in fifty to a hundred and sixty characters what it is about.
publishedOn: 2026-01-01
updatedOn: 2026-01-01
sources:
  - title: A source
---

Text.
`;

/** A heading of the second level without an id stops the build of a text page. */
const BODY_HTML = ACCEPTED_HTML.filter(({ html }) => !/<h2/i.test(html));

/** Collections whose texts are shown nowhere: addresses, days and amounts, checked one by one. */
const WITHOUT_TEXT = ['links'];

describe('text that is refused in every field of every collection', () => {
  const entries = readContent();

  test.each([
    ['the NUL character', (text: string) => `${text}\0`],
    ['a character that turns the text around', (text: string) => `${text.slice(0, 3)}\u202e`],
    ['an isolate', (text: string) => `\u2067${text}`],
    ['a formula', (text: string) => `=HYPERLINK("https://evil.example","${text}")`],
    ['a formula with a sign', (text: string) => `-1+cmd|' /C calc'!A0${text}`],
    ['a formula with an @', (text: string) => `@SUM(1,1)${text}`],
  ])('%s', (_, spoil) => {
    expect(entries.length).toBeGreaterThan(100);
    for (const { data, ...entry } of entries) {
      const changed: unknown = structuredClone(data);
      const texts = textsIn(changed);
      for (const { at, text } of texts) setAt(changed, at, spoil(text));
      expect(checkText({ ...entry, data: changed }), entry.file).toHaveLength(texts.length);
    }
  });
});

describe('hostile text in every field that takes any text', () => {
  let project: ProjectCopy;
  let fields: HostileField[] = [];
  let pages: { name: string; document: Document }[] = [];

  beforeAll(() => {
    project = copyProject();
    mkdirSync(path.join(project.folder, 'content/blog'), { recursive: true });
    writeFileSync(path.join(project.folder, 'content/blog/first.md'), POST);
    fields = fillWithHostileText(
      project.folder,
      BODY_HTML.map(({ html }) => `A line with ${html}`).join('\n\n'),
    );
    project.build();
    pages = globSync('**/*.html', { cwd: path.join(project.folder, 'dist') }).map((file) => {
      const name = file.replace(/\.html$/, '');
      return { name, document: project.page(name) };
    });
  }, 240_000);

  afterAll(() => project.remove());

  const read = (file: string) => readFileSync(path.join(project.folder, 'dist', file), 'utf8');
  const elements = (selector: string) =>
    pages.flatMap(({ name, document }) =>
      [...document.querySelectorAll(selector)].map((element) => ({ name, element })),
    );

  test('every collection has such fields, and the pages show them', () => {
    expect(pages.length).toBeGreaterThan(75);
    expect(fields.length).toBeGreaterThan(1500);
    const shown = pages.map(({ document }) => document.documentElement.textContent).join('\n');
    for (const collection of Object.keys(COLLECTIONS)) {
      if (WITHOUT_TEXT.includes(collection)) continue;
      const own = fields.filter((field) => field.collection === collection);
      const seen = own.filter(({ text }) => shown.includes(text.trim()));
      expect([collection, own.length > 0, seen.length > 0]).toEqual([collection, true, true]);
    }
  });

  test('no text has become an element or an attribute', () => {
    expect(
      elements(`${MARK}, img[src="x"], svg[onload], iframe, object, embed, base, frame`),
    ).toEqual([]);
    const handlers = elements('*').flatMap(({ name, element }) =>
      element.getAttributeNames().flatMap((attribute) => (/^on/i.test(attribute) ? [name] : [])),
    );
    expect(handlers).toEqual([]);
  });

  test('no address runs anything', () => {
    const addresses = ['href', 'src', 'action', 'formaction'];
    const running = elements('[href], [src], [action], [formaction]').flatMap(({ name, element }) =>
      addresses
        .map((attribute) => element.getAttribute(attribute) ?? '')
        .filter((value) => !/^(?:https:|mailto:|tel:|\/(?![/\\])|#|data:image\/|$)/.test(value))
        .map((value) => [name, value]),
    );
    expect(running).toEqual([]);
  });

  test('scripts are files of the site, code without any text of the content, or data', () => {
    const scripts = elements('script').map(({ element }) => element as HTMLScriptElement);
    expect(scripts.length).toBeGreaterThan(pages.length);
    for (const script of scripts) {
      if (script.type === 'application/ld+json') continue;
      const src = script.getAttribute('src');
      if (src === null) expect(script.textContent).not.toMatch(/alert\(1\)|x-hostile/);
      else expect(src).toMatch(/^\/assets\/[^/]+\.js$/);
    }
  });

  test('styles hold no text of the content', () => {
    for (const { element } of elements('style')) {
      expect(element.textContent).not.toMatch(/alert\(1\)|x-hostile|evil\.example/);
    }
  });

  test('templates are left as they stand, and nothing in them is worked out', () => {
    const text = pages.map(({ document }) => document.documentElement.textContent).join('\n');
    expect(text).toContain('{{7*7}}${7*7}');
  });

  test('the structured data of every page can still be read', () => {
    const data = elements('script[type="application/ld+json"]');
    expect(data.length).toBeGreaterThan(75);
    for (const { name, element } of data) {
      const graph = JSON.parse(element.textContent) as object;
      expect(Object.keys(graph), name).toContain('@graph');
      expect(element.innerHTML).not.toContain('<');
    }
  });

  test('feeds, the site map, the manifest and the records of the search can still be read', () => {
    for (const file of ['feed.json', 'site.webmanifest', 'search-records.json']) {
      expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
    }
    for (const file of ['feed.xml', 'sitemap.xml']) {
      const parsed = new JSDOM(read(file), { contentType: 'application/xml' });
      expect(parsed.window.document.querySelectorAll(`${MARK}, script, img`)).toHaveLength(0);
    }
  });

  test('drawings hold no script and no text that became an element', () => {
    const drawings = globSync('**/*.svg', { cwd: path.join(project.folder, 'dist') });
    expect(drawings.length).toBeGreaterThan(10);
    for (const file of drawings) {
      const { document } = new JSDOM(read(file), { contentType: 'image/svg+xml' }).window;
      expect(document.querySelectorAll(`script, foreignObject, ${MARK}`), file).toHaveLength(0);
    }
  });
});
