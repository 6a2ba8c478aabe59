import type { Better, Measure } from '#domain/side-by-side/best-in-row.ts';
import type { VisitModel } from '../casinos/visit-model.ts';
import type { OutcomeSummary } from '../outcomes/OutcomeStrip/OutcomeStrip.tsx';

/** What the best value of a row is called: of two, and of more. */
export type BestModel = { better: Better; ofTwo: string; ofMore: string };

export type RowModel = {
  id: string;
  label: string;
  /** What the values are compared by, where it needs saying. */
  hint: string | null;
  /** `null` where no value is better than another for everybody. */
  best: BestModel | null;
};

export type RowGroupModel = { id: string; title: string; rows: readonly RowModel[] };

/** What a row says of a casino. */
export type CellModel = {
  text: string;
  isKnown: boolean;
  receipt: { readOn: string; grade: string; meaning: string } | null;
  measure: Measure | null;
};

/** What the offer of a casino does to a hundred players. */
export type ColumnOutcome = OutcomeSummary & {
  /** Names the offer; empty where there is none. */
  label: string;
  /** Every sentence about it, for the CSV file. */
  details: readonly string[];
  measure: Measure | null;
};

/** A casino as a column. */
export type ColumnModel = {
  slug: string;
  name: string;
  logo: string;
  /** Address of the review; `null` for a casino without one. */
  review: string | null;
  /** `null` for a casino of which nothing could be judged. */
  score: string | null;
  coverage: string;
  isSample: boolean;
  outcome: ColumnOutcome;
  cells: Readonly<Record<string, CellModel>>;
  visit: VisitModel;
};

/** What a row says of a casino. Throws if it says nothing: a column has a cell for every row. */
export function cellIn({ slug, cells }: ColumnModel, row: RowModel): CellModel {
  const cell = cells[row.id];
  if (cell === undefined) throw new Error(`Expected a value of ${slug} for ${row.id}, found none`);
  return cell;
}
