import type { LinkItem } from '#domain/site/link-item.ts';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

export type PersonModel = {
  trail: readonly LinkItem[];
  name: string;
  role: string;
  answersFor: string;
  background: string | null;
  updated: string | null;
  written: readonly LinkItem[];
  checked: readonly LinkItem[];
};

/** Person with responsibilities and everything they signed. */
export function PersonPage({ page }: { page: PersonModel }) {
  const { trail, name, role, updated } = page;
  const signed = [
    { id: 'written', title: 'Written', texts: page.written },
    { id: 'checked', title: 'Checked', texts: page.checked },
  ].filter(({ texts }) => texts.length > 0);
  const contents = [
    { text: 'What this person answers for', href: '#answers-for' },
    { text: 'Background', href: '#background' },
    ...signed.map(({ id, title }) => ({ text: title, href: `#${id}` })),
  ];
  return (
    <>
      <CompactHead
        trail={trail}
        title={name}
        lead={role}
        {...(updated !== null && { note: `Last updated ${updated}` })}
      />
      <RailSection rail={<Contents title="On this page" items={contents} onlyInRail />}>
        <TitledSection id="answers-for" title="What this person answers for">
          <p>{page.answersFor}</p>
        </TitledSection>
        <TitledSection id="background" title="Background">
          <p>{page.background ?? 'Not written yet.'}</p>
        </TitledSection>
        {signed.map(({ id, title, texts }) => (
          <TitledSection key={id} id={id} title={title}>
            <LinkList items={texts} />
          </TitledSection>
        ))}
      </RailSection>
    </>
  );
}
