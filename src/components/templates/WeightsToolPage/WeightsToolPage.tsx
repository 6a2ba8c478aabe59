import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './WeightsToolPage.module.css';

type RobustnessRow = {
  name: string;
  rank: string;
  first: string;
  alone: string;
  amongThree: string;
  range: string;
};

type WeightsToolModel = {
  trail: readonly LinkItem[];
  /** Set where not all casinos are listed. */
  cutNote: string | null;
  robust: { sentences: readonly string[]; grid: string; rows: readonly RobustnessRow[] };
};

type Props = {
  page: WeightsToolModel;
  weights?: ReactNode;
};

export function WeightsToolPage({ page: { trail, cutNote, robust }, weights }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Your own weights"
        lead="Say how much each criterion matters to you. The order changes; the facts stay the same."
      />
      <Section variant="tight">
        <div className={`stack-6 ${styles.parts}`}>
          {weights}
          {cutNote !== null && <p className="soft">{cutNote}</p>}
          <TitledSection id="robust" title="How much our ranking depends on our weights">
            {robust.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
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
              rows={robust.rows.map(({ name, rank, first, alone, amongThree, range }) => [
                name,
                rank,
                first,
                alone,
                amongThree,
                range,
              ])}
            />
            <p>{robust.grid}</p>
            <TextLink href="/how-we-rate" text="What each criterion asks" />
          </TitledSection>
        </div>
      </Section>
    </>
  );
}
