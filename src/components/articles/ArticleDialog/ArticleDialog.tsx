import { Dialog } from '../../elements/Dialog/Dialog.tsx';
// What the dialog will hold is fetched; its styles have to be here before it comes.
import '../ArticleSheet/ArticleSheet.tsx';
import { ARTICLE_TITLE_ID } from '../article-title-id.ts';
import styles from './ArticleDialog.module.css';

/** Empty until `browser/article-dialog.ts` fetches an article from its own page into it. */
export function ArticleDialog() {
  return (
    <Dialog id="article" labelledBy={ARTICLE_TITLE_ID} layout="sheet">
      <div data-article-content>
        <div className={styles.loading} role="status">
          <span className={styles.reel} aria-hidden="true" />
          <p>
            Loading{' '}
            <span id={ARTICLE_TITLE_ID} data-article-name>
              the article
            </span>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
