import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { type CriterionModel, CriterionList } from '../../ratings/CriterionList/CriterionList.tsx';
import { Independence } from '../../ratings/Independence/Independence.tsx';
import { WeightBar } from '../../weights/WeightBar/WeightBar.tsx';
import { WeightPatterns } from '../../weights/WeightPatterns/WeightPatterns.tsx';
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
};

const VERDICT_TITLE = 'One word for each casino';

const CONTENTS = [
  { text: 'From facts to stars', href: '#score' },
  { text: VERDICT_TITLE, href: '#verdict' },
  { text: 'One score, worked through', href: '#example' },
  { text: 'What we judge', href: '#criteria' },
  { text: 'What isn’t known', href: '#unknown' },
  { text: 'Ranks and ties', href: '#ranking' },
  { text: 'How good the evidence is', href: '#grades' },
  { text: 'What money can’t change', href: '#independence' },
  { text: 'Every casino and its score', href: '/reviews' },
  { text: 'Changes and sources', href: '/how-we-rate/changes' },
];

export function HowWeRatePage({ page }: { page: HowWeRateModel }) {
  const { trail, lead, sum, criteria, unknown, example, ranking, verdicts } = page;
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
        </TitledSection>
        <TitledSection id="verdict" title={VERDICT_TITLE}>
          {verdicts.map((text) => (
            <p key={text}>{text}</p>
          ))}
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
        <TitledSection id="criteria" title="What we judge">
          <div>
            <WeightPatterns />
            <WeightBar shares={criteria.map(({ percent }) => percent)} />
            <CriterionList criteria={criteria} />
          </div>
          <TextLink href="/licenses" text="Who decides a dispute, license by license" />
        </TitledSection>
        <TitledSection id="unknown" title="What isn’t known">
          <p>{unknown}</p>
        </TitledSection>
        <TitledSection id="ranking" title="Ranks and ties">
          {ranking.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>How much the ranking depends on the weights</h3>
          <p>{page.robust.join(' ')}</p>
          <TextLink href="/tools/weights" text="Weigh it yourself, and see how this is counted" />
        </TitledSection>
        <TitledSection id="grades" title="How good the evidence is">
          <p>{page.gradesNote}</p>
          <DataTable
            caption="Grades of evidence, best first"
            wraps
            columns={[
              { label: 'Grade' },
              { label: 'What backs the fact' },
              { label: 'Facts now', align: 'end' },
            ]}
            rows={page.grades.map(({ grade, meaning, countText }) => [grade, meaning, countText])}
          />
        </TitledSection>
        <Independence />
        <p className="row">
          <TextLink href="/reviews" text="Every casino and its score" />
          <TextLink href="/how-we-rate/changes" text="Versions of the method, and our sources" />
        </p>
      </RailSection>
    </>
  );
}
