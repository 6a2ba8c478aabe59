import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { type ProseBlock, ProseBlocks } from '../../elements/ProseBlocks/ProseBlocks.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import type { ArticleCardModel } from '../ArticleGrid/ArticleGrid.tsx';
import styles from './ArticleSheet.module.css';

/** Id of the title, which also labels the dialog that shows the article. */
export const ARTICLE_TITLE_ID = 'article-title';

export type ArticleModel = ArticleCardModel & {
  trail: readonly LinkItem[];
  updated: { text: string; iso: string } | null;
  byline: BylineModel;
  /** Alternative text of the cover; empty for an engraving. */
  coverAlt: string;
  body: readonly ProseBlock[];
  ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow } | null;
  sources: readonly Source[];
  related: readonly LinkItem[];
  help: readonly HelpLine[];
};

/** Full width of the window, or half of it beside the text. */
const COVER_SIZES = '(max-width: 60rem) 100vw, 36rem';

/**
 * Full article. The dialog on /guides fetches these nodes from the article's page and drops those
 * marked as belonging to the page, so the layout depends on the container and not on the window.
 */
export function ArticleSheet({ article }: { article: ArticleModel }) {
  const { title, excerpt, category, cover, coverAlt, published, updated, readTime } = article;
  return (
    <article className={styles.sheet} data-article>
      <header className={styles.head}>
        <div className="wrap">
          <div className={styles.trail} data-page-only>
            <Breadcrumbs trail={article.trail} />
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.cover}>
            <ArtImage {...cover} alt={coverAlt} sizes={COVER_SIZES} priority />
          </div>
          <div className={styles.words}>
            <Badge>{category}</Badge>
            <h1 id={ARTICLE_TITLE_ID} className={styles.title}>
              {title}
            </h1>
            <p className={`fine ${styles.meta}`}>
              <time dateTime={published.iso}>{published.text}</time>
              {updated !== null && (
                <>
                  {' '}
                  · Updated <time dateTime={updated.iso}>{updated.text}</time>
                </>
              )}{' '}
              · {readTime}
              <br />
              <Byline byline={article.byline} />
            </p>
            <p className={`lead ${styles.excerpt}`}>{excerpt}</p>
          </div>
        </div>
      </header>
      <div className="wrap">
        <div className={styles.content}>
          <div className={styles.body}>
            <ProseBlocks blocks={article.body} />
          </div>
          {article.ledger !== null && (
            <div className={styles.aside}>
              <div className={styles.ledger}>
                <Ledger {...article.ledger} showCaption />
              </div>
            </div>
          )}
          <div className={styles.end}>
            <SourceList sources={article.sources} />
            <HelpNotice help={article.help} />
          </div>
          {article.related.length > 0 && (
            <div data-page-only>
              <Contents title="Read next" items={article.related} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
