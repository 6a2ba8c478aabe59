import type { ReactNode } from 'react';
import { CasinoCard } from '../../casinos/CasinoCard/CasinoCard.tsx';
import { ReviewDialog, type ReviewDialogModel } from '../../casinos/ReviewDialog/ReviewDialog.tsx';
import { CompareTray } from '../../side-by-side/CompareTray/CompareTray.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { CallToAction } from '../../elements/CallToAction/CallToAction.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type FaqItem, FaqSection } from '../../home/FaqSection/FaqSection.tsx';
import { type FeaturedOfferModel, FeaturedPopup } from '../../home/FeaturedPopup/FeaturedPopup.tsx';
import { type FeatureTile, FeatureTiles } from '../../home/FeatureTiles/FeatureTiles.tsx';
import { Hero, type HeroModel } from '../../home/Hero/Hero.tsx';
import { type Stat, StatsBand } from '../../home/StatsBand/StatsBand.tsx';
import {
  UpcomingPlatform,
  WaitlistDialog,
  type UpcomingModel,
} from '../../home/UpcomingPlatform/UpcomingPlatform.tsx';
import styles from './HomePage.module.css';

type HomeModel = {
  hero: HeroModel;
  tiles: readonly FeatureTile[];
  casinos: readonly ReviewDialogModel[];
  /** Number of reviewed casinos, of which `casinos` are the first. */
  reviewCount: number;
  stats: readonly Stat[];
  /** `null` without an announced platform. */
  upcoming: UpcomingModel | null;
  faq: readonly FaqItem[];
  bonusCount: number;
  closingArtHref: string;
  /** `null` without a paid placement. */
  featured: FeaturedOfferModel | null;
};

type Props = {
  page: HomeModel;
  /** Balance with its sliders. */
  balance?: ReactNode;
};

export function HomePage({ page, balance }: Props) {
  const { hero, tiles, casinos, reviewCount, stats, upcoming, faq, bonusCount, closingArtHref } =
    page;
  return (
    <>
      <Hero hero={hero} balance={balance} />
      <FeatureTiles tiles={tiles} />
      <Section
        id="casinos"
        title="Top Rated Crypto Casinos"
        intro={
          <>
            We rank casinos by a score computed from facts and{' '}
            <a href="/how-we-rate">published weights</a>. Affiliate links are marked “paid link”.
          </>
        }
      >
        <CasinoGrid casinos={casinos} reviewCount={reviewCount} />
      </Section>
      {stats.length > 0 && <StatsBand stats={stats} />}
      {upcoming !== null && (
        <Section>
          <UpcomingPlatform upcoming={upcoming} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section id="faq" variant="ruled">
          <FaqSection faq={faq} />
        </Section>
      )}
      {bonusCount > 0 && (
        <CallToAction
          title="See what a bonus really costs."
          text={`${bonusCount} ${bonusCount === 1 ? 'offer' : 'offers'} side by side, with wagering, caps and, where the terms are known, what each one does to a hundred players.`}
          href="/bonuses"
          linkText="Compare bonuses"
          artHref={closingArtHref}
        />
      )}
      {casinos.map((casino) => (
        <ReviewDialog key={casino.slug} casino={casino} />
      ))}
      {upcoming !== null && <WaitlistDialog upcoming={upcoming} />}
      {page.featured !== null && <FeaturedPopup featured={page.featured} />}
      <CompareTray />
    </>
  );
}

/** Cards shown before the visitor asks for all. */
const SHOWN_AT_FIRST = 6;

/**
 * All cards are in the HTML, so that they show without script. `browser/view-all.ts` hides the
 * later ones, shows the button, and moves the focus to the first new card when it is pressed.
 */
function CasinoGrid({ casinos, reviewCount }: Pick<HomeModel, 'casinos' | 'reviewCount'>) {
  return (
    <div data-view-all={SHOWN_AT_FIRST}>
      <div className={styles.cards} data-view-all-items>
        {casinos.map((casino) => (
          <CasinoCard key={casino.slug} casino={casino} />
        ))}
      </div>
      <div className={styles.reveal} data-view-all-more hidden>
        <Button variant="quiet">View All Casinos</Button>
      </div>
      {reviewCount > casinos.length && (
        <p className={`soft ${styles.rest}`}>
          The first {casinos.length} of {reviewCount} reviewed casinos.{' '}
          <a href="/reviews">Every score</a>
        </p>
      )}
      <span className="unseen">
        <span role="status" data-view-all-status />
      </span>
    </div>
  );
}
