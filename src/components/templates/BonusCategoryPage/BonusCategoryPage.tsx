import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { OfferModel } from '../../bonuses/offer-model.ts';
import { OfferChoice } from '../../bonuses/OfferChoice/OfferChoice.tsx';
import { OfferTable } from '../../bonuses/OfferTable/OfferTable.tsx';
import { ReadingNote, type WorkedExample } from '../../bonuses/ReadingNote/ReadingNote.tsx';
import { TermsGuide, type TermsGuideModel } from '../../bonuses/TermsGuide/TermsGuide.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { Tabs } from '../../elements/Tabs/Tabs.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import { CompareTray } from '../../side-by-side/CompareTray/CompareTray.tsx';
import styles from './BonusCategoryPage.module.css';

export type BonusCategoryModel = {
  trail: readonly LinkItem[];
  name: string;
  title: string;
  lead: string;
  byline: BylineModel;
  keyTerms: readonly { term: string; meaning: string }[];
  reading: readonly { title: string; text: string }[];
  offers: readonly OfferModel[];
  pagination: PaginationModel | null;
  example: WorkedExample | null;
  categories: readonly { text: string; href: string; current: boolean }[];
  emptyArtHref: string;
  /** `null` on a site without that guide. */
  termsGuide: TermsGuideModel | null;
};

export function BonusCategoryPage({ page }: { page: BonusCategoryModel }) {
  return (
    <>
      <CompactHead trail={page.trail} title={page.title} lead={page.lead} note={<Disclosure />} />
      <Section variant="tight">
        <Tabs label="Kinds of bonus" tabs={page.categories} />
        <div className={`columns-64 ${styles.key}`}>
          <h2 id="key-terms" className="h3">
            Key terms
          </h2>
          <dl aria-labelledby="key-terms">
            {page.keyTerms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="soft">{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        {page.offers.length === 0 ? (
          <EmptyState
            artHref={page.emptyArtHref}
            title="No offer of this kind yet"
            text="Read below how to judge one."
          >
            <ButtonLink href="/bonuses">All offers</ButtonLink>
          </EmptyState>
        ) : (
          <div className="stack-3">
            {page.offers.length > 1 && (
              <OfferChoice offers={page.offers} isPart={page.pagination !== null} />
            )}
            <OfferTable
              caption={`${page.name}, with terms as each casino states them. The figures for 100 players use one yardstick for every offer.`}
              offers={page.offers}
            />
            <Pagination pagination={page.pagination} />
          </div>
        )}
      </Section>
      <Section variant="ruled">
        <div className="stack-7">
          <ReadingNote reading={page.reading} example={page.example} />
          <p className="fine">
            <Byline byline={page.byline} />
          </p>
        </div>
      </Section>
      {page.termsGuide !== null && <TermsGuide guide={page.termsGuide} />}
      <CompareTray />
    </>
  );
}
