import { describe, expect, test } from 'vitest';
import { describePage, frameOf } from './described-page.ts';
import { mappedPages } from './site-map.ts';
import { linkGroups } from './page-index.ts';
import { pagesInFolder, type PageKind, singlePage } from './page-kind.ts';
import { placedPages, staticPathsOf } from './placed-pages.ts';

const SITE = {
  brand: { kind: 'letter', letters: 'imbue', of: 'Furnish', name: 'Furnish' },
  origin: 'https://furnish.example',
} as const;

const headOf = (title: string) => ({ title, description: `About ${title}.`, keywords: ['wood'] });

/** A list of three pages. */
const tables = singlePage({
  address: '/tables',
  inPages: true,
  plate: 'Slots',
  group: 'games',
  entry: () => ({
    name: 'Tables',
    listedAs: 'All tables',
    changedOn: '2026-02-01',
    list: { pageCount: 3, label: 'Pages of tables', what: 'More tables', changedOn: '2026-03-01' },
  }),
  head: () => headOf('Tables of wood'),
  view: ({ number }) => ({ shown: number }),
});

/** A page for each wood; one of them is unlike the others in every trait. */
const woods = pagesInFolder({
  folder: { base: '/tables' },
  below: tables,
  search: 'game',
  plate: 'Slots',
  group: 'games',
  entries: () => [
    { slug: 'oak', name: 'Oak', changedOn: '2026-01-02' },
    {
      slug: 'elm',
      name: 'Elm',
      changedOn: '2026-01-03',
      search: null,
      plate: 'Legal',
      group: null,
    },
  ],
  head: ({ slug }) => ({
    ...headOf(slug),
    type: 'article',
    structuredData: ({ origin, page, picture }) => [
      { '@type': 'Product', origin, url: page, image: picture },
    ],
  }),
  view: ({ slug }) => ({ slug }),
});

/** Shown for unknown addresses, so in no list. */
const lost = singlePage({
  address: '/lost',
  promotes: false,
  search: null,
  group: null,
  entry: () => ({ name: 'Lost', isUnlisted: true }),
  head: () => headOf('Lost'),
  view: () => ({}),
});

const KINDS: readonly PageKind[] = [lost, woods, tables];

async function described(kind: PageKind, address: string) {
  const placed = (await placedPages(kind)).find((page) => page.address === address);
  if (placed === undefined) throw new Error(`Expected a page ${address}, found none`);
  const { entry, place } = placed;
  const page = await describePage(kind, entry, place, SITE);
  return { page, frame: frameOf(kind, entry, place, page) };
}

describe('the places of a kind', () => {
  test('are its addresses: one, one for each entry, or one for each page of a list', async () => {
    const addressesOf = async (kind: PageKind) =>
      (await placedPages(kind)).map(({ address }) => address);
    expect(await addressesOf(lost)).toEqual(['/lost']);
    expect(await addressesOf(woods)).toEqual(['/tables/oak', '/tables/elm']);
    expect(await addressesOf(tables)).toEqual(['/tables', '/tables/page/2', '/tables/page/3']);
  });

  test('are what its route is built for', async () => {
    expect(await staticPathsOf(woods)).toEqual([
      { params: { slug: 'oak' }, props: { slug: 'oak', number: 1 } },
      { params: { slug: 'elm' }, props: { slug: 'elm', number: 1 } },
    ]);
    expect(await staticPathsOf(tables)).toEqual([
      { params: { page: undefined }, props: { slug: '', number: 1 } },
      { params: { page: 'page/2' }, props: { slug: '', number: 2 } },
      { params: { page: 'page/3' }, props: { slug: '', number: 3 } },
    ]);
  });
});

