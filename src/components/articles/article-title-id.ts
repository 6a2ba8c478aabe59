/** Id of an article's title, which also names the dialog that shows the article. */
export const ARTICLE_TITLE_ID = 'article-title';
