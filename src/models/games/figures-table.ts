/** A table of figures as plain text, the first cell of each row naming it. */
export type FiguresTable = {
  caption: string;
  columns: readonly { label: string; align?: 'end' }[];
  rows: readonly (readonly string[])[];
};

/** A table whose figures all stand at the right of their columns. */
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
