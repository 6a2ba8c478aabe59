import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import type { PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import {
  type PaidLinkTableModel,
  PaidLinkTable,
} from '../../legal/PaidLinkTable/PaidLinkTable.tsx';

type PaidLinksModel = {
  trail: readonly LinkItem[];
  title: string;
  table: PaidLinkTableModel;
  pagination: PaginationModel | null;
};

type Props = { page: PaidLinksModel };

/** Table of links from its second page on. */
export function PaidLinksPage({ page: { trail, title, table, pagination } }: Props) {
  return (
    <>
      <CompactHead trail={trail} title={title} />
      <Section variant="tight">
        <PaidLinkTable {...table} pagination={pagination} />
      </Section>
    </>
  );
}
