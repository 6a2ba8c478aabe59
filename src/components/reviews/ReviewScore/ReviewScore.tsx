import { Fold } from '../../elements/Fold/Fold.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { type ScoreRow, ScoreTable } from '../../ratings/ScoreTable/ScoreTable.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Stars } from '../../elements/Stars/Stars.tsx';
import { type VerdictModel, VerdictReasons } from '../../ratings/VerdictReasons/VerdictReasons.tsx';
import styles from '../reviews.module.css';

type ImprovementRow = {
  id: string;
  name: string;
  question: string;
  toPass: string;
  adds: string;
  scoreThen: string;
  starsThen: string;
};

/** Rank among the reviewed casinos: 3 of 14. */
type Place = { rank: string; of: string };

export type ReviewScoreModel = {
  /** Exact score: 4.75. */
  score: string;
  topScore: string;
  stars: number;
  coverage: string;
  complete: boolean;
  /** Number of our own tests. */
  tests: number;
  place: Place;
  rows: readonly ScoreRow[];
  improvements: readonly ImprovementRow[];
};

type Props = { name: string; score: ReviewScoreModel; word: VerdictModel };

/** Score with the reasons for its word, its breakdown, and what would raise it. */
export function ReviewScore({ name, score, word }: Props) {
  const { rows, improvements, complete, topScore } = score;
  return (
    <TitledSection id="score" title="How the score adds up">
      <ScoreFigure {...score} />
      <VerdictReasons verdict={word} />
      <Fold
        onPhonesOnly
        summary="Criterion by criterion"
        hint={rows
          .map(({ name: criterion, verdictWord }) => `${criterion}: ${verdictWord}`)
          .join(' · ')}
      >
        <div className="texts stack-4">
          <ScoreTable
            caption={`The score of ${name}, criterion by criterion`}
            rows={rows}
            score={score.score}
            topScore={topScore}
          />
          <p>
            Stars are the score rounded down to the half. A pass earns a criterion’s whole weight, a
            partial half of it.{' '}
            {!complete &&
              'What isn’t known earns nothing and lowers the number of criteria judged. '}
            <a href="/how-we-rate">Every rule and weight</a>. Where a casino publishes its seeds,
            you can <a href="/tools/round">check a round</a> yourself.
          </p>
          <Fold summary="What would change it">
            {improvements.length > 0 ? (
              <DataTable
                caption={`What would raise the score of ${name}, one change at a time`}
                columns={[
                  { label: 'Criterion' },
                  { label: 'To pass', wide: true },
                  { label: 'Adds', align: 'end' },
                  { label: 'Score then', align: 'end' },
                  { label: 'Stars then', align: 'end' },
                ]}
                rows={improvements.map((improvement) => [
                  <>
                    {improvement.name}
                    <small>{improvement.question}</small>
                  </>,
                  improvement.toPass,
                  improvement.adds,
                  improvement.scoreThen,
                  improvement.starsThen,
                ])}
              />
            ) : (
              <p>Every criterion passes, so nothing can be added.</p>
            )}
          </Fold>
          <p>
            The score falls when a recorded fact gets worse or is no longer known. Payments for
            links aren’t among the facts.
          </p>
        </div>
      </Fold>
    </TitledSection>
  );
}

/** Score as one large figure. `tests/site/ratings.test.ts` reads it from here. */
function ScoreFigure({ score, topScore, stars, coverage, place, tests }: ReviewScoreModel) {
  return (
    <div className={`row ${styles.figure}`}>
      <p className={styles.score}>
        <b data-rating="score">{score}</b> <span>of {topScore}</span>
      </p>
      <p className={tests === 0 ? `${styles.score} ${styles.untested}` : styles.score}>
        <b>{tests}</b> <span>tests with our own money</span>
      </p>
      <div className={styles.beside}>
        <span data-rating="stars">
          <Stars stars={stars} />
        </span>
        <p className="fine">
          <span data-rating="coverage">{coverage}</span>
          <br />
          {/* Nobody searches for a rank. */}
          <span data-pagefind-ignore>
            Rank <span data-rating="rank">{place.rank}</span> of {place.of} reviewed casinos
          </span>
        </p>
      </div>
    </div>
  );
}
