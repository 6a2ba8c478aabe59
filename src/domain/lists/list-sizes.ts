/** How long a list on one page may get. docs/decisions/012-lists-at-scale.md */
export const LIST_SIZES = {
  homeCasinos: 14,
  offers: 24,
  /** In each of the two grids. */
  articles: 24,
  posts: 24,
  tableRows: 100,
  /** Of the tool that ranks by a reader's own weights, which holds every verdict of each. */
  weighedCasinos: 24,
  /** Of a comparison longer than `tableRows`: a filter that exchanges them all takes less than a frame. */
  comparisonRows: 12,
  /** In each group of the list of all pages. */
  indexLinks: 100,
  feedItems: 50,
  /** In each file of rows that the comparison asks for. */
  rowsInFile: 1_000,
} as const;
