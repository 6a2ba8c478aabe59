import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  type MethodVersionModel,
  MethodVersions,
} from '../../ratings/MethodVersions/MethodVersions.tsx';

export type RatingChangesModel = {
  trail: readonly LinkItem[];
  versions: readonly MethodVersionModel[];
  /** Number of sources by subject and kind, and of statements without one. */
  sources: { labels: readonly string[]; rows: readonly (readonly string[])[] };
};

/** Record behind the rules of the rating: versions of the method, and sources by subject. */
export function RatingChangesPage({ page }: { page: RatingChangesModel }) {
  const { trail, versions, sources } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title="Changes and sources"
        lead="Each version of the method and the scores it moved. Then how many of our sources open."
      />
      <Section variant="tight">
        <div className="stack-8">
          <TitledSection id="versions" title="What changed, and for whom">
            <MethodVersions versions={versions} />
          </TitledSection>
          <TitledSection id="sources" title="How many sources open">
            <p>
              “Original” opens at the source itself. “Reprint” is a copy by another body, such as a
              mirror of a law. “Report” is somebody else’s page, such as a newspaper or a law firm,
              that tells what the original says. “In a stored copy”: we read the page as an archive
              kept it. The link opens the live page, which may have changed. “None” counts
              statements without a source that we have read.
            </p>
            <DataTable
              dense
              caption="Sources by subject"
              columns={[
                { label: 'Subject', wide: true },
                ...sources.labels.map((label) => ({ label, align: 'end' as const })),
              ]}
              rows={sources.rows}
            />
          </TitledSection>
          <TextLink href="/how-we-rate" text="How we rate" />
        </div>
      </Section>
    </>
  );
}
