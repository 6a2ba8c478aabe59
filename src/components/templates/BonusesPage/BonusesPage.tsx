import { Fragment } from 'react';
import { VERDICT_RULE } from '#format/verdict-words.ts';
import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { type KindTile, KindTiles } from '../../bonuses/KindTiles/KindTiles.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';
import { OfferChoice } from '../../bonuses/OfferChoice/OfferChoice.tsx';
import type { OfferModel } from '../../bonuses/offer-model.ts';
import { OfferTable } from '../../bonuses/OfferTable/OfferTable.tsx';
import { TermsGuide, type TermsGuideModel } from '../../bonuses/TermsGuide/TermsGuide.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import { CompareTray } from '../../side-by-side/CompareTray/CompareTray.tsx';
import { BonusNote } from '../../bonuses/BonusNote/BonusNote.tsx';
import styles from './BonusesPage.module.css';

export type BonusesModel = {
  trail: readonly LinkItem[];
  tiles: readonly KindTile[];
  otherKinds: readonly LinkItem[];
  offers: readonly OfferModel[];
  /** On all pages of the list. */
  offerCount: number;
  pagination: PaginationModel | null;
  welcomeId: string;
  welcomeOffers: readonly OfferModel[];
  byline: BylineModel;
  emptyArtHref: string;
  /** `null` on a site without that guide. */
  termsGuide: TermsGuideModel | null;
};

const ALL_ID = 'all';

export function BonusesPage({ page }: { page: BonusesModel }) {
  const { offers, welcomeId, welcomeOffers } = page;
  const firstUncounted = offers.find(({ outcome }) => outcome.groups === null);
  const closing = (
    <p className="fine" data-pagefind-ignore>
      <Byline byline={page.byline} />
    </p>
  );
  return (
    <>
      <CompactHead
        trail={page.trail}
        title="What a bonus asks in return"
        lead="We play each offer out for 100 players, where its terms are known."
        actions={offers.length > 0 && <ButtonLink href={`#${ALL_ID}`}>View All Casinos</ButtonLink>}
        note={<Disclosure />}
      />
      <Section variant="tight">
        {page.tiles.length + page.otherKinds.length > 0 && (
          <KindTiles tiles={page.tiles} others={page.otherKinds} />
        )}
        {offers.length === 0 ? (
          <EmptyState
            artHref={page.emptyArtHref}
            title="No offer yet"
            text="Each will appear here with its terms, and with what it does to a hundred players where they are known."
          >
            <ButtonLink href="/tools/bonus">Weigh a bonus yourself</ButtonLink>
          </EmptyState>
        ) : (
          <section id={ALL_ID} className={styles.all} aria-labelledby="all-title">
            <div className={`row ${styles.heading}`}>
              <h2 id="all-title" className="part-title">
                {page.offerCount} {page.offerCount === 1 ? 'offer' : 'offers'}, terms first
              </h2>
              <p className="soft">Terms and payout times are the casino’s own statements.</p>
            </div>
            {offers.length > 1 && <OfferChoice offers={offers} isPart={page.pagination !== null} />}
            <p
              className={`soft ${styles.held}`}
              data-where="links-shown"
              hidden={offers[0]?.visit.atFirst.includes('no-country')}
              data-pagefind-ignore
            >
              No license in <span data-country-text="place">your country</span>, no link. You can
              read the terms.{' '}
              <a data-country-text="register" href="/country" rel="nofollow noopener noreferrer">
                The law by country
              </a>
            </p>
            <ChipPatterns size="small" />
            <div className={styles.notes} data-offers>
              {offers.map((offer) => (
                <Fragment key={offer.id}>
                  {offer === firstUncounted && (
                    <h2 className={`part-title ${styles.uncounted}`}>
                      No wagering, or not worked out
                    </h2>
                  )}
                  <BonusNote offer={offer} />
                </Fragment>
              ))}
            </div>
            <Pagination pagination={page.pagination} />
            <p className="soft">
              <b>How we count.</b> 100 players make every bet that the terms ask for, on one model
              slot. Where slots don’t count, they make even-money bets. A chip crossed out lost
              everything, half a chip left with less, an outlined one with more.
              {` ${VERDICT_RULE.join(' ')} `}The word is about the casino, never the offer.{' '}
              <a href="/how-we-rate">How we rate</a>
            </p>
          </section>
        )}
      </Section>
      {welcomeOffers.length > 0 ? (
        <Section
          variant="ruled"
          id="welcome-offers"
          title="Welcome packages compared"
          intro="The casino matches your first deposit. A high percentage with a high multiple mostly means longer play."
        >
          <div className={`stack-7 ${styles.stack}`}>
            <Fold onPhonesOnly summary="The table of welcome packages">
              {/* The anchor lies inside the fold, so that following a link opens it. */}
              <div id={welcomeId} className={styles.welcome}>
                <OfferTable
                  caption={`${page.pagination === null ? 'Welcome packages' : 'The welcome packages of this page'}, with figures for 100 players on one yardstick for every offer.`}
                  offers={welcomeOffers}
                />
              </div>
            </Fold>
            {closing}
          </div>
        </Section>
      ) : (
        <Section variant="ruled">{closing}</Section>
      )}
      {page.termsGuide !== null && <TermsGuide guide={page.termsGuide} />}
      <CompareTray />
    </>
  );
}
