import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FOLDERS } from '#domain/site/folders.ts';
import { linkGroups } from '#models/pages/page-index.ts';
import { mappedPages } from '#models/pages/site-map.ts';
import { describePage } from '#models/pages/described-page.ts';
import type { PageKind } from '#models/pages/page-kind.ts';
import { placedPages } from '#models/pages/placed-pages.ts';
import { MENU_TOOLS } from '#components/shell/navigation.ts';
import { checkContent } from '#check/check-content.ts';

type Entries = Record<string, { id: string; data: unknown }[]>;

/** Content from disk, read as the content check reads it. */
const site = vi.hoisted(() => ({ content: {} as Entries, away: new Set<string>() }));

vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve([...(site.content[name] ?? [])]),
}));

// No article of the sample names a picture.
vi.mock('astro:assets', () => ({}));

const { SITE_PAGES } = await import('./site-pages.ts');
const { listedTools } = await import('./tools.ts');
const { LISTED_PAGES } = await import('./listed-pages.ts');

/** Ids of the published files of a folder. */
const idsIn = (folder: string, ending: string) =>
  globSync(`content/${folder}/*.${ending}`)
    .filter((file) => !site.away.has(file))
    .map((file) => path.basename(file, `.${ending}`));

const routes = globSync('**/*.astro', { cwd: 'src/pages' }).sort();

/** True for a route of one page or one list; the 404 page has no address. */
const isOfOnePage = (route: string) => !route.includes('[slug]') && route !== '404.astro';

const addressOf = (route: string) =>
  `/${route.replace(/\.astro$/, '').replace(/(^index|\/\[\.\.\.page\])$/, '')}`;

/** File of a kind's route below src/pages, as Astro names it. */
function routeFileOf({ base, inFolder, inPages }: PageKind): string {
  const parts = [
    ...(base === '/' ? ['index'] : base.split('/').slice(1)),
    ...(inFolder ? ['[slug]'] : []),
    ...(inPages ? ['[...page]'] : []),
  ];
  return `${parts.join('/')}.astro`;
}

const isLater = (address: string) => /\/page\/\d+$/.test(address);

beforeAll(async () => {
  const { content, problems, heldBack } = await checkContent();
  expect(problems).toEqual([]);
  site.away = new Set(heldBack.map(({ entry }) => entry.file));
  site.content = content as unknown as Entries;
});

test('every route has a record, and every record a route of its own', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(SITE_PAGES.map(routeFileOf).sort()).toEqual(routes);
});

