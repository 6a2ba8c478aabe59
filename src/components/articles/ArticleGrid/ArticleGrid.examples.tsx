import type { Examples } from '../../examples.ts';
import { ARTICLE, LONGEST_ARTICLE } from '../example-article.ts';
import type { ArticleGrid } from './ArticleGrid.tsx';

export const examples: Examples<typeof ArticleGrid> = {
  usual: { articles: [ARTICLE, LONGEST_ARTICLE] },
  first: { articles: [ARTICLE], first: true },
};
