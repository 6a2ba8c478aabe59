import { pageWatermark } from './art.ts';
import { CATEGORIES, KIND_COPY } from './bonus-kinds.ts';
import { reviewedCasinos } from './casinos.ts';
import { allEntries, entriesIfAny } from './entries.ts';
import type { Head } from './head.ts';
import { CATEGORY_COPY, OVERVIEW_COPY, PAYMENT_CATEGORIES } from './payments-copy.ts';
import { siteSettings } from './site.ts';
import { mappedPages } from './site-map.ts';
import { breadcrumbList, HOME_STEP, type Step } from './structured-data.ts';

const TRAIL: readonly Step[] = [HOME_STEP, { text: 'All pages', href: '/search' }];

type Group = { id: string; title: string; links: Step[] };

/** Every page of the site by its subject. Throws if one of the site map is missing. */
export async function siteIndexPage() {
  const groups = await linkGroups();
  await requireAll(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  return {
    trail: TRAIL,
    art: pageWatermark('search'),
    groups,
    count: groups.reduce((sum, { links }) => sum + links.length, 0),
  };
}

async function linkGroups(): Promise<Group[]> {
  const articles = await allEntries('articles');
  const games = await allEntries('games');
  const countries = await allEntries('countries');
  const posts = await entriesIfAny('blog');
  const pages = await allEntries('pages');

  const articlesOf = (kind: 'guide' | 'strategy') =>
    articles
      .filter(({ data }) => data.kind === kind)
      .map(({ id, data }) => ({ text: data.title, href: `/guides/${id}` }));
  const prose = pages.map(({ id, data }) => ({ text: data.title, href: `/${id}` }));

  return [
    {
      id: 'casinos',
      title: 'Casino reviews',
      links: (await reviewedCasinos()).map(({ slug, name }) => ({
        text: name,
        href: `/reviews/${slug}`,
      })),
    },
    {
      id: 'bonuses',
      title: 'Bonuses',
      links: [
        { text: 'All bonuses', href: '/bonuses' },
        ...CATEGORIES.map((kind) => ({ text: KIND_COPY[kind].name, href: `/bonuses/${kind}` })),
      ],
    },
    {
      id: 'payments',
      title: 'Payments and KYC',
      links: [
        { text: OVERVIEW_COPY.title, href: '/payments-kyc' },
        ...PAYMENT_CATEGORIES.map((category) => ({
          text: CATEGORY_COPY[category].title,
          href: `/payments-kyc/${category}`,
        })),
      ],
    },
    {
      id: 'guides',
      title: 'Guides',
      links: [{ text: 'All guides and strategies', href: '/guides' }, ...articlesOf('guide')],
    },
    { id: 'strategies', title: 'Strategies', links: articlesOf('strategy') },
    {
      id: 'games',
      title: 'Games',
      links: [
        { text: 'All games', href: '/games' },
        ...games.map(({ id, data }) => ({ text: data.name, href: `/games/${id}` })),
        { text: 'Game rules', href: '/game-rules' },
      ],
    },
    {
      id: 'countries',
      title: 'Countries',
      links: [
        { text: 'All countries', href: '/country' },
        ...countries.map(({ id, data }) => ({ text: data.name, href: `/country/${id}` })),
      ],
    },
    {
      id: 'site',
      title: 'Help and this site',
      links: [
        ...prose,
        { text: 'How we rate', href: '/how-we-rate' },
        { text: 'Frequently asked questions', href: '/faq' },
        { text: 'Contact', href: '/contact' },
        { text: 'Blog', href: '/blog' },
        ...posts.map(({ id, data }) => ({ text: data.title, href: `/blog/${id}` })),
      ],
    },
  ];
}

/** The list calls itself complete, so a page that it leaves out stops the build. */
async function requireAll(listed: readonly string[]): Promise<void> {
  const known = new Set(['/', '/search', ...listed]);
  const missing = (await mappedPages()).filter(({ path }) => !known.has(path));
  if (missing.length > 0) {
    const paths = missing.map(({ path }) => path).join(', ');
    throw new Error(`Expected every page in queries/site-index.ts, missed ${paths}`);
  }
}

export async function siteIndexHead(): Promise<Head> {
  const { baseUrl } = await siteSettings();
  return {
    title: 'Search and all pages',
    description:
      'Search the site, or pick from the list of every page: casino reviews, bonuses, payments, guides, strategies, games, countries and help.',
    keywords: ['search', 'all pages', 'site index'],
    structuredData: [breadcrumbList(TRAIL, baseUrl)],
  };
}
