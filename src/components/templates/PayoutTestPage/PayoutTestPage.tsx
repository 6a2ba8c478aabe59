import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { type ProseBlock, ProseBlocks } from '../../elements/ProseBlocks/ProseBlocks.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';

type Props = {
  page: {
    trail: readonly LinkItem[];
    title: string;
    /** Time and amount of the payout. */
    lead: string;
    byline: BylineModel;
    facts: readonly { label: string; value: string | null }[];
    body: readonly ProseBlock[];
    review: LinkItem;
  };
};

/** One test of a payout with our own money. */
export function PayoutTestPage({ page }: Props) {
  const { trail, title, lead, byline, facts, body, review } = page;
  return (
    <article>
      <CompactHead trail={trail} title={title} lead={lead} note={<Byline byline={byline} />} />
      <Section>
        <div className="stack-parts">
          <FactList facts={facts} />
          <ProseBlocks blocks={body} />
          <TextLink {...review} />
        </div>
      </Section>
    </article>
  );
}
