import type { Byline as BylineModel } from '#domain/site/byline.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import line from '../../elements/line-of-links.module.css';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';
import { OfferPanel, type OfferPanelModel } from '../../reviews/OfferPanel/OfferPanel.tsx';
import { PayShort } from '../../pay/PayShort/PayShort.tsx';
import type { PayShortModel } from '../../pay/pay-model.ts';
import { Byline } from '../../people/Byline/Byline.tsx';
import { type ReceiptRow, ReceiptTables } from '../../reviews/ReceiptTables/ReceiptTables.tsx';
import { ReviewBonus, type ReviewBonusModel } from '../../reviews/ReviewBonus/ReviewBonus.tsx';
import {
  ReviewCounterfoil,
  type ReviewCounterfoilModel,
} from '../../reviews/ReviewCounterfoil/ReviewCounterfoil.tsx';
import { ReviewHead } from '../../reviews/ReviewHead/ReviewHead.tsx';
import { type Change, ReviewHistory } from '../../reviews/ReviewHistory/ReviewHistory.tsx';
import {
  ReviewLicence,
  type ReviewLicenceModel,
} from '../../reviews/ReviewLicence/ReviewLicence.tsx';
import {
  ReviewPayments,
  type ReviewPaymentsModel,
} from '../../reviews/ReviewPayments/ReviewPayments.tsx';
import { ReviewScore, type ReviewScoreModel } from '../../reviews/ReviewScore/ReviewScore.tsx';
import { type Point, ReviewSides } from '../../reviews/ReviewSides/ReviewSides.tsx';
import type { VerdictModel } from '../../ratings/VerdictReasons/VerdictReasons.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import styles from './ReviewPage.module.css';

export type ReviewModel = {
  slug: string;
  name: string;
  trail: readonly LinkItem[];
  /** Score as rings. */
  rings: string;
  logo: string;
  edge: string;
  exactScore: number;
  word: VerdictModel;
  licenceBadge: { text: string; warns: boolean };
  verdict: string;
  updatedOn: string | null;
  byline: BylineModel;
  keyFacts: readonly { label: string; value: string | null }[];
  features: readonly string[];
  score: ReviewScoreModel;
  pros: readonly Point[];
  cons: readonly Point[];
  avoidIf: readonly string[];
  bonus: ReviewBonusModel | null;
  endedOffers: readonly string[];
  panel: OfferPanelModel | null;
  visit: VisitModel;
  pay: PayShortModel;
  payments: ReviewPaymentsModel;
  licence: ReviewLicenceModel;
  receipts: readonly { title: string; rows: readonly ReceiptRow[] }[];
  history: readonly Change[];
  sources: readonly Source[];
  counterfoil: ReviewCounterfoilModel;
};

const PARTS = [
  { text: 'Score', href: '#score' },
  { text: 'For and against', href: '#sides' },
  { text: 'Bonus', href: '#bonus' },
  { text: 'Payments', href: '#payments' },
  { text: 'License', href: '#licence' },
  { text: 'Facts', href: '#receipts' },
  { text: 'Changes', href: '#history' },
];

export function ReviewPage({ page }: { page: ReviewModel }) {
  const { slug, name, edge, panel, visit } = page;
  return (
    <>
      <ReviewHead
        {...page}
        note={
          <>
            <p className="fine measure">
              {page.updatedOn !== null && `Last changed on ${page.updatedOn}. `}
              <Byline byline={page.byline} />
            </p>
            <Disclosure visit={visit} />
          </>
        }
      />
      <nav className={`${line.line} ${styles.bar}`} aria-label="Parts of this review">
        <LinkList items={PARTS} />
      </nav>
      <RailSection
        variant="tight"
        railOnPhone="before"
        rail={
          <div className="stack-4">
            <OfferPanel edge={edge} offer={panel} />
            <Panel>
              <PayShort name={name} short={page.pay} visit={visit} tests={page.score.tests} />
            </Panel>
          </div>
        }
      >
        <section id="facts" aria-label="Key facts" className={styles.facts}>
          <FactList facts={page.keyFacts} />
          <FeatureList features={page.features} isNeutral={visit.warning !== null} />
          <p className="fine">
            Each value has a source and a date:{' '}
            <a href="#receipts">every fact and where it comes from</a>.
          </p>
        </section>
        <ReviewScore name={name} score={page.score} word={page.word} />
        <ReviewSides {...page} />
        <ReviewBonus name={name} bonus={page.bonus} ended={page.endedOffers} />
        <ReviewPayments payments={page.payments} />
        <ReviewLicence slug={slug} licence={page.licence} />
        <ReceiptTables page={pageHref(FOLDERS.reviews, slug)} groups={page.receipts} />
        <ReviewHistory changes={page.history} />
        <SourceList sources={page.sources} isFolded />
        <ReviewCounterfoil counterfoil={page.counterfoil} />
      </RailSection>
      {(panel?.outcome.groups ?? page.bonus?.versions[0] ?? page.bonus?.readings[0]) !==
        undefined && <ChipPatterns size="small" />}
      {page.bonus !== null && page.bonus.outcome !== null && <ChipPatterns size="engraved" />}
    </>
  );
}
