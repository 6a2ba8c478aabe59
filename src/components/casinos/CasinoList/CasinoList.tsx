import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { LoudFigures } from '../../ratings/LoudFigures/LoudFigures.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import type { VisitModel } from '../visit-model.ts';
import styles from './CasinoList.module.css';

export type ListedCasino = {
  slug: string;
  name: string;
  logo: string;
  /** `null` for a casino without a review. */
  href: string | null;
  rank: string | null;
  license: string | null;
  verdict: CasinoVerdict;
  brief: string;
  score: string | null;
  tests: number;
  /** Time of a payout, as the casino states it. */
  pays: string | null;
  /** Smallest deposit and identity checks, as the casino states them. */
  asks: readonly string[];
  /** Sort keys; `null` where unknown. */
  payMinutes: number | null;
  depositCents: number | null;
  placeByName: number;
  /** Filters that it meets. */
  has: readonly string[];
  visit: VisitModel;
};

type Props = { id: string; casinos: readonly ListedCasino[] };

/** Casinos in rows, each with its word. `browser/list-choice.ts` sorts and filters them. */
export function CasinoList({ id, casinos }: Props) {
  return (
    <ol className={styles.list} id={id} role="list">
      {casinos.map(({ payMinutes, depositCents, placeByName, has, ...casino }) => (
        <li
          key={casino.slug}
          id={`rating-${casino.slug}`}
          className={styles.casino}
          data-by-pay={payMinutes ?? undefined}
          data-by-deposit={depositCents ?? undefined}
          data-by-name={placeByName}
          data-choices={has.join(' ')}
        >
          <span className={styles.rank} data-rating="rank">
            {casino.rank ?? <span className="unseen">No rank</span>}
          </span>
          <span className={styles.logo}>
            <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
          </span>
          <div className={styles.who}>
            <h3>{casino.href === null ? casino.name : <a href={casino.href}>{casino.name}</a>}</h3>
            <p className="fine">{casino.license ?? 'License not known'}</p>
          </div>
          <span className={styles.word}>
            <VerdictWord verdict={casino.verdict} visit={casino.visit} isLarge />
          </span>
          <p className={styles.why}>{casino.brief}</p>
          <div className={styles.figures} data-rating="score">
            <LoudFigures score={casino.score} tests={casino.tests} isSmall />
          </div>
          <p className={styles.pays}>
            {casino.pays === null ? 'Payout time not known' : `Pays in ${casino.pays}`}
            {casino.asks.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
