import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';

type Props = {
  page: { trail: readonly LinkItem[] };
  table?: ReactNode;
};

export function ComparePage({ page: { trail }, table }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Compare casinos"
        lead="Compare up to four casinos fact by fact, or two on a phone. Dates say when we read it. A fact without a letter is the casino’s own word."
      />
      <Section variant="tight">
        <ChipPatterns size="small" />
        <div className="stack-6">
          <Disclosure />
          {table}
          <div className="fine stack-3 measure">
            <p>
              Where a row compares figures of one kind, it marks the lower, shorter or larger one.
              It doesn’t say which casino is better, and we name no overall winner. Notes and
              sources are in each review. <a href="/how-we-rate#grades">What the grades mean</a>.
            </p>
            <p>
              The address keeps your choice after its #. Anyone who opens that address sees the same
              table. No server receives your choice.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
