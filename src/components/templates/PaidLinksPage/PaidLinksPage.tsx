import type { Crumb } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type PaidLinksModel, PaidLinkTable } from '../../legal/PaidLinkTable/PaidLinkTable.tsx';

type Props = PaidLinksModel & {
  trail: readonly Crumb[];
  art: string;
  title: string;
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
