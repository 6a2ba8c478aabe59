import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
import { OutcomeStrip } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { BonusStub } from '../BonusStub/BonusStub.tsx';
import type { OfferModel } from '../offer-model.ts';
import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './BonusNote.module.css';

const COINS_SHOWN = 3;

/**
 * Bonus card in the form of a banknote: casino on the stub, then the offer and the way to it, then
 * its terms and its outcome for 100 players.
 */
export function BonusNote({ offer }: { offer: OfferModel }) {
  const { id, casino, headline, label, features, payoutTime, coins, ctaText, visit } = offer;
  const { terms, outcome, toolHref } = offer;
  // The outcome is shown beside the terms; its derivation is folded.
  const shown = outcome.groups === null ? outcome.lines : outcome.lines.slice(0, 1);
  const folded = outcome.lines.slice(shown.length);
  const titleId = `${id}-casino`;
  const headlineId = `${id}-headline`;
  return (
    <article
      id={id}
      className={`raised ${styles.note}`}
      aria-labelledby={`${titleId} ${headlineId}`}
    >
      <div className={styles.edge}>
        <Engraving svg={casino.edge} fit="strip" />
      </div>
      <BonusStub offer={offer} titleId={titleId} />
      <div className={styles.main}>
        <div>
          <p id={headlineId} className={styles.headline}>
            {headline}
          </p>
          <p className={styles.label}>{label}</p>
        </div>
        <FeatureList features={features} isNeutral={visit.warning !== null} />
        <dl className={styles.pair}>
          <div>
            <dt>Payout time</dt>
            <dd>{payoutTime ?? 'Not known'}</dd>
          </div>
          <div>
            <dt>Coins</dt>
            <dd>
              <CoinList coins={coins} limit={COINS_SHOWN} />
            </dd>
          </div>
        </dl>
        <div className={`row ${styles.claim}`}>
          <PaidLink visit={visit} text={ctaText} size="small" />
          <p className={`row ${styles.aside}`}>
            <ComparePick casino={casino} />
            <small>Terms apply.</small>
          </p>
        </div>
        <div className={styles.deal} data-offer>
          {outcome.groups !== null && (
            <div className={styles.chips}>
              <HundredChips groups={outcome.groups} size="small" />
            </div>
          )}
          <dl className={styles.terms}>
            {SIGNIFICANT_TERMS.map((name) => (
              <div key={name}>
                <dt>{TERM_LABELS[name]}</dt>
                <dd>{terms[name]}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.outcome}>
            <OutcomeStrip outcome={{ ...outcome, groups: null, lines: [shown.join(' ')] }} />
          </div>
        </div>
        <div className={`row ${styles.further}`}>
          <details className={styles.more}>
            <summary>
              <Icon name="plus" />
              <span>
                Terms and source
                <span className="unseen">: {casino.name}</span>
              </span>
            </summary>
            <dl>
              {folded.length > 0 && (
                <div>
                  <dt>Worked out</dt>
                  <dd>{folded.join(' ')}</dd>
                </div>
              )}
              {offer.sizeRemarks.length > 0 && (
                <div>
                  <dt>Its size</dt>
                  <dd>{offer.sizeRemarks.join(' ')}</dd>
                </div>
              )}
              {offer.furtherTerms.map(({ label, value, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {note !== null && `. ${note}`}
                  </dd>
                </div>
              ))}
              <div>
                <dt>Source</dt>
                <dd>{offer.source}</dd>
              </div>
            </dl>
          </details>
          {toolHref !== null && <a href={toolHref}>Work it out with my figures</a>}
        </div>
      </div>
    </article>
  );
}
