import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { buildSiteOf } from '#tests/fixtures/sites.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { attributeOf, elementsBelow, type PageElement, textOf } from '#domain/html/page-tree.ts';
import { serveFolder, type ServedFolder } from '#tools/serve/serve-folder.ts';
import { missingAmong, PROGRAMS, whyMissing } from '#tools/test/programs.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { BODY_TAGS } from '#domain/site/kept-tags.ts';
import { HOSTILE_SLUGS, titleOf, writeHostileArticles } from './articles.ts';
import { ACCEPTED_HTML } from './html.ts';
import { CALL, fillWithHostileText, type HostileField, MARK } from './texts.ts';

/**
 * Every field of every collection that accepts text is filled with text that tries to become a script, a style or
 * the end of an element. The site is built from it by the command for production, and opened.
 */
const BUILD_MS = 600_000;
const POST = `---
title: A first post
excerpt: A sentence that says in fifty to a hundred and sixty characters what it is about.
publishedOn: 2026-01-01
updatedOn: 2026-01-01
sources:
  - title: A source
    noAddress: in-print
    readOn: 2026-11-20
---

Text.
`;

/** A heading of the second level without an id stops the build of a text page. */
const BODY = ACCEPTED_HTML.filter(({ html }) => !/<h2/i.test(html))
  .map(({ html }) => `A line with ${html}`)
  .join('\n\n');

/** Collections without printed text: addresses, days and amounts, validated one by one; words for the search. */
const WITHOUT_TEXT = [
  'acceptedLinks',
  'links',
  'published',
  'rates',
  'redirects',
  'searchWords',
  'tableHeads',
];

