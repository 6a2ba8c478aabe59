/** Table of figures as plain text; the first cell of a row is its header. */
export type FiguresTable = {
  caption: string;
  columns: readonly { label: string; align?: 'end' }[];
  rows: readonly (readonly string[])[];
};

/** Table whose columns are all numeric. */
export function figuresTable(
  caption: string,
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): FiguresTable {
  return {
    caption,
    columns: labels.map((label, index) => (index === 0 ? { label } : { label, align: 'end' })),
    rows,
  };
}
