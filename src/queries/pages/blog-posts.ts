import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { blogPostPage, postEntry, posts } from '../blog/blog.ts';
import { signatures } from '../people/people.ts';
import { siteSettings } from '../site/site.ts';
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
    const [{ baseUrl }, { data }] = [await siteSettings(), await postEntry(slug)];
    const page = new URL(pageHref(FOLDERS.posts, slug), baseUrl).href;
    const signed = await signatures(data, { origin: baseUrl, page });
    return {
      title: data.title,
      description: data.excerpt,
      keywords: ['crypto casino blog'],
      type: 'article',
      structuredData: () => [
        {
          '@type': 'BlogPosting',
          headline: data.title,
          description: data.excerpt,
          datePublished: data.publishedOn,
          dateModified: data.updatedOn,
          ...signed,
        },
      ],
    };
  },
});
