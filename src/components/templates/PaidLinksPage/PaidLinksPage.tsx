import type { LinkItem } from '#domain/site/link-item.ts';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import type { PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type PaidLinkRow, PaidLinkTable } from '../../legal/PaidLinkTable/PaidLinkTable.tsx';

type Props = {
  trail: readonly LinkItem[];
  art: string;
  title: string;
  links: readonly PaidLinkRow[];
  linkCount: number;
  paidCount: number;
  lossShareCount: number;
  showsSamples: boolean;
  pagination: PaginationModel | null;
};

/** The table of links from its second page on. */
export function PaidLinksPage({ trail, art, title, ...table }: Props) {
  return (
    <>
      <PageHead trail={trail} title={title} art={art} />
      <Section variant="tight">
        <PaidLinkTable {...table} />
      </Section>
    </>
  );
}
