import type { LinkItem } from '#domain/site/link-item.ts';
import { PAYMENT_CATEGORIES } from '#domain/comparison/payment-categories.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { bonusCategoryLinks } from '../bonuses/bonus-categories.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { allEntries, entriesIfAny } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { paymentsCopy, paymentsHref } from '../payments/payment-pages.ts';

type Group = { id: string; title: string; links: readonly LinkItem[] };

/** Links to every page of the site by its subject; of a list in pages only to the first. */
export const linkGroups = oncePerBuild(async (): Promise<readonly Group[]> => {
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
      links: [{ text: 'All bonuses', href: '/bonuses' }, ...(await bonusCategoryLinks())],
    },
    {
      id: 'payments',
      title: 'Payments and KYC',
      links: await Promise.all(
        [null, ...PAYMENT_CATEGORIES].map(async (category) => ({
          text: (await paymentsCopy(category)).title,
          href: paymentsHref(category),
        })),
      ),
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
});

/** How many pages the list of all pages takes: as many as its longest group. */
export async function indexPageCount(): Promise<number> {
  const groups = await linkGroups();
  return pageCountOf(Math.max(...groups.map(({ links }) => links.length)), LIST_SIZES.indexLinks);
}
