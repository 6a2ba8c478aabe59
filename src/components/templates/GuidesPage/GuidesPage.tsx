import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { type ArticleCardModel, ArticleGrid } from '../../articles/ArticleGrid/ArticleGrid.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { CallToAction } from '../../elements/CallToAction/CallToAction.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
// Brings the styles of the articles that the dialog fetches.
import { ARTICLE_TITLE_ID } from '../../articles/ArticleSheet/ArticleSheet.tsx';
import styles from './GuidesPage.module.css';

export type GuidesModel = {
  trail: readonly LinkItem[];
  title: string;
  lead: string;
  byline: BylineModel;
  guides: readonly ArticleCardModel[];
  strategies: readonly ArticleCardModel[];
  pagination: PaginationModel | null;
  bonusCount: number;
  emptyArtHref: string;
  closingArtHref: string;
};

export function GuidesPage({ page }: { page: GuidesModel }) {
  const { trail, title, lead, guides, strategies, bonusCount, closingArtHref } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title={title}
        lead={lead}
        actions={
          <>
            {guides.length > 0 && <ButtonLink href="#guides">Comprehensive Guides</ButtonLink>}
            {strategies.length > 0 && (
              <ButtonLink variant="quiet" href="#strategies">
                Winning Strategies
              </ButtonLink>
            )}
          </>
        }
        note={
          <>
            <Byline byline={page.byline} /> New guides come by{' '}
            <a href="/feed.xml" data-astro-reload>
              RSS feed
            </a>
            .
          </>
        }
      />
      {guides.length > 0 && (
        <Section
          id="guides"
          title="Comprehensive Guides"
          intro="How offers, payments, identity checks and licenses work, part by part."
        >
          <ArticleGrid articles={guides} first />
        </Section>
      )}
      {strategies.length > 0 && (
        <Section
          id="strategies"
          variant="ruled"
          title="Winning Strategies"
          intro="No system beats a house edge. Knowing its size helps you choose the game, the pace and the moment to stop."
        >
          <ArticleGrid articles={strategies} />
        </Section>
      )}
      {guides.length === 0 && strategies.length === 0 && (
        <Section variant="tight">
          <EmptyState
            artHref={page.emptyArtHref}
            title="No guide is written yet"
            text="What a bonus does to a hundred players can be worked out meanwhile."
          >
            <ButtonLink href="/tools">Tools</ButtonLink>
          </EmptyState>
        </Section>
      )}
      {page.pagination !== null && (
        <Section variant="tight">
          <Pagination pagination={page.pagination} />
        </Section>
      )}
      {bonusCount > 0 && (
        <CallToAction
          title="Now try it on a real offer."
          text={`${bonusCount} ${bonusCount === 1 ? 'bonus' : 'bonuses'}, each with its terms in full view and, where they are known, what it does to a hundred players.`}
          href="/bonuses"
          linkText="Compare bonuses"
          artHref={closingArtHref}
        />
      )}
      <ArticleDialog />
    </>
  );
}

/** Empty until `browser/article-dialog.ts` fetches an article from its own page. */
function ArticleDialog() {
  return (
    <Dialog id="article" labelledBy={ARTICLE_TITLE_ID} layout="sheet">
      <div data-article-content>
        <div className={styles.loading} role="status">
          <span className="reel" aria-hidden="true" />
          <p>
            Loading{' '}
            <span id={ARTICLE_TITLE_ID} data-article-name>
              the article
            </span>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
