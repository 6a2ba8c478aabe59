import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { type ProseBlock, ProseBlocks } from '../../elements/ProseBlocks/ProseBlocks.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';

export type BlogPostModel = {
  trail: readonly LinkItem[];
  title: string;
  excerpt: string;
  published: { text: string; iso: string };
  /** `null` if unchanged since publication. */
  updated: { text: string; iso: string } | null;
  readTime: string;
  byline: BylineModel;
  body: readonly ProseBlock[];
  sources: readonly Source[];
};

export function BlogPostPage({ page }: { page: BlogPostModel }) {
  const { trail, title, excerpt, published, updated, readTime, body, sources } = page;
  return (
    <article>
      <CompactHead
        trail={trail}
        title={title}
        lead={excerpt}
        note={
          <>
            <time dateTime={published.iso}>{published.text}</time>
            {updated !== null && (
              <>
                {' '}
                · Updated <time dateTime={updated.iso}>{updated.text}</time>
              </>
            )}{' '}
            · {readTime}. <Byline byline={page.byline} />
          </>
        }
      />
      <Section>
        <div className="stack-parts">
          <ProseBlocks blocks={body} />
          <SourceList sources={sources} />
        </div>
      </Section>
    </article>
  );
}
