import { ArticleCard, type ArticleCardModel } from '../ArticleCard/ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

type Props = {
  articles: readonly ArticleCardModel[];
  /** Whether the grid begins near the top of the page. */
  first?: boolean;
};

/** Cards in a row on the widest screen. */
const FIRST_ROW = 4;

export function ArticleGrid({ articles, first = false }: Props) {
  return (
    <div className={styles.grid}>
      {articles.map((article, index) => (
        <ArticleCard key={article.href} article={article} priority={first && index < FIRST_ROW} />
      ))}
    </div>
  );
}
