import type { ReactNode } from 'react';
import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { type ProseSection, ProseSections } from '../../elements/ProseSections/ProseSections.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';

export type ProsePageModel = {
  trail: readonly LinkItem[];
  title: string;
  lead: string;
  updated: string | null;
  byline: BylineModel;
  sections: readonly ProseSection[];
  contents: readonly LinkItem[];
  sources: readonly Source[];
};

type Props = {
  page: ProsePageModel;
  below?: Readonly<Record<string, ReactNode>>;
  /** After the text, before the sources. */
  after?: ReactNode;
};

/** Page of running text with its contents beside it. */
export function ProsePage({ page, below, after }: Props) {
  const { trail, title, lead, updated, sections, contents, sources } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title={title}
        lead={lead}
        note={
          <>
            {updated !== null && (
              <>
                Last updated {updated}
                <br />
              </>
            )}
            <Byline byline={page.byline} />
          </>
        }
      />
      <RailSection rail={<Contents title="On this page" items={contents} onlyInRail />}>
        <ProseSections sections={sections} {...(below !== undefined && { below })} />
        {after}
        <SourceList sources={sources} />
      </RailSection>
    </>
  );
}
