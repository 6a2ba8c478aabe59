import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import type { PictureModel } from '../../elements/ArtImage/picture-model.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import styles from './ArticleGrid.module.css';

type Props = {
  articles: readonly ArticleCardModel[];
  /** True where the grid begins near the top of the page. */
  first?: boolean;
};

/** Columns on the widest screen. */
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

export type ArticleCardModel = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  /** Engraving, or the owner's own picture. */
  cover: PictureModel;
  published: { text: string; iso: string };
  /** Example: 8 min read */
  readTime: string;
};

type CardProps = {
  article: ArticleCardModel;
  /** True in the first row, whose covers are fetched at once. */
  priority: boolean;
};

/** Thumbnail on phones, one column of the grid elsewhere. */
const SIZES = '(max-width: 40rem) 6.5rem, 20rem';

/**
 * Link to the article's page; `browser/article-dialog.ts` opens the article in a dialog instead.
 */
function ArticleCard({ article, priority }: CardProps) {
  const { href, title, excerpt, category, cover, published, readTime } = article;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ArtImage {...cover} alt="" sizes={SIZES} priority={priority} />
      </div>
      <div className={styles.badge}>
        <Badge>{category}</Badge>
      </div>
      <h3 className={`plain ${styles.title}`}>
        <a className="whole" href={href} data-article-link>
          {title}
        </a>
      </h3>
      <p className={`soft ${styles.excerpt}`}>{excerpt}</p>
      <p className={`fine ${styles.meta}`}>
        <time dateTime={published.iso}>{published.text}</time> · {readTime}
      </p>
    </article>
  );
}