test('every route reads the record that names it', async () => {
  const modules = await Promise.all(
    globSync('src/queries/pages/*.ts', { exclude: ['**/*.test.ts'] }).map(
      (file): Promise<Record<string, unknown>> => import(path.resolve(file)),
    ),
  );
  const names = new Map(
    modules.flatMap((module) => Object.entries(module).map(([name, value]) => [value, name])),
  );
  for (const kind of SITE_PAGES) {
    const file = routeFileOf(kind);
    const route = readFileSync(`src/pages/${file}`, 'utf8');
    expect(/await readPage\((\w+)/.exec(route)?.[1], file).toBe(names.get(kind));
    expect(route.includes(`staticPathsOf(${names.get(kind)})`), file).toBe(
      kind.inFolder || kind.inPages,
    );
  }
});

describe('the site map', () => {
  test('names the pages that the files of the content call for, and no other', async () => {
    const reviewed = idsIn('casinos', 'yaml').filter((id) =>
      /^review:\s*$/m.test(readFileSync(`content/casinos/${id}.yaml`, 'utf8')),
    );
    expect(reviewed.length).toBeGreaterThan(0);
    const expected = [
      ...routes.filter(isOfOnePage).map(addressOf),
      ...['no-deposit', 'free-spins', 'cashback', 'reload', 'high-roller'].map(
        (category) => `/bonuses/${category}`,
      ),
      ...['fast-payout', 'no-kyc', 'fees-by-coin', 'provably-fair'].map(
        (category) => `/payments-kyc/${category}`,
      ),
      ...idsIn('articles', 'md').map((id) => `/guides/${id}`),
      ...idsIn('blog', 'md').map((id) => `/blog/${id}`),
      ...idsIn('people', 'yaml')
        .filter((id) => !/^sample: true$/m.test(readFileSync(`content/people/${id}.yaml`, 'utf8')))
        .map((id) => `/about/${id}`),
      ...idsIn('countries', 'yaml').map((id) => `/country/${id}`),
      ...idsIn('games', 'yaml').map((id) => `/games/${id}`),
      ...idsIn('pages', 'md')
        // Text shown below the tool that it describes.
        .filter((id) => id !== 'rounds-method')
        .map((id) => `/${id}`)
        .filter((address) => !routes.filter(isOfOnePage).map(addressOf).includes(address)),
      ...reviewed.map((id) => `/reviews/${id}`),
      ...idsIn('casinos', 'yaml').map((id) => `/will-it-pay/${id}`),
      ...idsIn('payout-tests', 'md').map((id) => `/payout-tests/${id}`),
    ].sort();
    const mapped = (await mappedPages(SITE_PAGES)).map(({ path: address }) => address);
    expect(mapped.filter((address) => !isLater(address))).toEqual(expected);
  });

  test('gives a page about one thing the last day in its file', async () => {
    const [country] = idsIn('countries', 'yaml');
    const day = [
      ...readFileSync(`content/countries/${country}.yaml`, 'utf8').matchAll(
        /(?:readOn|updatedOn): '?(\d{4}-\d{2}-\d{2})/g,
      ),
    ]
      .map(([, read]) => read)
      .toSorted()
      .at(-1);
    const page = (await mappedPages(SITE_PAGES)).find(
      ({ path: address }) => address === `/country/${country}`,
    );
    expect(day).toBeDefined();
    expect(page?.lastModified).toBe(day);
  });
});

test('the index of all pages lists every page of the site map once, but the home page and itself', async () => {
  const listed = (await linkGroups(LISTED_PAGES)).flatMap(({ links }) => links);
  const mapped = (await mappedPages(SITE_PAGES))
    .map(({ path: address }) => address)
    .filter((address) => !isLater(address) && address !== '/' && address !== '/search');
  expect(listed.map(({ href }) => href).sort()).toEqual(mapped);
});

describe('the search', () => {
  /** Kind of search result by address. */
  const searched = new Map<string, string | null>();

  beforeAll(async () => {
    for (const kind of SITE_PAGES) {
      for (const { entry, place, address } of await placedPages(kind)) {
        const page = await describePage(kind, entry, place, {
          brand: { kind: 'letter', letters: 'imbue', of: 'Any', name: 'Any' },
          origin: 'https://any.example',
        });
        searched.set(address, page.search);
      }
    }
  }, 600_000);

  test('finds the pages about one thing as what they are about', () => {
    const kinds = { reviews: 'casino', bonuses: 'bonus', games: 'game', country: 'country' };
    for (const [folder, kind] of Object.entries(kinds)) {
      const found = [...searched].filter(([address]) => address.startsWith(`/${folder}/`));
      expect(found.length).toBeGreaterThan(0);
      for (const [address, search] of found) {
        expect(search, address).toBe(isLater(address) ? null : kind);
      }
    }
  });

  test('tells a guide from a strategy by what its file says', () => {
    const ids = idsIn('articles', 'md');
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const kind = /^kind: (\w+)$/m.exec(readFileSync(`content/articles/${id}.md`, 'utf8'))?.[1];
      expect(searched.get(`/guides/${id}`), id).toBe(kind);
    }
  });

  test.each(['/payments-kyc/no-kyc', '/bonuses', '/country', '/contact', '/privacy-policy'])(
    'finds %s as a page',
    (address) => {
      expect(searched.get(address)).toBe('page');
    },
  );

  test.each(['/tools', '/tools/bonus', '/tools/round', '/tools/rounds', '/tools/case', '/compare'])(
    'finds %s as a tool',
    (address) => {
      expect(searched.get(address)).toBe('tool');
    },
  );

  // These pages repeat what has an entry of its own.
  test.each(['/', '/404', '/search', '/faq'])('leaves out %s', (address) => {
    expect(searched.get(address)).toBeNull();
  });
});

test('every folder that answers for unknown addresses does so with a page that it has', async () => {
  for (const folder of Object.values(FOLDERS)) {
    const kind = SITE_PAGES.find(({ inFolder, base }) => inFolder && base === folder.base);
    expect(kind, folder.base).toBeDefined();
    if (!('fallback' in folder) || kind === undefined) continue;
    expect((await kind.entries()).map(({ slug }) => slug)).toContain(folder.fallback);
  }
});

test('the menu names tools as the page of tools does, and leads to the same places', async () => {
  const tools = new Map((await listedTools()).map(({ name, href }) => [name, href]));
  expect(MENU_TOOLS.length).toBeGreaterThan(0);
  for (const { text, href } of MENU_TOOLS) expect(tools.get(text), text).toBe(href);
});
