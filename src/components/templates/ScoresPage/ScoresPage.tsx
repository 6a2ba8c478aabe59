import type { LinkItem } from '#domain/site/link-item.ts';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type RankingRow, RankingTable } from '../../ratings/RankingTable/RankingTable.tsx';

type Props = {
  trail: readonly LinkItem[];
  art: string;
  title: string;
  lead: string;
  rows: readonly RankingRow[];
  pagination: PaginationModel | null;
};

/** The table of scores from its second page on. */
export function ScoresPage({ trail, art, title, lead, rows, pagination }: Props) {
  return (
    <>
      <PageHead trail={trail} title={title} lead={lead} art={art} />
      <Section variant="tight">
        <RankingTable rows={rows} />
        <Pagination pagination={pagination} />
      </Section>
    </>
  );
}
