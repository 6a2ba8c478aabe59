import { redirectsSchema } from '#schemas/redirects.ts';
import { readCollection } from './read-content.ts';

/** The owner's redirects, as hosts take them; what is gone for good needs none. */
export const readRedirects = (root?: string, contentDir?: string) =>
  readCollection('redirects', root, contentDir).flatMap(({ data }) =>
    redirectsSchema.parse(data).redirects.flatMap(({ from, to }) => {
      const [address = '', place] = to?.split('#') ?? [];
      return to === null ? [] : [{ from, to: address, ...(place !== undefined && { place }) }];
    }),
  );