describe('the description of a page', () => {
  test('takes the traits of the kind where the entry has none of its own', async () => {
    const { page: oak } = await described(woods, '/tables/oak');
    expect(oak).toMatchObject({ search: 'game', plate: 'Slots', promotes: true, type: 'article' });
    const { page: elm } = await described(woods, '/tables/elm');
    expect(elm).toMatchObject({ search: null, plate: 'Legal' });
    expect((await described(lost, '/lost')).page.promotes).toBe(false);
  });

  test('has a trail from the home page over the kind above it', async () => {
    const { page, frame } = await described(woods, '/tables/oak');
    expect(page.trail).toEqual([
      { text: 'Home', href: '/' },
      { text: 'Tables', href: '/tables' },
      { text: 'Oak', href: '/tables/oak' },
    ]);
    expect(frame.trail).toBe(page.trail);
  });

  test('may stand below a link instead of a kind', async () => {
    const below = { text: 'Part', href: '/#part' };
    const { page } = await described({ ...woods, below }, '/tables/oak');
    expect(page.trail[1]).toEqual(below);
  });

  test('begins its structured data with the trail and hands full addresses to the rest', async () => {
    const { page } = await described(woods, '/tables/oak');
    expect(page.picture).toMatch(/^\/assets\/og\/tables-oak\.slots\.[0-9a-f]{8}\.png$/);
    const trail = [
      ['Home', '/'],
      ['Tables', '/tables'],
      ['Oak', '/tables/oak'],
    ];
    expect(page.structuredData).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(([name, path], place) => ({
          ...{ '@type': 'ListItem', position: place + 1 },
          ...{ name, item: `https://furnish.example${path}` },
        })),
      },
      {
        '@type': 'Product',
        origin: 'https://furnish.example',
        url: 'https://furnish.example/tables/oak',
        image: `https://furnish.example${page.picture}`,
      },
    ]);
  });

  test('has no breadcrumb on the home page and on what no site map names', async () => {
    expect((await described(lost, '/lost')).page.structuredData).toEqual([]);
    const home = { ...tables, base: '/', inPages: false };
    const entry = { slug: '' as const, name: 'Home', changedOn: '2026-01-01' };
    const page = await describePage(home, entry, { slug: '', number: 1 }, SITE);
    expect(page.trail).toEqual([{ text: 'Home', href: '/' }]);
    expect(page.structuredData).toEqual([]);
  });
});

describe('the later pages of a list', () => {
  test('say which they are, and the search leaves them out', async () => {
    const { page: first, frame: firstFrame } = await described(tables, '/tables');
    expect(first).toMatchObject({ title: 'Tables of wood', search: 'page' });
    expect(firstFrame.pagination).toMatchObject({ previousHref: null, nextHref: '/tables/page/2' });

    const { page, frame } = await described(tables, '/tables/page/2');
    expect(page).toMatchObject({
      title: 'Tables of wood, page 2 of 3',
      description: 'More tables: page 2 of 3.',
      search: null,
    });
    expect(page.trail.at(-1)).toEqual({ text: 'Page 2', href: '/tables/page/2' });
    expect(frame.pagination).toEqual({
      label: 'Pages of tables',
      previousHref: '/tables',
      nextHref: '/tables/page/3',
      steps: [
        { number: 1, href: '/tables', current: false },
        { number: 2, href: '/tables/page/2', current: true },
        { number: 3, href: '/tables/page/3', current: false },
      ],
    });
  });

  test('are not linked where there is only one page', async () => {
    const { frame } = await described(woods, '/tables/oak');
    expect(frame.pagination).toBeNull();
  });
});

describe('what is derived from all kinds', () => {
  test('the site map names every page with its day, but those without one', async () => {
    expect(await mappedPages(KINDS)).toEqual([
      { path: '/tables', lastModified: '2026-02-01' },
      { path: '/tables/elm', lastModified: '2026-01-03' },
      { path: '/tables/oak', lastModified: '2026-01-02' },
      { path: '/tables/page/2', lastModified: '2026-03-01' },
      { path: '/tables/page/3', lastModified: '2026-03-01' },
    ]);
  });

  test('the index lists the pages of each group in the order of the kinds', async () => {
    const groups = await linkGroups(KINDS);
    expect(groups.find(({ id }) => id === 'games')?.links).toEqual([
      { text: 'Oak', href: '/tables/oak' },
      { text: 'All tables', href: '/tables' },
    ]);
    expect(groups.flatMap(({ links }) => links)).toHaveLength(2);
  });
});
