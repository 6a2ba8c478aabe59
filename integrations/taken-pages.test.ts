import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import type { PageLine } from './page-line.ts';
import { takenFrom } from './taken-pages.ts';

type PathWithRoute = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

const pathTo = (pathname: string, type: 'page' | 'endpoint') =>
  ({ pathname, route: { type } }) as PathWithRoute;

test('pages are drawn in the order in which they are searched, other files where they stood', async () => {
  const drawing: AstroPrerenderer = {
    name: 'drawing',
    getStaticPaths: async () => [
      pathTo('/b', 'page'),
      pathTo('/feed.xml', 'endpoint'),
      pathTo('/a', 'page'),
      pathTo('/search-records.json', 'endpoint'),
      pathTo('/', 'page'),
    ],
    render: () => Promise.reject(new Error('Expected nothing to be drawn')),
  };
  const expected: string[] = [];
  const line: PageLine = {
    expect: (files) => {
      expected.push(...files);
      return new Map(files.toSorted().map((file, place) => [file, place]));
    },
    begin: () => Promise.resolve(),
    finish: () => Promise.resolve(),
    end: () => Promise.resolve(),
  };
  const paths = await takenFrom(drawing, line).getStaticPaths();
  expect(expected).toEqual(['b.html', 'a.html', 'index.html']);
  // What the search is made from comes first: every page waits for it.
  expect(paths.map(({ pathname }) => pathname)).toEqual([
    '/search-records.json',
    '/a',
    '/feed.xml',
    '/b',
    '/',
  ]);
});
