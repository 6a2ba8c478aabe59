import type { AstroPrerenderer } from 'astro';
import type { SearchSource } from '#domain/search/search-record.ts';
import type { PageLine } from './page-line.ts';
import { fileOfPathname } from './page-kinds.ts';

/** What the search index is made from besides the pages: an answer for the build, and no file of the site. */
const SEARCH_SOURCE = '/search-records.json';

/** Astro writes nothing of what has no body. */
const nothing = () => new Response(null);

/** What draws the pages for Astro, with every page taken off to be finished: Astro writes the other files alone. */
export function takenFrom(drawing: AstroPrerenderer, line: PageLine): AstroPrerenderer {
  const begun = Promise.withResolvers<null>();
  // Whoever waits for it hears what it says.
  begun.promise.catch(() => undefined);
  const draw: (...given: Parameters<AstroPrerenderer['render']>) => Promise<Response> = async (
    ...given
  ) => {
    const drawn = await drawing.render(...given);
    return drawn instanceof Response ? drawn : drawn.response;
  };
  const begin = async (...given: Parameters<typeof draw>) => {
    try {
      const source: unknown = await (await draw(...given)).json();
      await line.begin(source as SearchSource);
      begun.resolve(null);
    } catch (error) {
      begun.reject(error);
    }
    await begun.promise;
  };
  return {
    ...drawing,
    name: 'edgewise:finished-pages',
    setup: async () => drawing.setup?.(),
    getStaticPaths: async () => {
      const paths = await drawing.getStaticPaths();
      const pages = paths.filter(isPage);
      const places = line.expect(pages.map(fileOf));
      const placeOf = (path: PathWithRoute) => places.get(fileOf(path)) ?? 0;
      const inOrder = pages.toSorted((a, b) => placeOf(a) - placeOf(b)).values();
      const all = paths.map((path) => (isPage(path) ? (inOrder.next().value ?? path) : path));
      // Every page waits for it.
      return all.toSorted((a, b) => Number(isSource(b.pathname)) - Number(isSource(a.pathname)));
    },
    render: async (request, options) => {
      const pathname = decodeURI(new URL(request.url).pathname);
      if (isSource(pathname)) {
        await begin(request, options);
        return nothing();
      }
      await begun.promise;
      const drawn = await draw(request, options);
      if (options.routeData.type !== 'page') return drawn;
      await line.finish(fileOfPathname(pathname), await drawn.text());
      return nothing();
    },
    teardown: async () => drawing.teardown?.(),
  };
}

type PathWithRoute = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

const isPage = ({ route }: PathWithRoute) => route.type === 'page';

const fileOf = ({ pathname }: PathWithRoute) => fileOfPathname(pathname);

const isSource = (pathname: string) => pathname === SEARCH_SOURCE;
