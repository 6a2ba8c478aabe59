import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import styles from './Supporters.module.css';

export type Supporter = {
  slug: string;
  name: string;
  /** 0 to 5, in thousandths. */
  score: number;
  tests: number;
  verdict: CasinoVerdict;
  logo: string;
  visit: VisitModel;
  /** Note on recomputing rounds of the game there. */
  note: string;
};

/** Highest-ranked casinos that offer the game, after the disclosure. */
export function Supporters({ supporters }: { supporters: readonly Supporter[] }) {
  return (
    <Panel>
      <div className="stack-4">
        <h2 className="h3">Where it is offered</h2>
        {supporters.length === 0 ? (
          <p className="fine">No casino we list is known to offer it.</p>
        ) : (
          <>
            <p className="fine">
              The highest scores among the listed casinos that offer the game. A score isn’t advice
              to play.
            </p>
            <Disclosure />
            <ul className={styles.list} role="list">
              {supporters.map(({ slug, name, score, tests, verdict, logo, visit, note }) => (
                <li key={slug}>
                  <span className={styles.logo}>
                    <ArtImage src={logo} width={96} height={96} alt="" shape="chip" />
                  </span>
                  <div>
                    <h3>
                      <a href={pageHref(FOLDERS.reviews, slug)}>{name}</a>
                    </h3>
                    <span className="row">
                      <StarRating score={score} tests={tests} />
                      <VerdictWord verdict={verdict} visit={visit} />
                    </span>
                  </div>
                  <p className={`small ${styles.note}`}>{note}</p>
                  <div className={styles.visit}>
                    <PaidLink visit={visit} size="small" wide />
                  </div>
                </li>
              ))}
            </ul>
            <p className="fine">Set a limit before you start.</p>
          </>
        )}
      </div>
    </Panel>
  );
}
