import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import type { PictureModel } from '../../elements/ArtImage/picture-model.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import styles from './ArticleCard.module.css';

export type ArticleCardModel = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  /** Engraved, or a picture of the owner's. */
  cover: PictureModel;
  published: { text: string; iso: string };
  /** Such as "8 min read". */
  readTime: string;
};

type Props = {
  article: ArticleCardModel;
  /** In the first row: its cover is fetched at once. */
  priority: boolean;
};

/** A thumbnail on phones, a column of the grid elsewhere. */
const SIZES = '(max-width: 40rem) 6.5rem, 20rem';

/** Leads to the article's page; `browser/article-dialog.ts` opens it in a dialog instead. */
export function ArticleCard({ article, priority }: Props) {
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
