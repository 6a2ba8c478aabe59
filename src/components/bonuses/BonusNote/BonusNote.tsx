import { AgeMark } from '../../casinos/AgeMark/AgeMark.tsx';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { VisitWarning } from '../../casinos/VisitWarning/VisitWarning.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
import { OutcomeStrip } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { BonusStub } from '../BonusStub/BonusStub.tsx';
import type { OfferModel } from '../offer-model.ts';
import { RECOMMENDED } from '#format/ratings.ts';
import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { SampleMark } from '../../elements/SampleMark/SampleMark.tsx';
import styles from './BonusNote.module.css';

/**
 * Bonus card in the form of a banknote: casino on the stub, then the offer with its terms and its
 * outcome for 100 players.
 */
export function BonusNote({ offer }: { offer: OfferModel }) {
  const { id, casino, headline, label, terms, outcome, toolHref, features, ctaText, visit } = offer;
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
        <div className={styles.offer} data-offer>
          <div className={`row ${styles.top}`}>
            <p className={styles.label}>{label}</p>
            {visit.warning !== null && (
              <p>
                <VisitWarning text={visit.warning} />
              </p>
            )}
            <div className={`row ${styles.badges}`}>
              {offer.recommended && (
                <Badge tone="solid">
                  <Icon name="check" />
                  {RECOMMENDED}
                </Badge>
              )}
              {casino.reviewHref === null && <Badge>Not reviewed yet</Badge>}
              {visit.isSample && <SampleMark />}
            </div>
          </div>
          <p id={headlineId} className={styles.headline}>
            {headline}
          </p>
          <div className={styles.deal}>
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
        </div>
        <ul className={`soft ${styles.features}`} aria-label="Features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
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
        <div className={`row ${styles.claim}`}>
          <PaidLink visit={visit} text={ctaText} size="small" isWarned />
          <p className={`row ${styles.aside}`}>
            <ComparePick casino={casino} />
            <small>
              <AgeMark visit={visit} />, terms apply.
            </small>
          </p>
        </div>
      </div>
    </article>
  );
}
