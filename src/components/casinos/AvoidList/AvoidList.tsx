import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { LoudFigures } from '../../ratings/LoudFigures/LoudFigures.tsx';
import { type VerdictModel, VerdictReasons } from '../../ratings/VerdictReasons/VerdictReasons.tsx';
import styles from './AvoidList.module.css';

type Props = {
  casinos: readonly {
    slug: string;
    name: string;
    logo: string;
    href: string;
    rank: string | null;
    score: string;
    tests: number;
    view: VerdictModel;
  }[];
};

/** Casinos to avoid with the reasons, and no way out to them. */
export function AvoidList({ casinos }: Props) {
  return (
    <ul className={styles.list} role="list">
      {casinos.map(({ slug, name, logo, href, rank, score, tests, view }) => (
        <li key={slug} id={`rating-${slug}`} className={styles.casino}>
          <div className={styles.top}>
            <span className={styles.logo}>
              <ArtImage src={logo} width={96} height={96} alt="" shape="chip" />
            </span>
            <div>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p className="fine">
                Rank <span data-rating="rank">{rank}</span>
              </p>
            </div>
            <div className={styles.figures} data-rating="score">
              <LoudFigures score={score} tests={tests} isSmall />
            </div>
          </div>
          <VerdictReasons verdict={view} review={href} />
        </li>
      ))}
    </ul>
  );
}
