import { type ArticleModel, ArticleSheet } from '../../articles/ArticleSheet/ArticleSheet.tsx';

type Props = { page: ArticleModel };

export function ArticlePage({ page }: Props) {
  return <ArticleSheet article={page} />;
}
