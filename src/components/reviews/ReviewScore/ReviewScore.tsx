import { Fold } from '../../elements/Fold/Fold.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  type ImprovementRow,
  ImprovementTable,
} from '../../ratings/ImprovementTable/ImprovementTable.tsx';
import { type Place, ScoreFigure } from '../../ratings/ScoreFigure/ScoreFigure.tsx';
import { type ScoreRow, ScoreTable } from '../../ratings/ScoreTable/ScoreTable.tsx';
import styles from './ReviewScore.module.css';

export type ReviewScoreModel = {
  score: string;
  topScore: string;
  stars: number;
  coverage: string;
  complete: boolean;
  place: Place;
  rows: readonly ScoreRow[];
  improvements: readonly ImprovementRow[];
};

type Props = { name: string; score: ReviewScoreModel };

/** The score with its receipt, and what would change it. */
export function ReviewScore({ name, score }: Props) {
  const { rows, improvements, complete, topScore } = score;
  return (
    <TitledSection id="score" title="How the score adds up">
      <ScoreFigure {...score} />
      <Fold
        onPhonesOnly
        summary="Criterion by criterion"
        hint={rows
          .map(({ name: criterion, verdictWord }) => `${criterion}: ${verdictWord}`)
          .join(' · ')}
      >
        <div className={styles.more}>
          <ScoreTable
            caption={`The score of ${name}, criterion by criterion`}
            rows={rows}
            score={score.score}
            topScore={topScore}
          />
          <p>
            Stars are the score rounded to the nearest half. A pass earns a criterion’s whole
            weight, a partial half of it.{' '}
            {!complete &&
              'What is not known earns nothing and lowers the number of criteria judged. '}
            <a href="/how-we-rate">Every rule and weight</a>. Where a casino publishes its seeds,
            you can <a href="/tools/round">check a round</a> yourself.
          </p>
          <h3>What would change it</h3>
          {improvements.length > 0 ? (
            <ImprovementTable name={name} rows={improvements} />
          ) : (
            <p>Every criterion passes, so nothing can be added.</p>
          )}
          <p>
            It falls when a recorded fact turns worse or is no longer known. What the casino pays
            for a link is not among the facts.
          </p>
        </div>
      </Fold>
    </TitledSection>
  );
}
