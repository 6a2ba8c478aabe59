import type { LinkItem } from '#domain/site/link-item.ts';
import { formatCounted, startSentence } from '#format/counted.ts';
import { type ArticleCardModel, ArticleGrid } from '../../articles/ArticleGrid/ArticleGrid.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import styles from './BlogPage.module.css';

export type BlogModel = {
  trail: readonly LinkItem[];
  emptyArtHref: string;
  posts: readonly PostSummary[];
  pagination: PaginationModel | null;
  meanwhile: readonly ArticleCardModel[];
};

export function BlogPage({ page }: { page: BlogModel }) {
  const { trail, emptyArtHref, posts, pagination, meanwhile } = page;
  if (posts.length > 0) {
    return (
      <>
        <CompactHead
          trail={trail}
          title="Blog"
          lead="Notes on casinos, their terms and the math behind them. Newest first."
        />
        <Section>
          <PostList posts={posts} />
          <Pagination pagination={pagination} />
        </Section>
      </>
    );
  }
  return (
    <>
      <CompactHead
        trail={trail}
        title="Blog"
        lead="Here we will write about what changes: a rewritten term, a new rule, a figure worth checking twice."
      />
      <Section variant="tight">
        <EmptyState
          artHref={emptyArtHref}
          title="Posts are coming soon"
          text={
            meanwhile.length === 0
              ? 'We haven’t published a post yet. The tools work already, and each shows its math.'
              : 'We haven’t published a post yet. The guides are finished, and show their math.'
          }
        >
          {meanwhile.length === 0 ? (
            <ButtonLink href="/tools">Tools</ButtonLink>
          ) : (
            <ButtonLink href="/guides">Read the guides</ButtonLink>
          )}
          <a href="/feed.xml" data-astro-reload>
            RSS feed
          </a>
        </EmptyState>
      </Section>
      {meanwhile.length > 0 && (
        <Section
          id="meanwhile"
          title="In the meantime"
          intro={`${startSentence(formatCounted(meanwhile.length, 'guide', 'guides'))} that answer most questions.`}
        >
          <ArticleGrid articles={meanwhile} />
        </Section>
      )}
    </>
  );
}

type PostSummary = {
  href: string;
  title: string;
  excerpt: string;
  published: { text: string; iso: string };
  readTime: string;
};

function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul role="list">
      {posts.map(({ href, title, excerpt, published, readTime }) => (
        <li key={href}>
          <article className={`columns-48 ${styles.post}`}>
            <p className="fine">
              <time dateTime={published.iso}>{published.text}</time>
              <br />
              {readTime}
            </p>
            <div className="texts">
              <h2 className="part-title plain">
                <a href={href}>{title}</a>
              </h2>
              <p className={styles.excerpt}>{excerpt}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
