import { type PaidLinkRow, PaidLinkTable } from '../../legal/PaidLinkTable/PaidLinkTable.tsx';
import type { PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = {
  page: ProsePageModel;
  links: readonly PaidLinkRow[];
  linkCount: number;
  paidCount: number;
  lossShareCount: number;
  showsSamples: boolean;
  pagination: PaginationModel | null;
};

export function AffiliateDisclosurePage({ page, ...table }: Props) {
  return <ProsePage page={page} below={{ 'every-paid-link': <PaidLinkTable {...table} /> }} />;
}
