import type { LinkItem } from '#domain/site/link-item.ts';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  ComplaintRules,
  type ComplaintRulesModel,
} from '../../licences/ComplaintRules/ComplaintRules.tsx';

export type ReviewLicenceModel = {
  standing: string;
  requires: string | null;
  steps: readonly string[];
  registers: readonly LinkItem[];
  recourse: { answer: string | null; note: string | null; gap: string | null };
  /** Complaint rules of the licence; `null` where none are on file. */
  rules: (ComplaintRulesModel & { title: string; href: string }) | null;
};

/** Worth of the licence, steps to look it up, and whom to turn to in a dispute. */
export function ReviewLicence({ slug, licence }: { slug: string; licence: ReviewLicenceModel }) {
  const { standing, requires, steps, registers, recourse, rules } = licence;
  return (
    <TitledSection id="licence" title="License and disputes" isFolded hint={standing}>
      <p>
        {standing} {requires}
      </p>
      {steps.length > 0 && (
        <>
          <h3>How to check the license</h3>
          <NumberedSteps steps={steps} />
        </>
      )}
      <p>
        {registers.length > 1 ? 'Registers: ' : 'Register: '}
        {registers.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 && '; '}
            <a href={href} rel="nofollow noopener noreferrer">
              {text}
            </a>
          </span>
        ))}
        .
      </p>
      <h3>If you and the casino disagree</h3>
      <p>
        <b>{recourse.answer ?? 'Who decides isn’t known'}.</b> {recourse.note} {recourse.gap} Keep
        the terms as they were when you deposited, your chat logs and the transaction hashes.
      </p>
      <TextLink href={`/tools/case#casino=${slug}`} text="It won’t pay? Make a case" />
      {rules !== null && (
        <>
          <h3>{rules.title}</h3>
          <ComplaintRules caption="A complaint under these rules" rules={rules} />
          <TextLink href={rules.href} text="All licenses" />
        </>
      )}
    </TitledSection>
  );
}
