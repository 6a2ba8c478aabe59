import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { elementsOf, type PageElement } from '#integrations/html-page.ts';
import { serveFolder } from '#tools/serve/serve-folder.ts';
import { ACCEPTED_HTML } from '../hostile/html.ts';
import { CALL, fillWithHostileText, type HostileField, MARK } from '../hostile/texts.ts';
import { copyProject } from '../project-copy.ts';

/**
 * Every field of every collection that takes any text is filled with text that would be a script, a
 * style, an end of something. The site is built from it by the command that ships a site, and opened.
 */
type BuiltPage = { name: string; text: string; elements: readonly PageElement[] };
type HostileSite = {
  origin: string;
  fields: readonly HostileField[];
  pages: readonly BuiltPage[];
  files: (pattern: string) => string[];
  read: (file: string) => string;
};

const BUILD_MS = 600_000;
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
const BODY = ACCEPTED_HTML.filter(({ html }) => !/<h2/i.test(html))
  .map(({ html }) => `A line with ${html}`)
  .join('\n\n');

/** Collections whose texts are shown nowhere: addresses, days and amounts, checked one by one; words for the search. */
const WITHOUT_TEXT = ['links', 'searchWords'];

const test = base.extend<object, { site: HostileSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const project = copyProject();
      mkdirSync(path.join(project.folder, 'content/blog'), { recursive: true });
      writeFileSync(path.join(project.folder, 'content/blog/first.md'), POST);
      const fields = await fillWithHostileText(project.folder, BODY);
      project.build();
      const { origin, stop } = await serveFolder(project.dist);
      const files = (pattern: string) => globSync(pattern, { cwd: project.dist });
      const read = (file: string) => readFileSync(path.join(project.dist, file), 'utf8');
      const pages = files('**/*.html').map((file) => ({
        name: file.replace(/\.html$/, ''),
        text: textOf(read(file)),
        elements: elementsOf(read(file)),
      }));
      await use({ origin, fields, pages, files, read });
      stop();
      project.remove();
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
});

// One build serves them all: they stay in one worker.
test.describe.configure({ mode: 'default' });

const textOf = (html: string) => new JSDOM(html).window.document.documentElement.textContent;

/** Elements of all pages, each with the name of its page. */
const all = ({ pages }: HostileSite) =>
  pages.flatMap((page) =>
    page.elements.map(({ name, text, attributes }) => ({
      page: page.name,
      name,
      text,
      attributes,
    })),
  );

const isData = ({ name, attributes }: Pick<PageElement, 'name' | 'attributes'>) =>
  name === 'script' && attributes.get('type') === 'application/ld+json';

/** Everything that a browser is told of: scripts that ran, dialogs, and what the policy refused. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction(CALL, (number: number) => heard.push(`script of text ${number}`));
  await page.exposeFunction('reportViolation', (text: string) => heard.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as unknown as {
        reportViolation: (text: string) => void;
      };
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes(MARK) || request.url().includes('evil.example')) {
      heard.push(`request: ${request.url()}`);
    }
  });
  return heard;
}

test('every collection has such fields, and the pages show them', ({ site }) => {
  expect(site.pages.length).toBeGreaterThan(75);
  expect(site.fields.length).toBeGreaterThan(1500);
  const shown = site.pages.map(({ text }) => text).join('\n');
  for (const collection of Object.keys(COLLECTIONS)) {
    if (WITHOUT_TEXT.includes(collection)) continue;
    // Words that the search takes for others stand on no page.
    if (collection === 'searchWords') continue;
    const own = site.fields.filter((field) => field.collection === collection);
    const seen = own.filter(({ text }) => shown.includes(text.trim()));
    expect([collection, own.length > 0, seen.length > 0]).toEqual([collection, true, true]);
  }
  expect(shown).toContain('{{7*7}}${7*7}');
});

test('none of it runs in a browser, on any page, and the policy has nothing to refuse', async ({
  page,
  site,
}) => {
  test.setTimeout(BUILD_MS);
  const heard = await listen(page);
  for (const { name } of site.pages) {
    await page.goto(`${site.origin}/${name.replace(/^index$/, '')}`);
    await page.waitForTimeout(150);
    expect(heard, name).toEqual([]);
  }
});

test('the listener hears a script that runs, a request and a violation', async ({ page, site }) => {
  const heard = await listen(page);
  await page.goto(`${site.origin}/privacy-policy`);
  await page.evaluate(
    ([call, mark]) => {
      Reflect.get(globalThis, String(call))(7);
      const image = document.createElement('img');
      image.src = `/${mark}.png`;
      image.setAttribute('onerror', 'void 0');
      document.body.append(image);
    },
    [CALL, MARK],
  );
  await expect.poll(() => heard.length).toBe(3);
  expect(heard.join('\n')).toMatch(/script of text 7/);
  expect(heard.join('\n')).toMatch(/request: .*x-hostile\.png/);
  expect(heard.join('\n')).toMatch(/policy: script-src-attr inline/);
});

test('the policy allows not one script more than without it', ({ site }) => {
  const scriptSource = (headers: string) => /script-src [^;]+/.exec(headers)?.[0];
  const usual = readFileSync(path.join(process.env['DIST'] ?? SAMPLE_SITE, '_headers'), 'utf8');
  expect(scriptSource(site.read('_headers'))).toBe(scriptSource(usual));
});

test('scripts are files that the build wrote from code, two inline scripts of the site, or data', ({
  site,
}) => {
  const scripts = all(site).filter(({ name }) => name === 'script');
  expect(scripts.length).toBeGreaterThan(site.pages.length);
  const inline = new Set<string>();
  for (const script of scripts) {
    if (isData(script) || script.attributes.get('type') === 'application/json') continue;
    const src = script.attributes.get('src');
    if (src === undefined) inline.add(script.text);
    else expect(src, script.page).toMatch(/^\/assets\/[^/]+\.js$/);
    if (src !== undefined) expect(site.files(src.slice(1)), src).toHaveLength(1);
  }
  // The gate of paid links, and what asks for the files of script.
  expect(inline.size).toBe(2);
  for (const file of site.files('**/*.js')) {
    expect(site.read(file), file).not.toMatch(new RegExp(`${CALL}|${MARK}`));
  }
});

