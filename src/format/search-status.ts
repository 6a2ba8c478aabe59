import type { SearchOutcome } from '#domain/search/search-answer.ts';
import { formatCount } from './text.ts';

const INVITATION = 'Search casinos, bonuses, tools, guides, games, countries and questions.';

/**
 * Status line of the search, also for screen readers. `query` is the value of the field, `outcome` the result of
 * the last answered request.
 */
export function searchStatus(query: string, outcome: SearchOutcome | null): string {
  if (query === '') return INVITATION;
  if (outcome === null || outcome.request.query === '') return 'Searching…';
  const { request, answer } = outcome;
  if (answer === null) {
    return 'The search couldn’t be loaded. The list of all pages works without it.';
  }
  if (answer.help !== null) return `Help comes first for “${request.query}”.`;
  if (answer.total === 0) {
    return `Nothing found for “${request.query}”. Try fewer or other words, or look through all pages.`;
  }
  const results = answer.total === 1 ? '1 result' : `${formatCount(answer.total)} results`;
  if (answer.isWider) {
    const without = answer.leftOut.length === 0 ? '' : `, without “${answer.leftOut.join(' ')}”`;
    return `Nothing found for “${request.query}”. ${results} for “${answer.readAs}”${without}:`;
  }
  const readAs = answer.readAs === null ? '' : `, read as “${answer.readAs}”`;
  return `${results} for “${request.query}”${readAs}`;
}
