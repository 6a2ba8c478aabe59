import type { LinkItem } from '#domain/site/link-item.ts';
import { formatScore } from '#format/ratings.ts';
import type { ReactNode } from 'react';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { whereLinked } from '../../casinos/where-linked.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import type { VerdictModel } from '../../ratings/VerdictReasons/VerdictReasons.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import styles from '../reviews.module.css';

type Props = {
  name: string;
  trail: readonly LinkItem[];
  logo: string;
  exactScore: number;
  score: { tests: number };
  /** Score as rings, from `art/score-rings.ts`. */
  rings: string;
  word: VerdictModel;
  licenceBadge: { text: string; warns: boolean };
  verdict: string;
  visit: VisitModel;
  /** Dates and disclosure, before the link to the casino. */
  note: ReactNode;
};

/** Name, score, verdict, and the only link to the casino in the review. */
export function ReviewHead(props: Props) {
  const { name, trail, logo, exactScore, score, rings, word, licenceBadge } = props;
  const { verdict, visit, note } = props;
  return (
    <section className={styles.head}>
      <div className={`wrap ${styles.headColumns}`}>
        <div>
          <Breadcrumbs trail={trail} />
          <div className={styles.heading}>
            <span className={styles.logo}>
              <ArtImage src={logo} width={152} height={152} alt="" shape="chip" priority />
            </span>
            <div>
              <h1>{name}</h1>
              <div className={`row ${styles.rating}`}>
                <StarRating score={exactScore} tests={score.tests} />
                <span className={`row ${styles.badges}`}>
                  <VerdictWord verdict={word.verdict} visit={visit} isLarge />
                  <span {...(licenceBadge.warns ? {} : whereLinked(visit))}>
                    <Badge tone={licenceBadge.warns ? 'warn' : 'plain'}>{licenceBadge.text}</Badge>
                  </span>
                </span>
              </div>
            </div>
          </div>
          <p className={`lead ${styles.verdict}`}>{verdict}</p>
          {note}
          <div className={`row ${styles.visit}`}>
            <PaidLink visit={visit} />
          </div>
        </div>
        {/* The table of the score says the same. */}
        <div className={styles.rings} aria-hidden="true">
          <Engraving svg={rings} />
          <p>{formatScore(exactScore)}</p>
        </div>
      </div>
    </section>
  );
}
