import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';

type PaidLinkRow = {
  slug: string;
  name: string;
  /** Address of the review, if there is one. */
  reviewHref: string | null;
  isPaid: boolean;
  /** Payment model in words. */
  paidFor: string;
  since: string;
};

export type PaidLinkTableModel = {
  links: readonly PaidLinkRow[];
  /** On all pages. */
  linkCount: number;
  paidCount: number;
  /** Number of links that pay a share of players' losses. */
  lossShareCount: number;
};

type Props = PaidLinkTableModel & { pagination: PaginationModel | null };

/** Registry of links as a table: casino, payment model, start. */
export function PaidLinkTable({ links, linkCount, paidCount, lossShareCount, pagination }: Props) {
  return (
    <div className="stack-5">
      <Notice tone="warn">
        <b>Under a revenue share we earn more when you lose.</b> {lossShareCount} of the {paidCount}{' '}
        paid links below are recorded with such a share.
      </Notice>
      <DataTable
        caption={`All ${linkCount} links to casinos, ${paidCount} of them paid`}
        showCaption
        columns={[
          { label: 'Casino' },
          { label: 'Paid link' },
          { label: 'Since' },
          { label: 'What we are paid for', wide: true },
        ]}
        rows={links.map(({ slug, name, reviewHref, isPaid, paidFor, since }) => [
          reviewHref === null ? (
            name
          ) : (
            <a key={slug} href={reviewHref}>
              {name}
            </a>
          ),
          isPaid ? 'Yes' : 'No',
          since,
          paidFor,
        ])}
      />
      <Pagination pagination={pagination} />
    </div>
  );
}
