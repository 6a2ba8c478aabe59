import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = {
  page: ProsePageModel & {
    /** Question, rule and support of each convention. */
    conventions: readonly (readonly string[])[];
    rates: readonly { of: string; cases: string; outcomes: string; source: Source }[];
  };
};

/** Rules for counting the days of a complaint, and what became of complaints elsewhere. */
export function CaseMethodPage({ page }: Props) {
  const { conventions, rates } = page;
  const below = {
    'how-we-count': (
      <DataTable
        wraps
        caption="Conventions"
        columns={[
          { label: 'Question' },
          { label: 'Rule', wide: true },
          { label: 'Rests on', wide: true },
        ]}
        rows={conventions}
      />
    ),
    'base-rates': (
      <DataTable
        wraps
        caption="What became of complaints"
        columns={[
          { label: 'Body and year' },
          { label: 'Cases', align: 'end' },
          { label: 'Outcome', wide: true },
          { label: 'Source', wide: true },
        ]}
        rows={rates.map(({ of, cases, outcomes, source }) => [
          of,
          cases,
          outcomes,
          <SourceName key={of} source={source} />,
        ])}
      />
    ),
  };
  return <ProsePage page={page} below={below} />;
}
