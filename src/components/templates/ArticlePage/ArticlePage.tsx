import { type ArticleModel, ArticleSheet } from '../../articles/ArticleSheet/ArticleSheet.tsx';

type Props = { article: ArticleModel };

export function ArticlePage({ article }: Props) {
  return <ArticleSheet article={article} />;
}
