import type { LinkItem } from '#domain/site/link-item.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { type Source, SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { type ArticleBlock, ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import type { ArticleCardModel } from '../ArticleCard/ArticleCard.tsx';
import { ARTICLE_TITLE_ID } from '../article-title-id.ts';
import styles from './ArticleSheet.module.css';

export type ArticleModel = ArticleCardModel & {
  trail: readonly LinkItem[];
  updated: { text: string; iso: string };
  /** What the cover shows, in words; empty of an engraved one. */
  coverAlt: string;
  body: readonly ArticleBlock[];
  ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow };
  sources: readonly Source[];
  related: readonly LinkItem[];
  help: readonly HelpLine[];
};

type Props = { article: ArticleModel };

/** As wide as the window, and half as wide beside the words. */
const COVER_SIZES = '(max-width: 60rem) 100vw, 36rem';

/**
 * The whole article. The dialog on /guides shows these very nodes, fetched from the article's page,
 * without what is marked as belonging to the page alone; so the layout follows the room it is given
 * and not the window.
 */
export function ArticleSheet({ article }: Props) {
  const { title, excerpt, category, cover, coverAlt, published, updated, readTime } = article;
  return (
    <article className={styles.sheet} data-article>
      <header className={styles.head}>
        <Wrap>
          <div className={styles.trail} data-page-only>
            <Breadcrumbs trail={article.trail} />
          </div>
        </Wrap>
        <div className={styles.columns}>
          <div className={styles.cover}>
            <ArtImage {...cover} alt={coverAlt} sizes={COVER_SIZES} priority />
          </div>
          <div className={styles.words}>
            <Badge>{category}</Badge>
            <h1 id={ARTICLE_TITLE_ID} className={styles.title}>
              {title}
            </h1>
            <p className={styles.meta}>
              <time dateTime={published.iso}>{published.text}</time> · Updated{' '}
              <time dateTime={updated.iso}>{updated.text}</time> · {readTime}
            </p>
            <p className={styles.excerpt}>{excerpt}</p>
          </div>
        </div>
      </header>
      <Wrap>
        <div className={styles.content}>
          <div className={styles.body}>
            <ArticleBody blocks={article.body} />
          </div>
          <div className={styles.aside}>
            <div className={styles.ledger}>
              <Ledger {...article.ledger} showCaption />
            </div>
          </div>
          <div className={styles.end}>
            <SourceList sources={article.sources} />
            <HelpNotice help={article.help} />
          </div>
          <div className={styles.related} data-page-only>
            <Contents title="Read next" items={article.related} />
          </div>
        </div>
      </Wrap>
    </article>
  );
}
