import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Stars } from '../../elements/Stars/Stars.tsx';
import styles from './RankingTable.module.css';

export type RankingRow = {
  slug: string;
  name: string;
  /** `null` for a casino without a review, which is not ranked. */
  rank: string | null;
  /** `null` for a casino without a review. */
  href: string | null;
  score: string;
  stars: number;
  coverage: string;
  verdict: string;
};

/** All casinos with score and rank. `tests/site/ratings.test.ts` reads them from here. */
export function RankingTable({ rows }: { rows: readonly RankingRow[] }) {
  return (
    <DataTable
      caption="Every casino by its score"
      dense
      columns={[
        { label: 'Casino' },
        { label: 'Rank', align: 'end' },
        { label: 'Score', align: 'end' },
        { label: 'Stars' },
        { label: 'Judged' },
        { label: 'Verdict' },
      ]}
      ids={rows.map(({ slug }) => `rating-${slug}`)}
      rows={rows.map(({ name, rank, href, score, stars, coverage, verdict }) => [
        href === null ? name : <a href={href}>{name}</a>,
        <span data-rating="rank">{rank ?? 'No review'}</span>,
        <b data-rating="score">{score}</b>,
        <span className={styles.stars} data-rating="stars">
          <Stars stars={stars} />
        </span>,
        <span data-rating="coverage">{coverage}</span>,
        verdict,
      ])}
    />
  );
}
