import { shortTermLabel, SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { choiceData } from '../OfferChoice/OfferChoice.tsx';
import type { OfferModel } from '../offer-model.ts';
import table from '../../elements/table-cards.module.css';
import styles from './OfferTable.module.css';

type Props = { caption: string; offers: readonly OfferModel[] };

/** Terms with a column of their own. Stickiness is printed under the headline. */
const TERM_COLUMNS = SIGNIFICANT_TERMS.filter((name) => name !== 'stickiness');

const OUTCOME_LABEL = 'Outcome';

const COLUMNS = ['Offer', ...TERM_COLUMNS.map(shortTermLabel), OUTCOME_LABEL];

/** Comparison of offers of one kind. On a narrow screen each row becomes a card. */
export function OfferTable({ caption, offers }: Props) {
  return (
    <div className={table.frame}>
      <table className={`${table.cards} ${styles.table}`}>
        <caption className="soft">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">Link to the casino</span>
            </th>
          </tr>
        </thead>
        <tbody data-offers>
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ offer }: { offer: OfferModel }) {
  const { href, casino, verdict, headline, label, terms, outcome, visit } = offer;
  return (
    <tr {...choiceData(offer)}>
      <th scope="row">
        <div className={styles.who}>
          <span className={styles.logo}>
            <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
          </span>
          <span className="entry-name">{casino.name}</span>
          <StarRating score={casino.score} tests={casino.tests} />
          <VerdictWord verdict={verdict} visit={visit} namesCasino />
        </div>
        <p className={styles.headline}>
          <a href={href}>{headline}</a>
        </p>
        <p className={`soft ${styles.label}`}>
          {label}. {TERM_LABELS.stickiness}: {terms.stickiness.toLowerCase()}.
        </p>
        {offer.sizeRemarks.map((remark) => (
          <p key={remark} className={`soft ${styles.label}`}>
            {remark}
          </p>
        ))}
        <div className={`row ${styles.pick}`}>
          <ComparePick casino={casino} />
        </div>
      </th>
      {TERM_COLUMNS.map((name) => (
        <td key={name} data-label={shortTermLabel(name)}>
          {terms[name]}
        </td>
      ))}
      <td data-label={OUTCOME_LABEL}>
        {outcome.players === null ? (
          outcome.lead
        ) : (
          <>
            {outcome.players.worst}
            <small>Middle result {outcome.players.middle}</small>
          </>
        )}
      </td>
      <td className={styles.go}>
        <PaidLink visit={visit} size="small" isTight />
      </td>
    </tr>
  );
}
