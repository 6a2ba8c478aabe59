import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { blogPage, posts } from '../blog/blog.ts';
import { lastChange } from '../content/last-change.ts';
import { siteSettings } from '../site/site.ts';

/** The posts, in pages; guides to read in the meantime before the first. */
export const blog = singlePage({
  address: '/blog',
  inPages: true,
  entry: async () => ({
    name: 'Blog',
    changedOn: await lastChange('articles', 'blog'),
    list: {
      pageCount: pageCountOf((await posts()).length, LIST_SIZES.posts),
      label: 'Pages of the blog',
      what: `Earlier notes from ${(await siteSettings()).brand} on crypto casinos`,
    },
  }),
  view: ({ number }) => blogPage(number),
  head: async () => {
    const [{ brand }, all] = [await siteSettings(), await posts()];
    return {
      title: 'Blog',
      description:
        all.length === 0
          ? `Posts are coming soon on the ${brand} blog. Until then the guides explain bonuses, coins, identity checks and fairness with worked sums.`
          : `Notes from ${brand} on crypto casinos, their terms and the sums behind them, newest first, each with its date and sources.`,
      keywords: ['crypto casino blog', 'casino terms', 'gambling arithmetic'],
    };
  },
});
