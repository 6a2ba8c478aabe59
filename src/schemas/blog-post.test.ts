import { expect, test } from 'vitest';
import { blogPostSchema } from './blog-post.ts';

test('a change before the day of publication is refused', () => {
  const post = {
    title: 'A term that changed twice',
    excerpt: 'What a bonus costs on average once the wagering counts the deposit too.',
    publishedOn: '2026-11-18',
    updatedOn: '2026-11-20',
    sources: [],
  };
  expect(blogPostSchema.safeParse(post).success).toBe(true);
  const result = blogPostSchema.safeParse({ ...post, updatedOn: '2026-11-17' });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['updatedOn']]);
});
