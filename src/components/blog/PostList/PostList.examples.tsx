import type { Examples } from '../../examples.ts';
import { ARTICLE, LONGEST_ARTICLE } from '../../articles/example-article.ts';
import type { PostList } from './PostList.tsx';

export const examples: Examples<typeof PostList> = {
  usual: { posts: [ARTICLE] },
  longest: { posts: [ARTICLE, LONGEST_ARTICLE] },
};
