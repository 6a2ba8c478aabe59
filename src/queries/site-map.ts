import { BONUS_KINDS } from '#domain/bonuses/terms.ts';
import { allEntries, entriesIfAny } from './entries.ts';
import { siteSettings } from './site.ts';

export type MappedPage = { path: string; lastModified: string };

const PAYMENT_CATEGORIES = ['fast-payout', 'no-kyc', 'fees-by-coin', 'provably-fair'];

/** Every page of the site with the day on which what it says last changed, oldest addresses first. */
export async function mappedPages(): Promise<MappedPage[]> {
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
    page('/bonuses', offersChanged),
    ...BONUS_KINDS.filter((kind) => kind !== 'welcome').map((kind) =>
      page(`/bonuses/${kind}`, offersChanged),
    ),
    page('/guides', articlesChanged),
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
    page('/how-we-rate', offersChanged),
    page('/country', countriesChanged),
    ...countries.map(({ id, data }) => page(`/country/${id}`, data.checkedOn)),
    page('/blog', newest([articlesChanged, ...posts.map(({ data }) => data.updatedOn)])),
    ...posts.map(({ id, data }) => page(`/blog/${id}`, data.updatedOn)),
    ...prose.map(({ id, data }) =>
      page(`/${id}`, id === 'responsible-gaming' ? helpChanged : data.updatedOn),
    ),
    page('/faq', everything),
    page('/contact', everything),
    page('/search', everything),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const page = (path: string, lastModified: string): MappedPage => ({ path, lastModified });

/** The latest of some ISO dates. */
function newest(dates: readonly string[]): string {
  const latest = dates.toSorted().at(-1);
  if (latest === undefined) throw new Error('Expected at least one date, found none');
  return latest;
}

/** The site map as XML, by the protocol of sitemaps.org. */
export async function siteMapXml(): Promise<string> {
  const origin = process.env['SITE_URL'] ?? (await siteSettings()).baseUrl;
  const entries = (await mappedPages()).map(
    ({ path, lastModified }) =>
      `<url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
