import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { PayoutAndCoins } from '../../casinos/PayoutAndCoins/PayoutAndCoins.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
import { PayShort } from '../../pay/PayShort/PayShort.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { BonusStub } from '../BonusStub/BonusStub.tsx';
import { choiceData } from '../OfferChoice/OfferChoice.tsx';
import type { OfferModel } from '../offer-model.ts';
import { startSentence } from '#format/counted.ts';
import {
  hasConditions,
  shortTerm,
  shortTermLabel,
  SIGNIFICANT_TERMS,
  TERM_LABELS,
} from '#format/term-values.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './BonusNote.module.css';

/**
 * Bonus card in the form of a banknote: casino on the stub, then the offer and the way to it, then
 * what it does to 100 players and four of its terms; the rest is folded.
 */
export function BonusNote({ offer }: { offer: OfferModel }) {
  const { id, casino, headline, label, features, payoutTime, coins, ctaText, visit } = offer;
  const { terms, cardTerms, outcome, toolHref } = offer;
  const { groups, caseText, players, lead, lines } = outcome;
  const titleId = `${id}-casino`;
  const headlineId = `${id}-headline`;
  return (
    <article
      id={id}
      className={`raised ${styles.note}`}
      aria-labelledby={`${titleId} ${headlineId}`}
      {...choiceData(offer)}
    >
      <div className={styles.edge}>
        <Engraving svg={casino.edge} fit="strip" />
      </div>
      <BonusStub offer={offer} titleId={titleId} />
      <div className={styles.main}>
        <div className={styles.title}>
          <p id={headlineId} className={styles.headline}>
            {headline}
          </p>
          <p className={styles.label}>{label}</p>
        </div>
        <FeatureList features={features} isNeutral={visit.warning !== null} />
        <PayoutAndCoins payoutTime={payoutTime} coins={coins} />
        <div
          className={`row ${styles.claim} ${visit.warning === null ? '' : styles.warned}`.trim()}
        >
          <PaidLink visit={visit} text={ctaText} size="small" isTight />
          <ComparePick casino={casino} />
        </div>
        <div className={styles.deal} data-offer>
          <p className={styles.say}>
            <b>{players === null ? lead : `${startSentence(players.worst)}.`}</b>{' '}
            {players === null ? lines[0] : players.others}
          </p>
          <dl className={styles.terms}>
            {cardTerms.map((name) => (
              <div key={name}>
                <dt>{shortTermLabel(name)}</dt>
                <dd>
                  {shortTerm(terms[name])}
                  {hasConditions(terms[name]) && <small> with conditions</small>}
                </dd>
              </div>
            ))}
          </dl>
          {groups !== null && (
            <div className={styles.chips}>
              <HundredChips groups={groups} size="small" caseText={caseText} />
            </div>
          )}
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
            <PayShort name={casino.name} short={offer.pay} visit={visit} />
            <dl>
              {(groups !== null || lines.length > 1) && (
                <div>
                  <dt>Worked out</dt>
                  <dd>{lines.join(' ')}</dd>
                </div>
              )}
              {SIGNIFICANT_TERMS.filter((name) => !cardTerms.includes(name)).map((name) => (
                <div key={name}>
                  <dt>{TERM_LABELS[name]}</dt>
                  <dd>{terms[name]}</dd>
                </div>
              ))}
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
