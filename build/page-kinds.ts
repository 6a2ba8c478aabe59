import type { IntegrationResolvedRoute } from 'astro';

type Route = Pick<IntegrationResolvedRoute, 'pattern' | 'patternRegex' | 'type'>;

/** Pages of a list after the first are of its kind, however many there are. */
const LATER_PAGES = /\/page\/\[[^\]]+\]$|\/\[\.\.\.[^\]]+\]$/;

/** Address of a page by its file: `reviews/quillmark.html` is at /reviews/quillmark, `index.html` at /. */
export const addressOfFile = (file: string) =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * Tells the kind of a built page: the route that makes it. What a page weighs may depend on its kind, and
 * on how many kinds there are, never on how many pages. Throws at a page that no route makes.
 */
export function kindsOf(routes: readonly Route[]) {
  const pages = routes.filter(({ type }) => type === 'page');
  const kindOf = ({ pattern }: Route) => pattern.replace(LATER_PAGES, '') || '/';
  return {
    count: new Set(pages.map(kindOf)).size,
    /** Of a page by its file: `reviews/quillmark.html`. */
    of: (file: string): string => {
      const address = addressOfFile(file);
      // Astro lists routes in the order in which it tries them.
      const route = pages.find(({ patternRegex }) => patternRegex.test(address));
      if (route === undefined) throw new Error(`Expected a route of ${file}, found none`);
      return kindOf(route);
    },
  };
}

export type PageKinds = ReturnType<typeof kindsOf>;
