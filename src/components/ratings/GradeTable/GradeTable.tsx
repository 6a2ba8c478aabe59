import { DataTable } from '../../elements/DataTable/DataTable.tsx';

type Props = {
  grades: readonly { grade: string; meaning: string; countText: string }[];
};

/** The grades of evidence, best first, and how often each one is given now. */
export function GradeTable({ grades }: Props) {
  return (
    <DataTable
      caption="Grades of evidence, best first"
      columns={[
        { label: 'Grade' },
        { label: 'What stands behind the fact', wide: true },
        { label: 'Facts and terms with it now', align: 'end' },
      ]}
      rows={grades.map(({ grade, meaning, countText }) => ({
        key: grade,
        cells: [grade, meaning, countText],
      }))}
    />
  );
}
