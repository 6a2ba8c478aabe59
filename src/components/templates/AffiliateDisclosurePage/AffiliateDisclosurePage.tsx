import type { PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import {
  type PaidLinkTableModel,
  PaidLinkTable,
} from '../../legal/PaidLinkTable/PaidLinkTable.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

export type AffiliateDisclosureModel = ProsePageModel & {
  table: PaidLinkTableModel;
  pagination: PaginationModel | null;
};

export function AffiliateDisclosurePage({ page }: { page: AffiliateDisclosureModel }) {
  return (
    <ProsePage
      page={page}
      below={{
        'every-paid-link': <PaidLinkTable {...page.table} pagination={page.pagination} />,
      }}
    />
  );
}
