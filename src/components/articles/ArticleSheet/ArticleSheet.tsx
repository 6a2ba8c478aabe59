import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import type { PictureModel } from '../../elements/ArtImage/picture-model.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { Prose } from '../../elements/Prose/Prose.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import type { ArticleCardModel } from '../ArticleCard/ArticleCard.tsx';
import { ARTICLE_TITLE_ID } from '../article-title-id.ts';
import styles from './ArticleSheet.module.css';

/** A stretch of the text, sanitised to the tags of SPEC section 5, or a picture between two of them. */
export type ArticleBlock =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: PictureModel; alt: string; caption: string | null };

export type ArticleModel = ArticleCardModel & {
  trail: readonly LinkItem[];
  updated: { text: string; iso: string };
  byline: BylineModel;
  /** What the cover shows, in words; empty of an engraved one. */
  coverAlt: string;
  body: readonly ArticleBlock[];
  ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow } | null;
  sources: readonly Source[];
  related: readonly LinkItem[];
  help: readonly HelpLine[];
};

/** As wide as the window, and half as wide beside the words. */
const COVER_SIZES = '(max-width: 60rem) 100vw, 36rem';

/**
 * The whole article. The dialog on /guides shows these very nodes, fetched from the article's page,
 * without what is marked as belonging to the page alone; so the layout follows the room it is given
 * and not the window.
 */
export function ArticleSheet({ article }: { article: ArticleModel }) {
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
              <time dateTime={published.iso}>{published.text}</time>
              {updated.iso !== published.iso && (
                <>
                  {' '}
                  · Updated <time dateTime={updated.iso}>{updated.text}</time>
                </>
              )}{' '}
              · {readTime}
              <br />
              <Byline byline={article.byline} />
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
          <div className={styles.related} data-page-only>
            <Contents title="Read next" items={article.related} />
          </div>
        </div>
      </Wrap>
    </article>
  );
}

/** The column of the text is never wider than this. */
const PICTURE_SIZES = '(max-width: 45rem) 100vw, 42rem';
const NARROW_SIZES = '20rem';

/** Pixels that fill the column without being stretched; a drawing can be stretched. */
const FILLS_COLUMN = 600;
/** Beyond this a picture is higher than a screen would show. */
const TALL = 1.2;

const isNarrow = ({ width, height, copies }: PictureModel) =>
  height > TALL * width || (copies !== null && width < FILLS_COLUMN);

function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <Prose key={index} html={block.html} />
        ) : (
          <figure
            key={index}
            className={
              isNarrow(block.picture) ? `${styles.figure} ${styles.narrow}` : styles.figure
            }
          >
            <ArtImage
              {...block.picture}
              alt={block.alt}
              sizes={isNarrow(block.picture) ? NARROW_SIZES : PICTURE_SIZES}
              shape="whole"
            />
            {block.caption !== null && <figcaption>{block.caption}</figcaption>}
          </figure>
        ),
      )}
    </div>
  );
}
