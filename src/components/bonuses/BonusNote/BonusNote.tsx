import { AgeMark } from '../../casinos/AgeMark/AgeMark.tsx';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { VisitWarning } from '../../casinos/VisitWarning/VisitWarning.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { OutcomeStrip } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { BonusStub } from '../BonusStub/BonusStub.tsx';
import type { OfferModel } from '../offer-model.ts';
import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './BonusNote.module.css';

const COINS_SHOWN = 3;

/** A bonus as a banknote: the casino on the stub, the offer with its terms and what it does to players beside it. */
export function BonusNote({ offer }: { offer: OfferModel }) {
  const { id, casino, headline, label, terms, outcome, toolHref, features, coins, ctaText, visit } =
    offer;
  const titleId = `${id}-casino`;
  const headlineId = `${id}-headline`;
  return (
    <article id={id} className={styles.note} aria-labelledby={`${titleId} ${headlineId}`}>
      <div className={styles.edge}>
        <Engraving svg={casino.edge} fit="strip" />
      </div>
      <BonusStub offer={offer} titleId={titleId} />
      <div className={styles.main}>
        <div data-offer>
          <p className={styles.label}>{label}</p>
          <p id={headlineId} className={styles.headline}>
            {headline}
          </p>
          {visit.warning !== null && (
            <p className={styles.warning}>
              <VisitWarning text={visit.warning} />
            </p>
          )}
          <dl className={styles.terms}>
            {SIGNIFICANT_TERMS.map((name) => (
              <div key={name}>
                <dt>{TERM_LABELS[name]}</dt>
                <dd>{terms[name]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <OutcomeStrip outcome={outcome} toolHref={toolHref} />
        <div className={styles.remarks}>
          <ul className={styles.features} aria-label="Features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {offer.sizeRemarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
        <details className={styles.more}>
          <summary>
            <Icon name="plus" />
            <span>
              More terms and their source
              <VisuallyHidden>: {casino.name}</VisuallyHidden>
            </span>
          </summary>
          <dl>
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
        <div className={styles.row}>
          <dl>
            <dt>Coins</dt>
            <dd>
              <CoinList coins={coins} limit={COINS_SHOWN} />
            </dd>
          </dl>
          <ComparePick casino={casino} />
          <div className={styles.claim}>
            <PaidLink visit={visit} text={ctaText} isWarned />
            <small>
              <AgeMark visit={visit} />, terms apply.
            </small>
          </div>
        </div>
      </div>
    </article>
  );
}
