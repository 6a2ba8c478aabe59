import { type Problem, problemsSaid, repeated } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { sitePlaces } from './site-places.ts';

type Redirect = Content['redirects'][number]['data']['redirects'][number];

const addressOf = (to: string | null) => to?.replace(/#.*/, '') ?? null;

/** Redirects that lead nowhere else, whose target has to be a page; the others are loops and chains. */
export const finalTargets = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ to }, index) => {
    const isFinal = to !== null && !redirects.some(({ from }) => from === addressOf(to));
    return isFinal ? [{ to, index }] : [];
  });

/** Redirects of pages that are there, of one address to two, in a loop, and from one to the next. */
export const checkRedirects = (content: Content): Problem[] =>
  problemsSaid((say) => {
    const places = sitePlaces(content);
    for (const { file, data } of content.redirects) {
      const { redirects } = data;
      const next = new Map(redirects.map(({ from, to }) => [from, addressOf(to)]));
      for (const { index, firstIndex, one } of repeated(redirects, ({ from }) => from)) {
        const expected = `each address once: redirects[${firstIndex}] has it`;
        say(file, `redirects[${index}].from`, one.from, expected);
      }
      redirects.forEach(({ from, to }, index) => {
        if (places.has(from) || /^\/404$|\/page\/\d+$|^\/assets\//.test(from)) {
          const expected = 'an address that is no page: this one shows its page';
          say(file, `redirects[${index}].from`, from, expected);
        }
        const second = addressOf(to);
        if (second === null || !next.has(second)) return;
        const end = endOf(second, next);
        const expected =
          end === undefined
            ? 'a page: this leads round in a circle'
            : `${end ?? 'null'}, in one step: ${second} is redirected itself`;
        say(file, `redirects[${index}].to`, to ?? 'null', expected);
      });
    }
  });

/** Where a chain of redirects ends; `undefined` if never. */
function endOf(start: string, next: ReadonlyMap<string, string | null>) {
  const visited = new Set<string>();
  let at: string | null = start;
  while (at !== null) {
    if (visited.has(at)) return undefined;
    visited.add(at);
    const to = next.get(at);
    if (to === undefined) return at;
    at = to;
  }
  return at;
}
