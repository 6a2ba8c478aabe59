import { type PaidLinkRow, PaidLinkTable } from '../../legal/PaidLinkTable/PaidLinkTable.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = {
  page: ProsePageModel;
  links: readonly PaidLinkRow[];
  paidCount: number;
  lossShareCount: number;
  showsSamples: boolean;
};

export function AffiliateDisclosurePage({ page, ...table }: Props) {
  return <ProsePage page={page} below={{ 'every-paid-link': <PaidLinkTable {...table} /> }} />;
}
