import { COVER, LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { ArticleCardModel } from '../ArticleGrid/ArticleGrid.tsx';
import type { ArticleGrid } from './ArticleGrid.tsx';

const ARTICLE: ArticleCardModel = {
  href: '/guides/example',
  title: 'Reading an offer',
  excerpt: 'Six lines decide what an offer is worth.',
  category: 'Bonuses',
  cover: { src: COVER, width: 1200, height: 750, copies: null },
  published: { text: 'Mar 3, 2026', iso: '2026-03-03' },
  readTime: '8 min read',
};

const LONGEST_ARTICLE: ArticleCardModel = {
  ...ARTICLE,
  href: '/guides/longest',
  title: LONGEST_NAME,
  excerpt: LONG_TEXT,
  category: 'Cryptocurrency',
  cover: {
    ...ARTICLE.cover,
    copies: { avif: `${encodeURI(COVER)} 480w`, webp: `${encodeURI(COVER)} 480w` },
  },
  readTime: '120 min read',
};

export const examples: Examples<typeof ArticleGrid> = {
  usual: { articles: [ARTICLE, LONGEST_ARTICLE] },
};
