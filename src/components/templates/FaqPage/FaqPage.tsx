import type { LinkItem } from '#domain/site/link-item.ts';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type FaqItem, FaqSection } from '../../home/FaqSection/FaqSection.tsx';

export type FaqModel = {
  trail: readonly LinkItem[];
  faq: readonly FaqItem[];
};

export function FaqPage({ page: { trail, faq } }: { page: FaqModel }) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Frequently asked questions"
        lead={
          faq.length === 0
            ? 'What readers ask most will appear here with a short answer.'
            : `${faq.length} ${faq.length === 1 ? 'question' : 'questions'} that readers start with.`
        }
        actions={
          <>
            <ButtonLink href="/" variant="quiet">
              Return to Home
            </ButtonLink>
            <ButtonLink href="/contact" variant="quiet">
              Ask something else
            </ButtonLink>
          </>
        }
      />
      <Section>
        <div className="stack-parts">
          {faq.length > 0 && <FaqSection faq={faq} />}
          <Notice>
            <b>The answer isn’t here?</b> Write to us on the <a href="/contact">contact page</a>.
            For the law where you are, see the <a href="/country">country pages</a>.
          </Notice>
        </div>
      </Section>
    </>
  );
}
