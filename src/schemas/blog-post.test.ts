import { expect, test } from 'vitest';
import { blogPostSchema } from './blog-post.ts';

const POST = {
  title: 'A term that changed twice',
  excerpt:
    'What a bonus costs on average once the wagering counts the deposit as well as the bonus.',
  publishedOn: '2026-11-18',
  updatedOn: '2026-11-20',
  sources: [],
};

test('a whole post is accepted', () => {
  expect(blogPostSchema.parse(POST)).toEqual(POST);
});

test('a change before the day of publication is refused', () => {
  const result = blogPostSchema.safeParse({ ...POST, updatedOn: '2026-11-17' });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([['updatedOn']]);
});

test('an unknown field is refused', () => {
  expect(blogPostSchema.safeParse({ ...POST, author: 'nobody' }).success).toBe(false);
});
