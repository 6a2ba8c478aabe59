import type { RawEntry } from '../read/read-content.ts';

export type Redirects = readonly { file: string; index: number; from: string; to: string | null }[];

/** As hosts match it: without an ending, a slash or a query. */
const tidy = (address: string) =>
  address.toLowerCase().replace(/(?<=\w)(?:\.html)?\/?(?:[?][^#]*)?(?=#|$)/, '');

/** Listed redirects, also beside an address of another form, so that all mistakes come at once. */
export const redirectsIn = (files: readonly RawEntry[]): Redirects =>
  files
    .filter(({ collection }) => collection === 'redirects')
    .flatMap(({ file, data }) =>
      [Reflect.get(Object(data), 'redirects') as unknown].flat().flatMap((one, index) => {
        const { from, to = null } = Object(one) as Record<string, unknown>;
        if (typeof from !== 'string' || !/^\/\w/.test(from)) return [];
        if (typeof to !== 'string' && to !== null) return [];
        return { file, index, from: tidy(from), to: to === null ? null : tidy(to) };
      }),
    );

/** The redirect that begins where one leads. */
export const nextOf = (redirects: Redirects, to: string | null) =>
  redirects.find(({ from }) => from === to?.replace(/#.*/, ''));
