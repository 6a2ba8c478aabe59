import { FOLDERS } from '#domain/site/folders.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { blogPostPage, postEntry, posts } from './blog.ts';
import { signatures } from '../people/people.ts';
import { blog } from './blog.ts';

/** The posts of the blog; that there is none yet is not a mistake. */
export const blogPosts = pagesInFolder({
  folder: FOLDERS.posts,
  below: blog,
  entries: async () =>
    (await posts()).map(({ id, data }) => ({
      slug: id,
      name: data.title,
      changedOn: data.updatedOn,
    })),
  view: ({ slug }) => blogPostPage(slug),
  head: async ({ slug }) => {
    const { data } = await postEntry(slug);
    return {
      title: data.title,
      description: data.excerpt,
      keywords: ['crypto casino blog'],
      type: 'article',
      structuredData: async ({ origin, page }) => [
        {
          '@type': 'BlogPosting',
          headline: data.title,
          description: data.excerpt,
          datePublished: data.publishedOn,
          dateModified: data.updatedOn,
          ...(await signatures(data, { origin, page })),
        },
      ],
    };
  },
});
