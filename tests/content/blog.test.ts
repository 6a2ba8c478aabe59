import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blogPostSchema } from '#schemas/blog-post.ts';

const FOLDER = join(import.meta.dirname, '../../content/blog');

const posts = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.md')) : [];

const POST = {
  title: 'A term that changed twice',
  excerpt:
    'What a bonus costs on average once the wagering counts the deposit as well as the bonus.',
  publishedOn: '2026-11-18',
  updatedOn: '2026-11-20',
  sources: [],
};

describe('posts of the blog', () => {
  test('every post on file fits its schema; there need not be one', () => {
    for (const name of posts) {
      const [, frontMatter = ''] =
        /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
      expect(blogPostSchema.safeParse(parse(frontMatter)).error?.issues ?? [], name).toEqual([]);
    }
  });

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
});
