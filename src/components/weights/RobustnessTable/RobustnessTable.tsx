import { DataTable } from '../../elements/DataTable/DataTable.tsx';

export type RobustnessRow = {
  slug: string;
  name: string;
  rank: number;
  first: string;
  alone: string;
  amongThree: string;
  range: string;
};

type Props = { rows: readonly RobustnessRow[] };

/** How often each casino would stand where, in the published order. */
export function RobustnessTable({ rows }: Props) {
  return (
    <DataTable
      caption="Places of each casino in all weightings"
      dense
      columns={[
        { label: 'Casino' },
        { label: 'Our place', align: 'end' },
        { label: 'First', align: 'end' },
        { label: 'First alone', align: 'end' },
        { label: 'Among three', align: 'end' },
        { label: 'Best to worst', align: 'end' },
      ]}
      rows={rows.map(({ slug, name, rank, first, alone, amongThree, range }) => ({
        key: slug,
        cells: [name, rank, first, alone, amongThree, range],
      }))}
    />
  );
}
