import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type RankingRow, RankingTable } from '../../ratings/RankingTable/RankingTable.tsx';

export type ScoresModel = {
  trail: readonly LinkItem[];
  title: string;
  lead: string;
  rows: readonly RankingRow[];
  pagination: PaginationModel | null;
};

/** Table of scores from its second page on. */
export function ScoresPage({ page }: { page: ScoresModel }) {
  const { trail, title, lead, rows, pagination } = page;
  return (
    <>
      <CompactHead trail={trail} title={title} lead={lead} />
      <Section variant="tight">
        <RankingTable rows={rows} />
        <Pagination pagination={pagination} />
      </Section>
    </>
  );
}