/** The sample has no payout test: the one of another content, of a casino and by people of the sample. */
function addPayoutTest(folder: string): void {
  cpSync('tests/fixtures/content/one-of-everything/payout-tests', folder, { recursive: true });
  const [file = ''] = globSync(path.join(folder, '*.md'));
  const text = readFileSync(file, 'utf8').replace('casino: brackenhall', 'casino: quillmark');
  const names = { writtenBy: 'editor', checkedBy: 'fact-checker' };
  const own = Object.entries(names).reduce(
    (so, [field, name]) => so.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${name}`),
    text,
  );
  writeFileSync(file, own);
}

let project: ProjectCopy;
let fields: readonly HostileField[];
let pages: ReturnType<typeof pagesIn>;

beforeAll(async () => {
  buildSiteOf('sample');
  project = copyProject();
  mkdirSync(path.join(project.folder, 'content/blog'), { recursive: true });
  writeFileSync(path.join(project.folder, 'content/blog/first.md'), POST);
  addPayoutTest(path.join(project.folder, 'content/payout-tests'));
  // A person who is a sample has no page and signs nothing.
  for (const file of globSync(path.join(project.folder, 'content/people/*.yaml'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('sample: true', 'sample: false'));
  }
  fields = await fillWithHostileText(project.folder, BODY);
  writeHostileArticles(project.folder);
  project.build();
  pages = pagesIn(project.dist);
}, BUILD_MS);
afterAll(() => project.remove());

/** Pages of a built site, by file name without `.html`. */
const pagesIn = (folder: string) =>
  globSync('**/*.html', { cwd: folder }).map((file) => {
    const page = parse(readFileSync(path.join(folder, file), 'utf8'));
    const name = file.replace(/\.html$/, '');
    return { name, text: textOf(page), elements: elementsBelow(page) };
  });

const files = (pattern: string) => globSync(pattern, { cwd: project.dist });
const read = (file: string) => readFileSync(path.join(project.dist, file), 'utf8');

/** Elements of all pages, with the names of their pages. */
const all = () =>
  pages.flatMap(({ name, elements }) => elements.map((element) => ({ page: name, element })));

const isData = (element: PageElement) =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json';

test('every collection has such fields, and the pages show them', () => {
  expect(pages.length).toBeGreaterThan(75);
  expect(fields.length).toBeGreaterThan(1500);
  const shown = pages.map(({ text }) => text).join('\n');
  for (const collection of Object.keys(COLLECTIONS)) {
    if (WITHOUT_TEXT.includes(collection)) continue;
    const own = fields.filter((field) => field.collection === collection);
    const seen = own.filter(({ text }) => shown.includes(text.trim()));
    expect([collection, own.length > 0, seen.length > 0]).toEqual([collection, true, true]);
  }
  expect(shown).toContain('{{7*7}}${7*7}');
});

test('the policy allows not one script more than without it', () => {
  const scriptSource = (headers: string) => /script-src [^;]+/.exec(headers)?.[0];
  const usual = readFileSync(path.join(SAMPLE_SITE, '_headers'), 'utf8');
  expect(scriptSource(read('_headers'))).toBe(scriptSource(usual));
});

test('scripts are files that the build wrote from code, the inline ones of the sample, or data', () => {
  const scriptsOf = (found: typeof pages) =>
    found
      .flatMap(({ elements }) => elements)
      .filter(({ tagName }) => tagName === 'script')
      .filter((element) => !isData(element) && attributeOf(element, 'type') !== 'application/json');
  const inlineOf = (found: typeof pages) =>
    new Set(
      scriptsOf(found)
        .filter((element) => attributeOf(element, 'src') === undefined)
        .map(textOf),
    );
  const sources = scriptsOf(pages).flatMap((element) => attributeOf(element, 'src') ?? []);
  expect(sources.length).toBeGreaterThanOrEqual(pages.length);
  for (const src of new Set(sources)) {
    expect(src).toMatch(/^\/assets\/[^/]+\.js$/);
    expect(files(src.slice(1)), src).toHaveLength(1);
  }
  expect(inlineOf(pages)).toEqual(inlineOf(pagesIn(SAMPLE_SITE)));
  for (const file of files('**/*.js')) {
    expect(read(file), file).not.toMatch(new RegExp(`${CALL}|${MARK}`));
  }
});

test('styles hold no text of the content, and no page asks for one that is a file', () => {
  for (const { page, element } of all()) {
    if (element.tagName === 'style')
      expect(textOf(element), page).not.toMatch(/x-hostile|evil\.example/);
    if (element.tagName === 'link')
      expect(attributeOf(element, 'rel'), page).not.toBe('stylesheet');
  }
});

/** Pages with a `<textarea>`: a message, letters to copy. */
const WITH_TEXTAREA = ['contact', 'tools/rounds', 'tools/rounds/history'];

test('no text has become an element or a handler, and no address runs anything', () => {
  const foreign = [MARK, 'iframe', 'object', 'embed', 'base', 'frame', 'textarea'];
  const isForeign = ({ page, element }: { page: string; element: PageElement }) =>
    (foreign.includes(element.tagName) &&
      !(element.tagName === 'textarea' && WITH_TEXTAREA.includes(page))) ||
    (element.tagName === 'img' && attributeOf(element, 'src') === 'x') ||
    element.attrs.some(({ name }) => /^on/i.test(name));
  const runs = ({ element }: { element: PageElement }) =>
    ['href', 'src', 'action', 'formaction']
      .map((attribute) => attributeOf(element, attribute) ?? '')
      .some((value) => !/^(?:https:|mailto:|tel:|\/(?![/\\])|#|data:image\/|$)/.test(value));
  const found = all().filter((one) => isForeign(one) || runs(one));
  expect(found.map(({ page, element }) => [page, element.tagName, element.attrs])).toEqual([]);
});

test('the structured data of every page can still be read', () => {
  const data = all().filter(({ element }) => isData(element));
  expect(data.length).toBeGreaterThan(75);
  for (const { page, element } of data) {
    expect(Object.keys(JSON.parse(textOf(element)) as object), page).toContain('@graph');
    expect(textOf(element)).not.toContain('<');
  }
});

test('feeds, the site map and the manifest can still be read', () => {
  for (const file of ['feed.json', 'site.webmanifest']) {
    expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
  }
  for (const file of ['feed.xml', 'sitemap.xml']) {
    const { document } = new JSDOM(read(file), { contentType: 'application/xml' }).window;
    expect(document.querySelectorAll(`${MARK}, script, img`)).toHaveLength(0);
  }
});

test('drawings hold no script and no text that became an element', () => {
  const drawings = files('**/*.svg');
  expect(drawings.length).toBeGreaterThan(10);
  for (const file of drawings) {
    const { document } = new JSDOM(read(file), { contentType: 'image/svg+xml' }).window;
    expect(document.querySelectorAll(`script, foreignObject, ${MARK}`), file).toHaveLength(0);
  }
});

describe('a hostile article that the schema accepts', () => {
  const documentAt = (name: string) => project.page(name);

  test('is really built, so that the tests here see what visitors would', () => {
    HOSTILE_SLUGS.forEach((slug, index) => {
      const heading = documentAt(`guides/${slug}`).querySelector('h1');
      expect(heading?.textContent).toBe(titleOf(index));
    });
    expect(documentAt('guides').querySelectorAll('[href^="/guides/hostile-"]')).toHaveLength(
      HOSTILE_SLUGS.length,
    );
  });

  /** Number of elements that could run, frame, post or be clicked. */
  const surface = (page: Document) =>
    'script style iframe object embed form base template link meta'
      .split(' ')
      .map((name) => `${name}: ${page.querySelectorAll(name).length}`);

  test('has a body of allowed tags without attributes, and no active element more than another', () => {
    const harmless = surface(documentAt('guides/hit-frequency'));
    for (const slug of HOSTILE_SLUGS) {
      const page = documentAt(`guides/${slug}`);
      const bodies = page.querySelectorAll('[data-article] .prose');
      const inside = [...bodies].flatMap((body) => [...body.querySelectorAll('*')]);
      expect(inside.length).toBeGreaterThan(0);
      for (const { localName, attributes } of inside) {
        expect(BODY_TAGS).toContain(localName);
        expect(attributes).toHaveLength(0);
      }
      expect(surface(page), slug).toEqual(harmless);
    }
  });

  test('cannot end the structured data of its page', () => {
    const data = documentAt('guides/hostile-0').querySelector('[type="application/ld+json"]');
    const graph = JSON.parse(data?.textContent ?? '')['@graph'] as { headline?: string }[];
    expect(graph.find(({ headline }) => headline !== undefined)?.headline).toBe(titleOf(0));
  });
});

const missing = missingAmong([PROGRAMS.chromium]);
if (missing.length > 0) {
  console.warn(`SKIPPED: hostile content in a browser, because ${whyMissing(missing)}.`);
}

describe.skipIf(missing.length > 0)('in a browser', () => {
  let served: ServedFolder;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveFolder(project.dist);
    const executablePath = PROGRAMS.chromium.find() ?? '';
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    served.stop();
  });

  /** Records executed scripts, dialogs, and violations of the content security policy. */
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

  test(
    'none of it runs, on any page, and the policy has nothing to refuse',
    { timeout: BUILD_MS },
    async () => {
      const waiting = pages.map(({ name }) => name);
      const visitAll = async () => {
        const page = await browser.newPage();
        const heard = await listen(page);
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          await page.goto(`${served.origin}/${name.replace(/^index$/, '')}`);
          await page.waitForTimeout(150);
          expect(heard, name).toEqual([]);
        }
      };
      // In several tabs at the same time.
      await Promise.all(Array.from({ length: 4 }, visitAll));
    },
  );

  test('the listener hears a script that runs, a request and a violation', async () => {
    const page = await browser.newPage();
    const heard = await listen(page);
    await page.goto(`${served.origin}/privacy-policy`);
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
    const text = heard.join('\n');
    expect(text).toMatch(/script of text 7/);
    expect(text).toMatch(/request: .*x-hostile\.png/);
    expect(text).toMatch(/policy: script-src-attr inline/);
  });
});
