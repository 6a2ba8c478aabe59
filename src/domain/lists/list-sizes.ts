/** Largest number of entries of each list on one page. docs/decisions/012-lists-at-scale.md */
export const LIST_SIZES = {
  homeCasinos: 14,
  offers: 24,
  /** In each of the two grids. */
  articles: 24,
  posts: 24,
  tableRows: 100,
  /** The tool that ranks by the reader's own weights, which holds every verdict of each casino. */
  weighedCasinos: 24,
  /** A comparison longer than `tableRows`: a filter that replaces all rows takes less than a frame. */
  comparisonRows: 12,
  /** In each group of the list of all pages. */
  indexLinks: 100,
  feedItems: 50,
  /** In each file of rows that the comparison asks for. */
  rowsInFile: 1_000,
} as const;