test('styles hold no text of the content, and no page asks for one that is a file', ({ site }) => {
  for (const { name, text, page, attributes } of all(site)) {
    if (name === 'style') expect(text, page).not.toMatch(/x-hostile|evil\.example/);
    if (name === 'link') expect(attributes.get('rel'), page).not.toBe('stylesheet');
  }
});

test('no text has become an element or a handler', ({ site }) => {
  const foreign = [MARK, 'iframe', 'object', 'embed', 'base', 'frame', 'textarea'];
  const found = all(site).filter(
    ({ name, page, attributes }) =>
      (foreign.includes(name) && !(name === 'textarea' && page === 'contact')) ||
      (name === 'img' && attributes.get('src') === 'x') ||
      [...attributes.keys()].some((attribute) => /^on/i.test(attribute)),
  );
  expect(found.map(({ page, name }) => `${page}: ${name}`)).toEqual([]);
});

test('no attribute holds a bracket as it is, for readers that are no browsers', ({ site }) => {
  for (const file of site.files('**/*.html')) {
    const html = site.read(file);
    const raw = elementsOf(html)
      .flatMap(({ attributeRanges }) => attributeRanges)
      .map(({ start, end }) => html.slice(start, end))
      .filter((attribute) => /[<>]/.test(attribute));
    expect(raw, file).toEqual([]);
  }
});

test('no address runs anything', ({ site }) => {
  const running = all(site).flatMap(({ page, attributes }) =>
    ['href', 'src', 'action', 'formaction']
      .map((attribute) => attributes.get(attribute) ?? '')
      .filter((value) => !/^(?:https:|mailto:|tel:|\/(?![/\\])|#|data:image\/|$)/.test(value))
      .map((value) => [page, value]),
  );
  expect(running).toEqual([]);
});

test('the structured data of every page can still be read', ({ site }) => {
  const data = all(site).filter(isData);
  expect(data.length).toBeGreaterThan(75);
  for (const { page, text } of data) {
    expect(Object.keys(JSON.parse(text) as object), page).toContain('@graph');
    expect(text).not.toContain('<');
  }
});

test('feeds, the site map and the manifest can still be read', ({ site }) => {
  for (const file of ['feed.json', 'site.webmanifest']) {
    expect(() => JSON.parse(site.read(file)) as unknown, file).not.toThrow();
  }
  for (const file of ['feed.xml', 'sitemap.xml']) {
    const parsed = new JSDOM(site.read(file), { contentType: 'application/xml' });
    expect(parsed.window.document.querySelectorAll(`${MARK}, script, img`)).toHaveLength(0);
  }
});

test('drawings hold no script and no text that became an element', ({ site }) => {
  const drawings = site.files('**/*.svg');
  expect(drawings.length).toBeGreaterThan(10);
  for (const file of drawings) {
    const { document } = new JSDOM(site.read(file), { contentType: 'image/svg+xml' }).window;
    expect(document.querySelectorAll(`script, foreignObject, ${MARK}`), file).toHaveLength(0);
  }
});

test('every page that the search is given is found by its own words', ({ site }) => {
  const searched = site.pages.filter(({ elements }) =>
    elements.some(
      ({ name, attributes }) => name === 'main' && attributes.has('data-pagefind-body'),
    ),
  );
  expect(searched.length).toBeGreaterThan(50);
  expect(site.files('pagefind/fragment/*').length).toBeGreaterThanOrEqual(searched.length);
});
