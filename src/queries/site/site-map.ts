import { BONUS_KINDS } from '#domain/bonuses/terms.ts';
import { PAYMENT_CATEGORIES } from '#domain/comparison/payment-categories.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { ARTICLE_KINDS } from '#schemas/article.ts';
import { allEntries, entriesIfAny, onlyEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { siteSettings } from './site.ts';
import { indexPageCount } from '../search/site-links.ts';
import { type MappedPage, siteMapFiles } from '#models/site/site-map-files.ts';

/** Every page of the site with the day on which what it says last changed, in the order of their addresses. */
export const mappedPages = oncePerBuild(async (): Promise<readonly MappedPage[]> => {
  const casinos = await allEntries('casinos');
  const bonuses = await allEntries('bonuses');
  const articles = await allEntries('articles');
  const posts = await entriesIfAny('blog');
  const games = await allEntries('games');
  const rules = await allEntries('gameRules');
  const countries = await allEntries('countries');
  const coins = await allEntries('coins');
  const helplines = await allEntries('helplines');
  const prose = await allEntries('pages');
  const { links } = await onlyEntry('links');

  const changed = <Data>(entries: readonly { data: Data }[], pick: (data: Data) => string) =>
    newest(entries.map(({ data }) => pick(data)));
  const casinosChanged = changed(casinos, (data) => data.updatedOn);
  const bonusesChanged = changed(bonuses, (data) => data.updatedOn);
  const offersChanged = newest([casinosChanged, bonusesChanged]);
  const articlesChanged = changed(articles, (data) => data.updatedOn);
  const gamesChanged = changed(games, (data) => data.checkedOn);
  const countriesChanged = changed(countries, (data) => data.checkedOn);
  const helpChanged = changed(helplines, (data) => data.checkedOn);
  const coinsChanged = changed(coins, (data) => data.checkedOn);
  const proseChanged = changed(prose, (data) => data.updatedOn);
  const postsChanged = newest([articlesChanged, ...posts.map(({ data }) => data.updatedOn)]);
  const longestKind = Math.max(
    ...ARTICLE_KINDS.map((kind) => articles.filter(({ data }) => data.kind === kind).length),
  );
  const everything = newest([
    offersChanged,
    articlesChanged,
    gamesChanged,
    countriesChanged,
    helpChanged,
    coinsChanged,
    proseChanged,
  ]);

  return [
    page('/', newest([casinosChanged, bonusesChanged])),
    ...list('/bonuses', offersChanged, bonuses.length, LIST_SIZES.offers),
    ...BONUS_KINDS.filter((kind) => kind !== 'welcome').flatMap((kind) => {
      const { length } = bonuses.filter(({ data }) => data.kind === kind);
      return list(`/bonuses/${kind}`, offersChanged, length, LIST_SIZES.offers);
    }),
    ...list('/guides', articlesChanged, longestKind, LIST_SIZES.articles),
    ...articles.map(({ id, data }) => page(`/guides/${id}`, data.updatedOn)),
    page('/games', gamesChanged),
    ...games.map(({ id, data }) => page(`/games/${id}`, data.checkedOn)),
    page(
      '/game-rules',
      changed(rules, (data) => data.checkedOn),
    ),
    page('/payments-kyc', newest([casinosChanged, coinsChanged])),
    ...PAYMENT_CATEGORIES.map((category) =>
      page(`/payments-kyc/${category}`, newest([casinosChanged, coinsChanged])),
    ),
    ...casinos
      .filter(({ data }) => data.review !== null)
      .map(({ id, data }) => page(`/reviews/${id}`, data.updatedOn)),
    ...list('/how-we-rate', offersChanged, casinos.length, LIST_SIZES.tableRows),
    page('/country', countriesChanged),
    ...countries.map(({ id, data }) => page(`/country/${id}`, data.checkedOn)),
    ...list('/blog', postsChanged, posts.length, LIST_SIZES.posts),
    ...posts.map(({ id, data }) => page(`/blog/${id}`, data.updatedOn)),
    ...prose.map(({ id, data }) =>
      page(`/${id}`, id === 'responsible-gaming' ? helpChanged : data.updatedOn),
    ),
    page('/faq', everything),
    page('/contact', everything),
    ...list('/affiliate-disclosure', offersChanged, links.length, LIST_SIZES.tableRows).slice(1),
    ...list('/search', everything, await indexPageCount(), 1),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
});

const page = (path: string, lastModified: string): MappedPage => ({ path, lastModified });

/** The latest of some ISO dates. */
function newest(dates: readonly string[]): string {
  const latest = dates.toSorted().at(-1);
  if (latest === undefined) throw new Error('Expected at least one date, found none');
  return latest;
}

/** The pages of a list, all with the day of the list. */
const list = (path: string, lastModified: string, total: number, size: number): MappedPage[] =>
  Array.from({ length: pageCountOf(total, size) }, (_, index) =>
    page(listPageHref(path, index + 1), lastModified),
  );

/** The site map's files by their names: one, or an index of several from 10,000 addresses on. */
export const siteMaps = oncePerBuild(async (): Promise<ReadonlyMap<string, string>> => {
  const { baseUrl } = await siteSettings();
  return siteMapFiles(await mappedPages(), baseUrl, LIST_SIZES.siteMapAddresses);
});
