import { type PaidLinksModel, PaidLinkTable } from '../../legal/PaidLinkTable/PaidLinkTable.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = PaidLinksModel & {
  page: ProsePageModel;
};

export function AffiliateDisclosurePage({ page, ...table }: Props) {
  return <ProsePage page={page} below={{ 'every-paid-link': <PaidLinkTable {...table} /> }} />;
}
