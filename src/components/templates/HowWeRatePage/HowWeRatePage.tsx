import type { LinkItem } from '#domain/site/link-item.ts';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { type CriterionModel, CriterionList } from '../../ratings/CriterionList/CriterionList.tsx';
import { Independence } from '../../ratings/Independence/Independence.tsx';
import {
  type MethodVersionModel,
  MethodVersions,
} from '../../ratings/MethodVersions/MethodVersions.tsx';
import { type RankingRow, RankingTable } from '../../ratings/RankingTable/RankingTable.tsx';
import { WeightList } from '../../ratings/WeightList/WeightList.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';

export type HowWeRateModel = {
  trail: readonly LinkItem[];
  lead: string;
  sum: readonly string[];
  criteria: readonly CriterionModel[];
  unknown: string;
  example: {
    name: string;
    href: string;
    rows: readonly LedgerRow[];
    total: LedgerRow;
    outcome: string;
  };
  ranking: readonly string[];
  /** Robustness of the order under other weights. */
  robust: readonly string[];
  /** The rule of the one word, and the casinos that have each. */
  verdicts: readonly string[];
  grades: readonly { grade: string; meaning: string; countText: string }[];
  gradesNote: string;
  /** Number of sources by subject and kind, and of statements without one. */
  sources: { labels: readonly string[]; rows: readonly (readonly string[])[] };
  versions: readonly MethodVersionModel[];
  table: {
    intro: string;
    rows: readonly RankingRow[];
  };
  pagination: PaginationModel | null;
};

const VERDICT_TITLE = 'One word for each casino';

const CONTENTS = [
  { text: 'From facts to stars', href: '#score' },
  { text: 'What is judged', href: '#criteria' },
  { text: 'What is not known', href: '#unknown' },
  { text: 'One score, worked through', href: '#example' },
  { text: 'Ranks and ties', href: '#ranking' },
  { text: VERDICT_TITLE, href: '#verdict' },
  { text: 'How good the evidence is', href: '#grades' },
  { text: 'How many sources open', href: '#sources' },
  { text: 'What money cannot change', href: '#independence' },
  { text: 'What changed, and for whom', href: '#versions' },
  { text: 'Every score now', href: '#scores' },
];

export function HowWeRatePage({ page }: { page: HowWeRateModel }) {
  const { trail, lead, sum, criteria, unknown, example, ranking, verdicts, table } = page;
  return (
    <>
      <CompactHead trail={trail} title="How we rate" lead={lead} />
      <RailSection
        variant="tight"
        rail={<Contents title="On this page" items={CONTENTS} onlyInRail />}
      >
        <TitledSection id="score" title="From facts to stars">
          {sum.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <WeightList criteria={criteria} />
        </TitledSection>
        <TitledSection id="criteria" title="What is judged">
          <CriterionList criteria={criteria} />
          <TextLink href="/licenses" text="Who decides a dispute, license by license" />
        </TitledSection>
        <TitledSection id="unknown" title="What is not known">
          <p>{unknown}</p>
        </TitledSection>
        <TitledSection id="example" title="One score, worked through">
          <Ledger
            caption={`How the score of ${example.name} adds up`}
            rows={example.rows}
            total={example.total}
          />
          <p>
            {example.outcome} <a href={example.href}>The review of {example.name}</a>.
          </p>
        </TitledSection>
        <TitledSection id="ranking" title="Ranks and ties">
          {ranking.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>How much the ranking depends on the weights</h3>
          <p>{page.robust.join(' ')}</p>
          <TextLink href="/tools/weights" text="Weigh it yourself, and see how this is counted" />
        </TitledSection>
        <TitledSection id="verdict" title={VERDICT_TITLE}>
          {verdicts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </TitledSection>
        <TitledSection id="grades" title="How good the evidence is">
          <p>{page.gradesNote}</p>
          <DataTable
            caption="Grades of evidence, best first"
            columns={[
              { label: 'Grade' },
              { label: 'What stands behind the fact', wide: true },
              { label: 'Facts and terms with it now', align: 'end' },
            ]}
            rows={page.grades.map(({ grade, meaning, countText }) => [grade, meaning, countText])}
          />
        </TitledSection>
        <TitledSection id="sources" title="How many sources open">
          <p>
            A source opens at the original, or at a reprint of it by another body, such as a mirror
            of a law. Where we found neither, it opens at a report: a page of somebody else, such as
            a newspaper or a law firm, that tells what the original says. Such a source says “a
            report; we found no original”. “In a stored copy” means that we read the page as an
            archive kept it; the link opens the live page, which may have changed. We mark front
            pages. The column “None” counts the statements for which we found no source, or none
            that we have read. The site launches only once we have read the originals and that
            column is empty.
          </p>
          <DataTable
            dense
            caption="Sources by subject"
            columns={[
              { label: 'Subject', wide: true },
              ...page.sources.labels.map((label) => ({ label, align: 'end' as const })),
            ]}
            rows={page.sources.rows}
          />
        </TitledSection>
        <Independence />
        <TitledSection id="versions" title="What changed, and for whom">
          <MethodVersions versions={page.versions} />
        </TitledSection>
        <TitledSection id="scores" title="Every score now">
          <p>{table.intro}</p>
          <RankingTable rows={table.rows} />
          <Pagination pagination={page.pagination} />
        </TitledSection>
      </RailSection>
    </>
  );
}
