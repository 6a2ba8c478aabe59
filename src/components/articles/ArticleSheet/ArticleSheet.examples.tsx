import type { Examples } from '../../examples.ts';
import { ARTICLE, LONGEST_ARTICLE } from '../example-article.ts';
import type { ArticleSheet } from './ArticleSheet.tsx';

export const examples: Examples<typeof ArticleSheet> = {
  usual: { article: ARTICLE },
  longest: { article: LONGEST_ARTICLE },
};
