import { CallToAction } from '../../elements/CallToAction/CallToAction.tsx';

export type TermsGuideModel = { href: string; artHref: string };

/** Leads on from offers to the guide that reads their terms. */
export function TermsGuide({ guide: { href, artHref } }: { guide: TermsGuideModel }) {
  return (
    <CallToAction
      title="Which of these terms decide?"
      text="Six lines of an offer, read one by one with every sum shown."
      href={href}
      linkText="Read the guide"
      artHref={artHref}
    />
  );
}
