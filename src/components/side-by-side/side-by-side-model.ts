import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import type { Better, Measure } from '#domain/side-by-side/best-in-row.ts';
import type { VisitModel } from '../casinos/visit-model.ts';
import type { PayShortModel } from '../pay/pay-model.ts';
import type { OutcomeSummary } from '../outcomes/OutcomeStrip/OutcomeStrip.tsx';

/** Labels of the best value: of two casinos, and of more. */
export type BestModel = { better: Better; ofTwo: string; ofMore: string };

export type RowModel = {
  id: string;
  label: string;
  /** Measure of the comparison, where the row's name does not say it. */
  hint: string | null;
  /** `null` where readers can prefer either value. */
  best: BestModel | null;
};

export type RowGroupModel = { id: string; title: string; rows: readonly RowModel[] };

/** Cell of one casino. */
export type CellModel = {
  text: string;
  isKnown: boolean;
  receipt: { readOn: string; grade: string; meaning: string } | null;
  measure: Measure | null;
};

/** Outcome of an offer for 100 players. */
type ColumnOutcome = OutcomeSummary & {
  /** Name of the offer; empty where there is none. */
  label: string;
  /** All sentences of the outcome, for the CSV file. */
  details: readonly string[];
  measure: Measure | null;
};

/** Column of one casino. */
export type ColumnModel = {
  slug: string;
  name: string;
  logo: string;
  /** Address of the review; `null` for a casino without one. */
  review: string | null;
  /** `null` if nothing could be judged. */
  score: string | null;
  verdict: CasinoVerdict;
  /** Own tests, in words. */
  tests: string;
  coverage: string;
  isSample: boolean;
  outcome: ColumnOutcome;
  cells: Readonly<Record<string, CellModel>>;
  visit: VisitModel;
  pay: PayShortModel;
};

/** Cell of a row. Throws if it is missing: a column has a cell for every row. */
export function cellIn({ slug, cells }: ColumnModel, row: RowModel): CellModel {
  const cell = cells[row.id];
  if (cell === undefined) throw new Error(`Expected a value of ${slug} for ${row.id}, found none`);
  return cell;
}
